import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Checklist as Lines } from '../../../content/text';
import { toNamedItems, useChecklistState } from '../../../lib/hooks/useChecklistState';
import { Button } from '../../../ui/actions/Button';
import styles from './Checklist.module.css';

interface Props {
  /** Page and section, under which the ticks are kept. */
  list: string;
  /** Id of the heading that names the list. */
  labelledBy: string;
  lines: Lines;
}

/** What to bring: each line can be ticked off, on the screen or, as an empty box, on paper. */
export function Checklist({ list, labelledBy, lines }: Props) {
  const { t } = useTranslation();
  const items = toNamedItems(lines);
  const { checked, toggle, clear } = useChecklistState(
    list,
    items.map(([name]) => name),
  );
  const boxes = useRef<HTMLUListElement>(null);
  const done = checked.length;
  // The button goes away with the last tick, and must not take the focus with it.
  const startAgain = () => {
    clear();
    boxes.current?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.checklist}>
      <ul ref={boxes} className="plain-list" aria-labelledby={labelledBy}>
        {items.map(([name, item]) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={checked.includes(name)}
                onChange={() => toggle(name)}
              />
              <span>{item}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className={styles.state} data-screen-only>
        <p role="status">
          {done > 0 && t('content.checklist.ready', { done, total: items.length })}
        </p>
        {done > 0 && (
          <Button variant="quiet" onClick={startAgain}>
            <RotateCcw aria-hidden="true" size="1em" />
            {t('content.checklist.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
