import { Menu, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { menu, type Page, SEARCH } from '../../content/site';
import { AppLink } from '../../ui/navigation/AppLink';
import { LanguageSwitch } from '../../ui/navigation/LanguageSwitch';
import { SkipLink } from '../../ui/navigation/SkipLink';
import { BeadStrip } from '../../ui/page/BeadStrip';
import { HelpPage } from '../pages/HelpPage';
import styles from './HelpLayout.module.css';
import { Brand } from './header/Brand';
import header from './header/Header.module.css';
import { MenuLink } from './header/MenuLink';
import { MirrorLine } from './MirrorLine';
import shell from './Shell.module.css';

const menuItems = menu.flatMap((entry) => ('items' in entry ? entry.items : [entry]));

/** Lays out the help page with a link to its menu, which is its footer, because the common ones weigh as much as its text (decision 0030). */
export function HelpLayout({ page }: { page: Page }) {
  const { t } = useTranslation();
  return (
    <>
      <SkipLink />
      <header className={header.header}>
        <div className={`container ${header.inner} ${styles.inner}`}>
          <Brand />
          <a
            href="#menu"
            className={`${header.toggle} ${styles.tool}`}
            aria-label={t('menu.open')}
            data-screen-only
          >
            <Menu aria-hidden="true" size="1.3em" />
            <span className={header.toggleText}>{t('menu.open')}</span>
          </a>
          <AppLink
            to={SEARCH}
            className={`${header.searchLink} ${styles.tool}`}
            aria-label={t('search')}
            data-script-only
            data-screen-only
          >
            <Search aria-hidden="true" size="1.3em" />
          </AppLink>
          <LanguageSwitch />
        </div>
      </header>
      <BeadStrip />
      <main id="content" tabIndex={-1}>
        <HelpPage page={page} />
        <MirrorLine className="container" />
      </main>
      <footer className={shell.footer} data-screen-only>
        <nav
          id="menu"
          tabIndex={-1}
          className={`container ${shell.bottom}`}
          aria-label={t('menu.label')}
        >
          <ul className={`plain-list cluster ${styles.links}`}>
            {menuItems.map((item) => (
              <li key={item.label}>
                <MenuLink item={item} />
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </>
  );
}
