import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SEARCH } from '../../../content/site';
import { isStaff, withoutPrefix } from '../../../lib/i18n/languages';
import { AppLink } from '../../../ui/navigation/AppLink';
import { LanguageSwitch } from '../../../ui/navigation/LanguageSwitch';
import { SEARCH_FIELD, SiteSearch } from '../../search/SiteSearch';
import { Brand } from './Brand';
import styles from './Header.module.css';
import { MainMenu } from './MainMenu';

/**
 * Renders the search field of the header, on narrow screens a link to the search page. Nothing in the staff area; no field on the
 * search page, which has its own.
 */
function HeaderSearch() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isSearchPage = withoutPrefix(pathname) === SEARCH;
  if (isStaff(pathname)) return null;
  return (
    <div data-script-only data-screen-only>
      {/* The search page has a field itself; the empty element avoids a layout shift. */}
      <div className={styles.searchField}>{!isSearchPage && <SiteSearch key={pathname} />}</div>
      <AppLink
        to={SEARCH_FIELD}
        className={styles.searchLink}
        aria-current={isSearchPage ? 'page' : undefined}
      >
        <Search aria-hidden="true" size="1.3em" />
        <span className="visually-hidden">{t('search')}</span>
      </AppLink>
    </div>
  );
}

export function Header() {
  return (
    <header className={styles.header}>
      <div className={`container ${styles.inner}`}>
        <Brand arms />
        <MainMenu />
        <HeaderSearch />
        <LanguageSwitch />
      </div>
    </header>
  );
}
