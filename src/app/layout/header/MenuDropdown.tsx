import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup } from '../../../content/site';
import { useDisclosure } from '../../../lib/hooks/useDisclosure';
import { useOpenUntilNavigation } from '../../../lib/hooks/useOpenUntilNavigation';
import { textAt } from '../../../lib/i18n/dynamicKey';
import styles from './MenuDropdown.module.css';
import { MenuLink, menuKey } from './MenuLink';
import { useEarlyState } from './useEarlyState';

/** Escape, a navigation and the focus that leaves it close the list. */
export function MenuDropdown({ group }: { group: MenuGroup }) {
  const { t } = useTranslation();
  const listId = useId();
  const [open, setOpen] = useOpenUntilNavigation();
  const { button, events } = useDisclosure(open, setOpen);
  useEarlyState(button, setOpen);

  return (
    <div className={styles.dropdown} {...events}>
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
