import { ChevronDown, Menu, X } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { HELP, type MenuGroup, menu } from '../../../content/site';
import { useDisclosure } from '../../../lib/hooks/useDisclosure';
import { textAt } from '../../../lib/i18n/dynamicKey';
import styles from './Header.module.css';
import { MenuLink, menuKey } from './MenuLink';

/** Returns a menu's {@link useDisclosure}, open after hydration if public/early.js opened it. */
function useMenu() {
  const disclosure = useDisclosure();
  const { button, setOpen } = disclosure;
  // In a layout effect, so that it runs before the first paint after hydration.
  useLayoutEffect(() => {
    // React keeps the attributes of the prerendered HTML when it hydrates.
    if (button.current?.getAttribute('aria-expanded') === 'true') setOpen(true);
  }, [button, setOpen]);
  return disclosure;
}

/** Renders a group of the menu. Escape, a navigation and losing the focus close its list. */
function MenuDropdown({ group }: { group: MenuGroup }) {
  const { t } = useTranslation();
  // Its first page is the part of the site that Header.module.css marks as the current one.
  const listId = group.items[0]?.to;
  const { open, setOpen, button, events } = useMenu();

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
        <ChevronDown size="1em" className={styles.chevron} />
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

/** Renders the main menu (R2.9); on narrow screens a panel, which Escape and navigation close. */
export function MainMenu() {
  const { t } = useTranslation();
  const { open, setOpen, button, events } = useMenu();
  const Icon = open ? X : Menu;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from inside
    <div className={styles.menu} onKeyDown={events.onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        // The visible word stays, because a longer one leaves less room for the Embassy's name.
        aria-label={t(open ? 'menu.close' : 'menu.open')}
        aria-expanded={open}
        aria-controls="main-menu"
        onClick={() => setOpen(!open)}
      >
        <Icon size="1.3em" />
        <span className={styles.toggleText}>{t('menu.open')}</span>
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
