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

/** The anchor is the field itself, so that the focus goes there. */
const FIELD = `${searchRoute.path}#search`;

/** The way to the search: a field where there is room, else a link to the page that has it. */
export function HeaderSearch() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const path = usePath();
  const there = withoutPrefix(pathname) === searchRoute.path;
  useSearchShortcut(() => void navigate(path(FIELD)));
  if (isStaff(pathname)) return null;
  const ask = (text: string, entered: boolean) => {
    if (!entered) return;
    const query = text.trim();
    void navigate(
      query ? `${path(searchRoute.path)}?${new URLSearchParams({ q: query })}` : path(FIELD),
    );
  };
  return (
    <div className={styles.search} data-script-only>
      {/* The page of the search has the field; its place here stays, so that nothing moves. */}
      <div className={styles.field}>
        {!there && <SearchBox key={pathname} label={t('search')} value="" onSearch={ask} />}
      </div>
      <AppLink to={FIELD} className={styles.link} aria-current={there ? 'page' : undefined}>
        <Search aria-hidden="true" size="1.3em" />
        <span className="visually-hidden">{t('search')}</span>
      </AppLink>
    </div>
  );
}
