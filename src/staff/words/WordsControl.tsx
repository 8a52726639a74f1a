import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slot } from '../../lib/facts/wordSchemas';
import { canBeEmpty, placeholdersOf } from '../../lib/facts/words';
import { byLanguage, type Language, withOther } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { blankLine, type Line } from './lines';
import { WordsInput } from './WordsInput';
import styles from './words.module.css';

interface Props {
  id: string;
  describedBy: string | undefined;
  slot: Slot;
  lines: Line[];
  invalid: boolean;
  takesFocus: boolean;
  onChange: (lines: Line[]) => void;
}

/**
 * Renders the fields of a text in both languages side by side, first the staff area's. Lines are
 * added, moved and taken out in both at once. A default export, because it is a chunk of its own.
 */
export default function WordsControl({
  id,
  describedBy,
  slot,
  lines,
  invalid,
  takesFocus,
  onChange,
}: Props) {
  const { t } = useTranslation(['facts', 'common']);
  const language = useLanguage();
  const inOrder = withOther(language).filter((one) => slot.builtIn[one]);
  const [builtIn] = Object.values(slot.builtIn);
  const hasLines = typeof builtIn === 'object';
  // The database keeps no order of names.
  const hasOrder = Array.isArray(builtIn);
  const figures = useMemo(
    () => byLanguage((one) => [...new Set(placeholdersOf(slot.builtIn[one] ?? ''))]),
    [slot],
  );
  const [added, setAdded] = useState('');
  // Kept when the focus leaves, because what is pressed below it would move.
  const [active, setActive] = useState('');
  const addAfter = (index: number) => {
    const line = blankLine(lines[0]);
    setAdded(line.id);
    onChange([...lines.slice(0, index + 1), line, ...lines.slice(index + 1)]);
  };
  const toolsOf = (line: Line, index: number) => {
    const rest = lines.filter((one) => one !== line);
    const moveTo = (to: number) => () => onChange([...rest.slice(0, to), line, ...rest.slice(to)]);
    const tools = [
      ['up', ArrowUp, index > 0, moveTo(index - 1)],
      ['down', ArrowDown, index < rest.length, moveTo(index + 1)],
      ['out', X, rest.length > 0 || canBeEmpty(slot.path), () => onChange(rest)],
    ] as const;
    return hasOrder ? tools : tools.slice(2);
  };
  const typeIn = (line: Line, one: Language, column: number, text: string) => {
    const cells = line.cells[one].map((cell, at) => (at === column ? text : cell));
    const typed = { ...line, cells: { ...line.cells, [one]: cells } };
    onChange(lines.map((other) => (other === line ? typed : other)));
  };
  return (
    <div id={id} tabIndex={-1} aria-describedby={describedBy} className="stack gap-2">
      {canBeEmpty(slot.path) && <p className="small-print">{t('words.canBeEmpty')}</p>}
      <ol className="plain-list">
        {lines.map((line, index) => {
          const number = index + 1;
          return (
            <li key={line.id} className={`cluster ${styles.line}`}>
              <div className={`stack auto-fit ${styles.columns}`}>
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
                          isActive={field === active}
                          onFocus={() => setActive(field)}
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
              </div>
              {hasLines && (
                <div className="cluster">
                  {toolsOf(line, index).map(([name, Icon, isPossible, act]) => (
                    <Button
                      key={name}
                      variant="tertiary"
                      busy={!isPossible}
                      onClick={({ currentTarget }) => {
                        act();
                        // The browser takes the focus from a moved element.
                        requestAnimationFrame(() => currentTarget.focus());
                      }}
                    >
                      <Icon aria-hidden="true" size="1.2em" />
                      {name === 'out' && <span aria-hidden="true">{t('words.takeOut')}</span>}
                      <span className="visually-hidden">{t(`words.${name}`, { number })}</span>
                    </Button>
                  ))}
                </div>
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
