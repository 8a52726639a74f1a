import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type MouseEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canBeEmpty, linesOf, placeholdersOf } from '../../lib/facts/words';
import { type Language, otherLanguage } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { byLanguage } from '../kinds/field';
import { blankLine, type Line, type PageSlot } from './lines';
import { WordsInput } from './WordsInput';
import styles from './words.module.css';

interface Props {
  id: string;
  slot: PageSlot;
  lines: Line[];
  invalid: boolean;
  takesFocus: boolean;
  onChange: (lines: Line[]) => void;
}

/**
 * Renders the fields of a text, both languages side by side, that of the staff area first. Lines are added, moved and taken out in
 * both languages at once. A default export because it is a chunk of its own.
 */
export default function WordsControl({ id, slot, lines, invalid, takesFocus, onChange }: Props) {
  const { t } = useTranslation(['facts', 'common']);
  const language = useLanguage();
  const inOrder = [language, otherLanguage(language)].filter((one) => slot.builtIn[one]);
  const hasLines = slot.kind !== 'text';
  // The database keeps no order of names.
  const hasOrder = slot.kind !== 'names';
  const figures = useMemo(
    () =>
      byLanguage((one) => [...new Set(linesOf(slot.builtIn[one] ?? '').flatMap(placeholdersOf))]),
    [slot],
  );
  const [added, setAdded] = useState('');
  const addAfter = (index: number) => {
    const line = blankLine(lines[0]);
    setAdded(line.id);
    onChange([...lines.slice(0, index + 1), line, ...lines.slice(index + 1)]);
  };
  const without = (index: number) => lines.filter((_, at) => at !== index);
  const moveTo = (to: number, line: Line) => {
    const rest = lines.filter((one) => one !== line);
    onChange([...rest.slice(0, to), line, ...rest.slice(to)]);
  };
  const typeIn = (line: Line, one: Language, column: number, text: string) => {
    const cells = line.cells[one].map((cell, at) => (at === column ? text : cell));
    const typed = { ...line, cells: { ...line.cells, [one]: cells } };
    onChange(lines.map((other) => (other === line ? typed : other)));
  };
  return (
    <div className="stack gap-2">
      {canBeEmpty(slot.path) && <p className="small-print">{t('words.canBeEmpty')}</p>}
      <ol className="plain-list">
        {lines.map((line, index) => {
          const number = index + 1;
          return (
            <li key={line.id} className={styles.line}>
              {inOrder.map((one) => (
                <div key={one} className="stack gap-1">
                  <span className="small-print">{t(`common:language.${one}`)}</span>
                  {line.cells[one].map((cell, column, { length }) => {
                    // Nothing identifies a cell besides its position.
                    const field = `${line.id}-${one}-${column}`;
                    const isFirst = one === inOrder[0] && column === 0;
                    return (
                      <WordsInput
                        key={field}
                        id={`${id}-${field}`}
                        label={t('words.field', {
                          language: t(`common:language.${one}`),
                          number: hasLines ? number : '',
                          column: length > 1 ? column + 1 : '',
                        }).trim()}
                        language={one}
                        value={cell}
                        figures={figures[one]}
                        invalid={invalid}
                        takesFocus={
                          isFirst && (added ? line.id === added : takesFocus && index === 0)
                        }
                        onChange={(text) => typeIn(line, one, column, text)}
                        onEnter={
                          hasLines ? () => addAfter(hasOrder ? index : lines.length) : undefined
                        }
                      />
                    );
                  })}
                </div>
              ))}
              {hasLines && (
                <LineTools
                  number={number}
                  count={lines.length}
                  isNeeded={lines.length === 1 && !canBeEmpty(slot.path)}
                  hasOrder={hasOrder}
                  onMove={(to) => moveTo(to, line)}
                  onTakeOut={() => onChange(without(index))}
                />
              )}
            </li>
          );
        })}
      </ol>
      {hasLines && (
        <p>
          <Button variant="secondary" onClick={() => addAfter(lines.length)}>
            <Plus aria-hidden="true" size="1.1em" />
            {t('words.add')}
          </Button>
        </p>
      )}
    </div>
  );
}

interface ToolsProps {
  /** Place of the line, from 1. */
  number: number;
  count: number;
  /** Whether it cannot be taken out. */
  isNeeded: boolean;
  hasOrder: boolean;
  onMove: (index: number) => void;
  onTakeOut: () => void;
}

function LineTools({ number, count, isNeeded, hasOrder, onMove, onTakeOut }: ToolsProps) {
  const { t } = useTranslation('facts');
  const move = (index: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    onMove(index);
    // The browser takes the focus from an element that is moved in the document.
    requestAnimationFrame(() => button.focus());
  };
  const tools = [
    ['up', ArrowUp, number > 1, move(number - 2)],
    ['down', ArrowDown, number < count, move(number)],
    ['out', X, !isNeeded, onTakeOut],
  ] as const;
  return (
    <div className={`cluster ${styles.tools}`}>
      {tools.slice(hasOrder ? 0 : 2).map(([name, Icon, isPossible, act]) => (
        <Button key={name} variant="tertiary" busy={!isPossible} onClick={act}>
          <Icon aria-hidden="true" size="1.2em" />
          {name === 'out' && <span aria-hidden="true">{t('words.takeOut')}</span>}
          <span className="visually-hidden">{t(`words.${name}`, { number })}</span>
        </Button>
      ))}
    </div>
  );
}
