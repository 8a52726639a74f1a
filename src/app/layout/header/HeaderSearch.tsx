import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isStaff, withoutPrefix } from '../../../lib/i18n/languages';
import { usePath } from '../../../lib/i18n/usePath';
import { SearchBox } from '../../../ui/forms/SearchBox';
import { AppLink } from '../../../ui/navigation/AppLink';
import { searchRoute } from '../../routing/routes';
import styles from './HeaderSearch.module.css';
import { useSearchShortcut } from './useSearchShortcut';

/** The hash is the id of the search field, so that `useRouteFocus` focuses it. */
const FIELD = `${searchRoute.path}#search`;

/** On narrow screens a link to the search page. None in the staff area; no field on the search page, which has its own. */
export function HeaderSearch() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const path = usePath();
  const isSearchPage = withoutPrefix(pathname) === searchRoute.path;
  useSearchShortcut(() => void navigate(path(FIELD)));
  if (isStaff(pathname)) return null;
  const search = (text: string, isSubmit: boolean) => {
    if (!isSubmit) return;
    const query = text.trim();
    void navigate(
      query ? `${path(searchRoute.path)}?${new URLSearchParams({ q: query })}` : path(FIELD),
    );
  };
  return (
    <div className={styles.search} data-script-only>
      {/* The search page has a field itself; the empty element avoids a layout shift. */}
      <div className={styles.field}>
        {!isSearchPage && (
          <SearchBox
            key={pathname}
            label={t('search')}
            value=""
            onSearch={search}
            action={path(searchRoute.path)}
          />
        )}
      </div>
      <AppLink to={FIELD} className={styles.link} aria-current={isSearchPage ? 'page' : undefined}>
        <Search aria-hidden="true" size="1.3em" />
        <span className="visually-hidden">{t('search')}</span>
      </AppLink>
    </div>
  );
}
