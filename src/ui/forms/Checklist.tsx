import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Checklist as ChecklistItems } from '../../content/textTypes';
import { reportEarlyChange } from '../../lib/browser/earlyChange';
import { toNamedItems, useChecklistState } from '../../lib/hooks/useChecklistState';
import { Button } from '../actions/Button';
import { AutoLink } from '../navigation/AutoLink';
import styles from './Checklist.module.css';

interface Props {
  /** Page and section, the key under which the checked items are stored: `consular/pets#bring`. */
  list: string;
  labelledBy: string;
  /** The texts of the items by their names, which identify them in the browser's storage. */
  items: ChecklistItems;
}

/** Renders items to check; `useChecklistState` stores the checked ones in the browser. */
export function Checklist({ list, labelledBy, items: texts }: Props) {
  const { t } = useTranslation();
  const items = toNamedItems(texts);
  const { checked, toggle, clear } = useChecklistState(
    list,
    items.map(([name]) => name),
  );
  const boxes = useRef<HTMLUListElement>(null);
  const done = checked.length;
  // Focuses the first checkbox, because the focused button unmounts when no item is checked.
  const clearAndFocus = () => {
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
                ref={reportEarlyChange}
                type="checkbox"
                checked={checked.includes(name)}
                onChange={() => toggle(name)}
              />
              <span>
                <AutoLink text={item} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className={`cluster between ${styles.state}`} data-screen-only>
        <p role="status">
          {done > 0 && t('content.checklist.ready', { done, total: items.length })}
        </p>
        {done > 0 && (
          <Button variant="tertiary" onClick={clearAndFocus}>
            <RotateCcw size="1em" />
            {t('content.checklist.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
