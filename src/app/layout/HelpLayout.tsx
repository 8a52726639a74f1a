import { useTranslation } from 'react-i18next';
import { menu, type Page } from '../../content/site';
import { HelpPage } from '../../pages/content/HelpPage';
import { AppLink } from '../../ui/navigation/AppLink';
import { LanguageSwitch } from '../../ui/navigation/LanguageSwitch';
import { SkipLink } from '../../ui/navigation/SkipLink';
import styles from './HelpLayout.module.css';
import { MenuLink } from './header/MenuLink';
import { MirrorLine } from './MirrorLine';

const menuItems = menu.flatMap((entry) => ('items' in entry ? entry.items : [entry]));

/** Lays out the help page with its own header and footer, because the common ones weigh as much as its text (decision 0030). */
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
        <MirrorLine />
      </main>
      <footer className={styles.footer} data-screen-only>
        <nav className="container" aria-label={t('menu.label')}>
          <ul className="plain-list cluster">
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
