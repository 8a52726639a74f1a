import { useQuery } from '@tanstack/react-query';
import { Pencil, Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '../../content/site';
import { useToday } from '../../lib/dates/useToday';
import { useFacts } from '../../lib/facts/currentFacts';
import { type FactKind, schemas } from '../../lib/facts/factSchemas';
import type { ClosedDay } from '../../lib/facts/facts';
import { textAt } from '../../lib/i18n/dynamicKey';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button, buttonClass } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Note';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { AppLink } from '../../ui/navigation/AppLink';
import { useCan } from '../account/session/useStaffMember';
import { type Draft, isOwn } from '../api/drafts';
import type { StoredFact } from '../api/storedFacts';
import { HandoverBar } from '../drafts/HandoverBar';
import { Badge } from '../parts/Badge';
import { ItemName } from '../parts/ItemName';
import { withChange } from '../words/lines';
import { placeOf } from '../words/pageWords';
import { WordsDifference } from '../words/WordsText';
import { FactEditor } from './FactEditor';
import { typedFacts } from './factDrafts';
import { valueText } from './factForms';
import styles from './facts.module.css';
import { sentencesWith } from './factTexts';
import { proposedValue, type StaffFact, useFactChanges, valueShown } from './useFactChanges';
import { factTextsQuery, isShown, useStaffFacts } from './useStaffFacts';

const GROUPS = [
  ...(['fees', 'times', 'hours', 'phones', 'emails'] as const),
  ...(['leadership', 'forms', 'pictures'] as const),
  ...(['thresholds', 'rules', 'urls'] as const),
];

const isPutUp = (kind: FactKind) => ['form', 'leader', 'picture'].includes(kind);

interface GroupsProps {
  facts: StaffFact[];
  isShown: (fact: StaffFact) => boolean;
  isSearch: boolean;
}

/** Renders groups that a search unfolds. Hidden facts stay mounted, because a form may be open. */
export function FactGroups({ facts, isShown, isSearch }: GroupsProps) {
  const { t } = useTranslation('facts');
  return GROUPS.map((group) => {
    const all = facts.filter(({ key }) => key.startsWith(`${group}.`));
    const count = all.filter(isShown).length;
    return (
      <details key={group} hidden={count === 0} open={isSearch} className={styles.group}>
        <summary>
          <h2>{t(`group.${group}`)}</h2> <span className="small-print">{count}</span>
        </summary>
        <ul className="plain-list">
          {all.map((fact) => (
            <RowBoundary key={fact.key} name={fact.label}>
              {() => <BuiltIn fact={fact} hidden={!isShown(fact)} />}
            </RowBoundary>
          ))}
        </ul>
      </details>
    );
  });
}

interface FilesProps {
  stored: StoredFact[];
  drafts: Draft[];
  page: Page;
}

/** Lists what staff put up on a page: files of forms, people and the picture. */
export function PageFiles({ stored, drafts, page }: FilesProps) {
  const { data: texts } = useQuery(factTextsQuery);
  const facts = useStaffFacts(stored, drafts, texts).filter(
    ({ kind, pages }) => isPutUp(kind) && pages.includes(page.path),
  );
  return <FactGroups facts={facts} isShown={() => true} isSearch />;
}

function BuiltIn({ fact, hidden }: { fact: StaffFact; hidden: boolean }) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const facts = useFacts();
  const { key, label, current, published, pages, texts } = fact;
  const [sentence] = sentencesWith(texts.slice(-1), language, facts);
  const group = key.split('.')[0];
  const value = current ? valueText(key, current, language) : t('notStated', { context: group });
  // Texts of header and footer.
  const isEverywhere = texts.some((name) => name.startsWith('common:'));
  const isChanged = published && published.value !== null;
  return (
    <FactRow
      fact={fact}
      hidden={hidden}
      action={current ? t('change') : textAt(t, 'state', { context: group })}
    >
      <p className={styles.value}>
        {value} {isChanged && <Badge tone="green">{t('changed')}</Badge>}
      </p>
      <p className="small-print">
        {sentence && sentence !== label && sentence !== value && `${sentence} ·\u00a0`}
        {pages.length > 0 && !isEverywhere ? t('pages', { count: pages.length }) : t('everywhere')}
      </p>
    </FactRow>
  );
}

interface AnswersProps {
  questions: StaffFact[];
  isShown: (fact: StaffFact) => boolean;
  isSearch: boolean;
}

/** Lists open questions, then answered ones; printed, it is a form to write on. */
export function Answers({ questions, isShown, isSearch }: AnswersProps) {
  const { t } = useTranslation('facts');
  const groups = {
    open: questions.filter(({ current }) => current === undefined),
    answered: questions.filter(({ current }) => current !== undefined),
  };
  return (
    <div className="stack">
      <p hidden={isSearch} data-screen-only>
        {t('answers.lead')}
      </p>
      <p hidden={isSearch} data-screen-only>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" size="1.05em" />
          {t('answers.print')}
        </Button>
      </p>
      {(['open', 'answered'] as const).map((group) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group} hidden={!groups[group].some(isShown)}>
            {t(`answers.${group}`, { count: groups[group].filter(isShown).length })}
          </h2>
          <ul className="plain-list">
            {groups[group].map((fact) => (
              <RowBoundary key={fact.key} name={fact.label}>
                {() => <Question fact={fact} hidden={!isShown(fact)} />}
              </RowBoundary>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Question({ fact, hidden }: { fact: StaffFact; hidden: boolean }) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { key, current, pages } = fact;
  return (
    <FactRow fact={fact} hidden={hidden} action={t(current ? 'change' : 'answers.answer')}>
      {current !== undefined && <p className={styles.value}>{valueText(key, current, language)}</p>}
      <p className="small-print">{t('answers.asked', { count: pages.length })}</p>
      {!current && <div className={styles.lines} data-paper-only />}
    </FactRow>
  );
}

interface DaysProps {
  days: StaffFact[];
  isShown: (fact: StaffFact) => boolean;
  isSearch: boolean;
}

/** Lists the coming days that are closed or may be. Staff confirm a day, or take it off. */
export function ClosedDays({ days, isShown, isSearch }: DaysProps) {
  const { t } = useTranslation('facts');
  const today = useToday();
  const mayPublish = useCan()('publish');
  const coming = days
    .flatMap((fact) => {
      const { data: day } = schemas.closedDay.safeParse(valueShown(fact));
      return day && day.to >= today ? [{ fact, day }] : [];
    })
    .sort((a, b) => a.day.from.localeCompare(b.day.from));
  return (
    <div className="stack">
      <h2 hidden={isSearch && !days.some(isShown)}>{t('part.days')}</h2>
      <div className="stack" hidden={isSearch}>
        <p>{t('days.lead')}</p>
        {mayPublish && (
          <p>
            <AppLink to="/admin/closed" className={buttonClass('primary')}>
              {t('days.add')}
            </AppLink>
          </p>
        )}
      </div>
      <ul className="plain-list">
        {coming.map(({ fact, day }) => (
          <RowBoundary key={fact.key} name={fact.label}>
            {() => <Day fact={fact} day={day} hidden={!isShown(fact)} />}
          </RowBoundary>
        ))}
      </ul>
    </div>
  );
}

/** Renders a day: an entered one to change or take off, a holiday to confirm or declare open. */
function Day({ fact, day, hidden }: { fact: StaffFact; day: ClosedDay; hidden: boolean }) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { holiday } = fact;
  const source = holiday ? (holiday === 'russia' ? 'russia' : 'kenya') : day.open && 'open';
  return (
    <FactRow
      fact={fact}
      hidden={hidden}
      action={t(holiday ? 'days.confirm' : 'change')}
      buttons={
        !day.open && (
          <SaveButton
            fact={fact}
            value={holiday ? { ...day, open: true } : null}
            text={t(holiday ? 'days.open' : 'days.remove')}
          />
        )
      }
    >
      <p>
        {day.reason[language]}
        {day.closesAt && `, ${t('days.closesAt', { time: day.closesAt })}`}
      </p>
      <p className="small-print">{t(`days.source.${source || 'entered'}`)}</p>
    </FactRow>
  );
}

/** Renders a button that publishes a value at once, or hands it over. */
export function SaveButton({
  fact,
  value,
  text,
}: {
  fact: StaffFact;
  value: unknown;
  text: string;
}) {
  const { publishes, save, propose } = useFactChanges();
  return (
    <Button
      variant="tertiary"
      onClick={() => void (publishes ? save(fact, value) : propose(fact, value))}
    >
      {text}
      <ItemName title={fact.label} />
    </Button>
  );
}

interface RowProps {
  fact: StaffFact;
  action: string;
  /** An open form stays on the page, because it may have been filled in. */
  hidden?: boolean;
  buttons?: ReactNode;
  children?: ReactNode;
}

/** Renders a fact, question or closed day with its form; nothing while `hidden` and not open. */
export function FactRow({ fact, action, hidden, buttons, children }: RowProps) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(() => typedFacts(fact.drafts).includes(fact.key));
  const row = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The form may have been long, and what is left may be higher than the screen.
    if (wasOpen.current && !isOpen && row.current) {
      const isBelow = row.current.getBoundingClientRect().top > 0;
      row.current.scrollIntoView({ block: isBelow ? 'nearest' : 'start' });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { key, label, slot, builtIn, published, drafts } = fact;
  const isChanged = published && published.value !== null;
  if (hidden && !isOpen) return null;
  return (
    <li ref={row} id={key} tabIndex={-1} hidden={hidden} className={styles.row}>
      <div className="anywhere">
        <h3>{slot ? placeOf(key, language).names.text : label}</h3>
        {/* The form has the text, and below it the built-in one of a changed text. */}
        {!(isOpen && slot && !isChanged) && children}
        {isChanged && builtIn !== undefined && (
          <p className="small-print">
            {t('builtIn', { value: valueText(key, builtIn, language) })}
          </p>
        )}
      </div>
      <div className={`cluster ${styles.buttons}`} data-screen-only>
        {!isOpen && (
          <Button variant="tertiary" onClick={() => setOpen(true)}>
            <Pencil aria-hidden="true" size="1.05em" />
            {action}
            <ItemName title={label} />
          </Button>
        )}
        {/* An open form would still show the value that a button beside it has replaced. */}
        {!isOpen && buttons}
      </div>
      {drafts.map((draft) => (
        <RowBoundary key={draft.id} name={draft.title} element="div">
          {() => <FactDraft fact={fact} draft={draft} isOpen={isOpen} />}
        </RowBoundary>
      ))}
      {isOpen && <FactEditor fact={fact} onClose={() => setOpen(false)} />}
    </li>
  );
}

interface DraftProps {
  fact: StaffFact;
  draft: Draft;
  /** Whether the form is open, which publishes in its own way. */
  isOpen: boolean;
}

/** Renders a draft that waits or came back. An admin publishes or returns it with one press. */
function FactDraft({ fact, draft, isOpen }: DraftProps) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { publishes, save } = useFactChanges();
  const { key, label, current, builtIn, slot } = fact;
  if (draft.state === 'open' || !(isOwn(draft) || draft.state === 'waiting')) return null;
  const value = proposedValue(fact, draft);
  const text = (one: unknown) =>
    one === undefined || one === null ? t('nothing') : valueText(key, one, language);
  return (
    <HandoverBar
      handover={draft}
      actions={
        publishes &&
        !isOpen &&
        value !== undefined && (
          <Button onClick={() => void save(fact, value, { taken: draft })}>
            {t('publish')}
            <ItemName title={label} />
          </Button>
        )
      }
    >
      {slot && (value === null || isShown(fact, value)) ? (
        <WordsDifference
          from={withChange(slot.builtIn, current)}
          to={withChange(slot.builtIn, value)}
          names={{ older: t('preview.now'), newer: t('preview.then') }}
        />
      ) : (
        value !== undefined && (
          <p>
            {text(current)} → {text(value ?? builtIn)}
          </p>
        )
      )}
    </HandoverBar>
  );
}

/** Says that no page shows a change, because a release has reshaped or removed the text. */
export function NotShown({ fact }: { fact: StaffFact }) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { key, slot, published, current } = fact;
  if (!published || published.value === null || current !== undefined) return null;
  const text = valueText(key, published.value, language);
  return (
    <Note kind="warning">
      <p>{t(slot ? 'words.unfit' : 'words.gone', { text })}</p>
      <SaveButton fact={fact} value={null} text={t('takeBack.words')} />
    </Note>
  );
}
