import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SEARCH, SEARCH_FIELD } from '../../../content/site';
import { withoutPrefix } from '../../../lib/i18n/languages';
import { AppLink } from '../../../ui/navigation/AppLink';
import styles from './Header.module.css';

/** Renders the link to the search page, which needs script. */
export function SearchLink() {
  const { t } = useTranslation();
  const isSearchPage = withoutPrefix(useLocation().pathname) === SEARCH;
  return (
    <AppLink
      to={SEARCH_FIELD}
      className={styles.searchLink}
      aria-label={t('search')}
      aria-current={isSearchPage ? 'page' : undefined}
      data-script-only
      data-screen-only
    >
      <Search size="1.3em" />
    </AppLink>
  );
}
