import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { schemas } from '../../lib/facts/factSchemas';
import { languagesRenewed } from '../../lib/facts/wordSchemas';
import { textAt } from '../../lib/i18n/dynamicKey';
import { withOther } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Note';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { type Draft, isOwn } from '../api/drafts';
import { HandoverBar } from '../drafts/HandoverBar';
import { Badge } from '../parts/Badge';
import { ItemName } from '../parts/ItemName';
import { readableText } from '../words/figures';
import { withChange } from '../words/lines';
import { placeOf } from '../words/pageWords';
import { WordsDifference, WordsText } from '../words/WordsText';
import { FactForm } from './FactForm';
import { valueText } from './factForms';
import styles from './facts.module.css';
import { sentencesOf } from './factTexts';
import { isShown, isTyped, proposedValue, type StaffFact, valueShown } from './staffFacts';
import { useFactChanges } from './useFactChanges';

interface ListProps {
  /** Name under `group` in facts.json, or the heading itself. */
  title: string;
  id: string;
  facts: StaffFact[];
  isOpen: boolean;
}

/** Renders a folded list of facts. */
export function FactGroup({ title, id, facts, isOpen }: ListProps) {
  return (
    <details open={isOpen} className={styles.group}>
      <summary>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>{' '}
        <span className="small-print">{facts.length}</span>
      </summary>
      <ul className="plain-list">
        {facts.map((fact) => (
          <RowBoundary key={fact.key} name={fact.label}>
            {() => <FactRow fact={fact} />}
          </RowBoundary>
        ))}
      </ul>
    </details>
  );
}

/** Renders a fact with its form. The form opens again with what has been typed in it. */
function FactRow({ fact }: { fact: StaffFact }) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(() => isTyped(fact));
  const row = useRef<HTMLLIElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // The form may have been long, and what is left may be higher than the screen.
    if (wasOpen.current && !isOpen) row.current?.scrollIntoView({ block: 'nearest' });
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { key, kind, label, slot, builtIn, current, published, holiday, suggested } = fact;
  const isChanged = current !== undefined && current === published?.value;
  const action = holiday
    ? t('days.confirm')
    : current === undefined
      ? textAt(t, [`state.${kind}`, 'change'])
      : t('change');
  return (
    <li ref={row} id={key} tabIndex={-1} className={styles.row}>
      <div className="anywhere">
        <h3>{slot ? placeOf(key, language).names.text : label}</h3>
        {kind === 'words' ? (
          <WordsValue fact={fact} />
        ) : kind === 'closedDay' ? (
          <DayValue fact={fact} />
        ) : (
          <Value fact={fact} />
        )}
        <NotShown fact={fact} />
        {isChanged && builtIn !== undefined && (
          <p className="small-print">
            {t('builtIn', { value: valueText(key, builtIn, language) })}
          </p>
        )}
      </div>
      {!isOpen && (
        <div className={`cluster ${styles.buttons}`} data-screen-only>
          <Button variant="tertiary" onClick={() => setOpen(true)}>
            <Pencil aria-hidden="true" size="1.05em" />
            {action}
            <ItemName title={label} />
          </Button>
          {holiday && (
            <SaveButton
              fact={fact}
              value={{ ...Object(suggested), open: true }}
              text={t('days.open')}
            />
          )}
          {isChanged && (
            <SaveButton
              fact={fact}
              value={null}
              text={textAt(t, `takeBack.${builtIn === undefined ? kind : 'fact'}`)}
            />
          )}
        </div>
      )}
      {fact.drafts.map((draft) => (
        <RowBoundary key={draft.id} name={draft.title} element="div">
          {() => <FactDraft fact={fact} draft={draft} isOpen={isOpen} />}
        </RowBoundary>
      ))}
      {isOpen && <FactForm fact={fact} onClose={() => setOpen(false)} />}
    </li>
  );
}

/** Renders the value of a fact, and the longest sentence that names it. */
function Value({ fact }: { fact: StaffFact }) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { key, kind, label, current, published, texts } = fact;
  const [sentence] = sentencesOf(texts.slice(-1), language);
  const value = current
    ? valueText(key, current, language)
    : textAt(t, [`notStated.${kind}`, 'notStated.other']);
  const isChanged = current !== undefined && current === published?.value && kind !== 'answer';
  return (
    <>
      <p className={styles.value}>
        {value} {isChanged && <Badge tone="green">{t('changed')}</Badge>}
      </p>
      {sentence && sentence !== label && sentence !== value && (
        <p className="small-print">{sentence}</p>
      )}
    </>
  );
}

/** Renders a day that is closed, or a holiday on which the Embassy may be closed. */
function DayValue({ fact }: { fact: StaffFact }) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { data: day } = schemas.closedDay.safeParse(valueShown(fact));
  if (!day) return null;
  const { holiday } = fact;
  const source = holiday ? (holiday === 'russia' ? 'russia' : 'kenya') : day.open && 'open';
  return (
    <>
      <p>
        {day.reason[language]}
        {day.closesAt && `, ${t('days.closesAt', { time: day.closesAt })}`}
      </p>
      <p className="small-print">{t(`days.source.${source || 'entered'}`)}</p>
    </>
  );
}

/** Renders a text in both languages, with the built-in text where it is changed. */
function WordsValue({ fact }: { fact: StaffFact }) {
  const { t } = useTranslation(['facts', 'common']);
  const language = useLanguage();
  const { slot, current, published } = fact;
  if (!slot) return null;
  const texts = withChange(slot.builtIn, current);
  const isRenewed =
    current !== undefined && published && languagesRenewed(published, slot).length > 0;
  return (
    <div className="stack gap-2">
      {withOther(language).map((one) => {
        const text = texts[one];
        const isChanged = Object(current)[one] !== undefined;
        return (
          text !== undefined && (
            <div key={one} className="stack gap-1">
              <p className="small-print">
                {t(`common:language.${one}`)}{' '}
                {isChanged && <Badge tone="green">{t('changed')}</Badge>}
              </p>
              <WordsText text={text} language={one} />
              {isChanged && (
                <p className="small-print">
                  {t('builtIn', { value: readableText(slot.builtIn, one) })}
                </p>
              )}
            </div>
          )
        );
      })}
      {isRenewed && <Note kind="warning">{t('words.renewed')}</Note>}
    </div>
  );
}

/** Says that no page shows a change, because a release has reshaped or removed what it changes. */
export function NotShown({ fact }: { fact: StaffFact }) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { key, published, current } = fact;
  if (!published || published.value === null || current === published.value) return null;
  const text = valueText(key, published.value, language);
  return (
    <Note kind="warning">
      <p>{t('words.gone', { text })}</p>
      <SaveButton fact={fact} value={null} text={t('takeBack.words')} />
    </Note>
  );
}

/** Renders a button that publishes a value at once, or hands it over. */
function SaveButton({ fact, value, text }: { fact: StaffFact; value: unknown; text: string }) {
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
          names={{ older: t('compare.now'), newer: t('compare.then') }}
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
