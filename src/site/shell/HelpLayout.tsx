import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { menu, type Page } from '../../content/site';
import { LanguageSwitch } from '../../ui/navigation/LanguageSwitch';
import { SkipLink } from '../../ui/navigation/SkipLink';
import { HelpPage } from '../pages/HelpPage';
import styles from './HelpLayout.module.css';
import { Brand } from './header/Brand';
import header from './header/Header.module.css';
import { MenuLink } from './header/MenuLink';
import { SearchLink } from './header/SearchLink';
import { MirrorLine } from './MirrorLine';
import shell from './Shell.module.css';

const menuItems = menu.flatMap((entry) => ('items' in entry ? entry.items : [entry]));

/** Lays out the help page, which has its menu in a small footer to save bytes (decision 0030). */
export function HelpLayout({ page }: { page: Page }) {
  const { t } = useTranslation();
  return (
    <>
      <SkipLink />
      <header className={header.header}>
        <div className={`container ${header.inner} ${styles.inner}`}>
          <Brand />
          <a href="#menu" className={header.toggle} aria-label={t('menu.open')} data-screen-only>
            <Menu size="1.3em" />
            <span className={header.toggleText}>{t('menu.open')}</span>
          </a>
          <SearchLink />
          <LanguageSwitch />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <HelpPage page={page} />
        <MirrorLine className="container" />
      </main>
      <footer className="night" data-screen-only>
        <nav id="menu" className={`container ${shell.bottom}`} aria-label={t('menu.label')}>
          <ul className={`plain-list ${styles.links}`}>
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
