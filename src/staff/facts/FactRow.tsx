import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { splitAtPlaceholders, type Text } from '../../lib/facts/words';
import { textAt } from '../../lib/i18n/dynamicKey';
import { type Language, withOther } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { Note } from '../../ui/feedback/Note';
import { RowBoundary } from '../../ui/feedback/RowBoundary';
import { ItemName } from '../parts/ItemName';
import { figureText, namedLines, readableText } from '../words/figures';
import { withChange } from '../words/lines';
import { textPlace } from '../words/pageWords';
import wordsStyles from '../words/words.module.css';
import { FactForm } from './FactForm';
import { valueText } from './factForms';
import styles from './facts.module.css';
import { hasDraft, type StaffFact, valueShown } from './staffFacts';
import { useSaveFact } from './useSaveFact';

interface ListProps {
  title: string;
  id: string;
  facts: StaffFact[];
  isOpen: boolean;
  /** Whether the list is of one page, which names of texts then leave out. */
  isOfPage?: boolean;
}

/** Renders facts with their forms, below a heading that folds them. */
export function FactGroup({ title, id, facts, isOpen, isOfPage = false }: ListProps) {
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
            {() => <FactRow fact={fact} isOfPage={isOfPage} />}
          </RowBoundary>
        ))}
      </ul>
    </details>
  );
}

/**
 * Renders a fact with buttons that change it, confirm a holiday, or take a change back. Its form is
 * open at first if something has been typed in it.
 */
function FactRow({ fact, isOfPage }: { fact: StaffFact; isOfPage: boolean }) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(() => hasDraft(fact));
  const { key, kind, label, slot, builtIn, current, published, holiday, suggested } = fact;
  const isChanged = current !== undefined && current === published?.value;
  const action = holiday
    ? t('days.confirm')
    : current === undefined
      ? textAt(t, [`state.${kind}`, 'change'])
      : t('change');
  return (
    <li id={key} tabIndex={-1} className={styles.row}>
      <div className="anywhere">
        <h3>{slot && isOfPage ? textPlace(key, language).names.text : label}</h3>
        {kind === 'words' ? <WordsValue fact={fact} /> : <CurrentValue fact={fact} />}
        <NotShown fact={fact} />
        {isChanged && builtIn !== undefined && (
          <p className="small-print">
            {t('builtIn', { value: valueText(key, builtIn, language) })}
          </p>
        )}
      </div>
      {/* A text that a release has removed can only be taken back. */}
      {!isOpen && (kind !== 'words' || slot) && (
        <div className={`cluster ${styles.buttons}`} data-screen-only>
          <Button variant="tertiary" onClick={() => setOpen(true)}>
            <Pencil size="1.05em" />
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
      {isOpen && <FactForm fact={fact} onClose={() => setOpen(false)} />}
    </li>
  );
}

/**
 * Renders the value that visitors see, or that none is stated. For a holiday without an answer it
 * renders the suggested days; below them, why a day is in the list.
 */
function CurrentValue({ fact }: { fact: StaffFact }) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { key, kind, current, holiday } = fact;
  const shown = kind === 'closedDay' ? valueShown(fact) : current;
  const value = shown
    ? valueText(key, shown, language)
    : textAt(t, [`notStated.${kind}`, 'notStated.other']);
  const source = holiday
    ? holiday === 'russia'
      ? 'russia'
      : 'kenya'
    : Object(shown).open && 'open';
  return (
    <>
      <p className={styles.value}>{value}</p>
      {source && <p className="small-print">{textAt(t, `days.source.${source}`)}</p>}
    </>
  );
}

/**
 * Renders a text in both languages, and the built-in text of a change; nothing for a removed text.
 */
function WordsValue({ fact }: { fact: StaffFact }) {
  const { t } = useTranslation(['facts', 'common']);
  const language = useLanguage();
  const { slot, current } = fact;
  if (!slot) return null;
  const texts = withChange(slot.builtIn, current);
  return (
    <div className="stack gap-2">
      {withOther(language).map((one) => {
        const text = texts[one];
        const isChanged = Object(current)[one] !== undefined;
        return (
          text !== undefined && (
            <div key={one} className="stack gap-1">
              <p className="small-print">{t(`common:language.${one}`)}</p>
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
    </div>
  );
}

/** Renders a text of a page for staff: its lines, with its figures in frames. */
function WordsText({ text, language }: { text: Text; language: Language }) {
  const { t } = useTranslation('facts');
  const lines = namedLines(text).filter(([, line]) => line);
  const shown = lines.length > 0 ? lines : [['', t('words.empty', { lng: language })] as const];
  return (
    <div lang={language} className="stack gap-1">
      {shown.map(([name, line]) => (
        <p key={name}>
          {splitAtPlaceholders(line).map((part, index) => {
            // Nothing identifies a part besides its position.
            const key = `${index} ${part}`;
            if (index % 2 === 0) return part;
            return (
              <span key={key} className={wordsStyles.figure}>
                {figureText(part, language)}
              </span>
            );
          })}
        </p>
      ))}
    </div>
  );
}

/**
 * Says that no page shows a published change, because a release has reshaped or removed the text,
 * and offers to take the change back. Renders nothing otherwise.
 */
function NotShown({ fact }: { fact: StaffFact }) {
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

/** Renders a button that publishes a value at once; null takes the fact back. */
function SaveButton({ fact, value, text }: { fact: StaffFact; value: unknown; text: string }) {
  const save = useSaveFact();
  return (
    <Button variant="tertiary" onClick={() => void save(fact, value)}>
      {text}
      <ItemName title={fact.label} />
    </Button>
  );
}
