import { useTranslation } from 'react-i18next';
import { menu, type Page } from '../../content/site';
import { HelpPage } from '../../pages/content/HelpPage';
import { AppLink } from '../../ui/navigation/AppLink';
import styles from './HelpLayout.module.css';
import { LanguageSwitch } from './header/LanguageSwitch';
import { MenuLink } from './header/MenuLink';
import { SkipLink } from './SkipLink';

const entries = menu.flatMap((entry) => ('items' in entry ? entry.items : [entry]));

/**
 * The page of help with a header and a footer of its own: the name, the language and the main menu
 * as plain links, since menus, search and contacts of every page weigh as much as the help itself.
 */
export function HelpLayout({ page }: { page: Page }) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
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
            {entries.map((item) => (
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
