import { useTranslation } from 'react-i18next';
import { menu, type Page } from '../../content/site';
import { HelpPage } from '../../pages/content/HelpPage';
import { AppLink } from '../../ui/navigation/AppLink';
import styles from './HelpLayout.module.css';
import { LanguageSwitch } from './header/LanguageSwitch';
import { MenuLink } from './header/MenuLink';
import { SkipLink } from './SkipLink';

const menuItems = menu.flatMap((entry) => ('items' in entry ? entry.items : [entry]));

/**
 * Renders the help page (/consular/help) with a small header and footer of its own: the name, the
 * language switch and the main menu as plain links, because the header and footer of other pages weigh as
 * much as the help itself (decision 0030).
 */
export function HelpLayout({ page }: { page: Page }) {
  const { t } = useTranslation();
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.header}>
        <div className={`container ${styles.inner}`}>
          <AppLink to="/" className={styles.brand}>
            {t('site.fullName')}
          </AppLink>
          <LanguageSwitch />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="container">
        <HelpPage page={page} />
      </main>
      <footer className={styles.footer} data-screen-only>
        <nav className="container" aria-label={t('menu.label')}>
          <ul className="plain-list">
            {menuItems.map((item) => (
              <li key={item.label}>
                <MenuLink item={item} />
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </div>
  );
}
