import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup } from '../../../content/site';
import { useOpenHere } from '../../../lib/hooks/useOpenHere';
import { textAt } from '../../../lib/i18n/dynamicKey';
import styles from './MainMenu.module.css';
import { MenuLink, menuKey } from './MenuLink';

/** A disclosure: Enter or Space opens, Escape closes and gives the focus back, Tab leaves. */
export function MenuDropdown({ group }: { group: MenuGroup }) {
  const { t } = useTranslation();
  const listId = useId();
  const [open, setOpen] = useOpenHere();
  const button = useRef<HTMLButtonElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and blur concern the button and its list together
    <div className={styles.dropdown} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {textAt(t, menuKey(group.label))}
        <ChevronDown aria-hidden="true" size="1em" className={styles.chevron} />
      </button>
      <ul id={listId} className={`plain-list ${styles.list}`} data-open={open}>
        {group.items.map((item) => (
          <li key={item.label}>
            <MenuLink item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
