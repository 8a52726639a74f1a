import { Menu, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HELP, menu } from '../../../content/site';
import { useOpenUntilNavigation } from '../../../lib/hooks/useOpenUntilNavigation';
import styles from './MainMenu.module.css';
import { MenuDropdown } from './MenuDropdown';
import { MenuLink } from './MenuLink';
import { useEarlyState } from './useEarlyState';

/** R2.9. A row with dropdowns; on narrow screens a panel, which Escape and a navigation close. */
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
        <div className={styles.help}>
          <MenuLink item={{ label: 'help', to: HELP }} />
        </div>
      </nav>
    </div>
  );
}
