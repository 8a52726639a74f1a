import { ChevronDown, Menu, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HELP, type MenuGroup, menu } from '../../../content/site';
import { useDisclosure } from '../../../lib/hooks/useDisclosure';
import { useOpenUntilNavigation } from '../../../lib/hooks/useOpenUntilNavigation';
import { textAt } from '../../../lib/i18n/dynamicKey';
import styles from './MainMenu.module.css';
import { MenuLink, menuKey } from './MenuLink';
import { useEarlyState } from './useEarlyState';

/** Renders a group of the menu. Escape, a navigation and the focus that leaves it close the list. */
function MenuDropdown({ group }: { group: MenuGroup }) {
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

/** Renders the main menu (R2.9): a row with dropdowns; on narrow screens a panel, which Escape and a navigation close. */
export function MainMenu() {
  const { t } = useTranslation();
  const [open, setOpen] = useOpenUntilNavigation();
  const toggle = useRef<HTMLButtonElement>(null);
  useEarlyState(toggle, setOpen);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };

  const Icon = open ? X : Menu;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from anywhere inside
    <div className={styles.menu} onKeyDown={onKeyDown}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="main-menu"
        onClick={() => setOpen(!open)}
      >
        <Icon aria-hidden="true" size="1.3em" />
        <span className={styles.toggleText}>{open ? t('menu.close') : t('menu.open')}</span>
      </button>
      <nav id="main-menu" aria-label={t('menu.label')} className={styles.nav} data-open={open}>
        <ul className="plain-list">
          {menu.map((item) => (
            <li key={item.label}>
              {'items' in item ? <MenuDropdown group={item} /> : <MenuLink item={item} />}
            </li>
          ))}
        </ul>
        {/* Not in the list, because R2.9 names all of its entries. */}
        <MenuLink item={{ label: 'notices', to: '/notices' }} />
        <div className={styles.help}>
          <MenuLink item={{ label: 'help', to: HELP }} />
        </div>
      </nav>
    </div>
  );
}
