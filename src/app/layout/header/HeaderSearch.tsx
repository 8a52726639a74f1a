import { Search } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isStaff, withoutPrefix } from '../../../lib/i18n/languages';
import { usePath } from '../../../lib/i18n/usePath';
import { isSearchShortcutEnabled } from '../../../lib/search/searchShortcut';
import { SearchBox } from '../../../ui/forms/SearchBox';
import { AppLink } from '../../../ui/navigation/AppLink';
import { searchRoute } from '../../routing/routes';
import styles from './HeaderSearch.module.css';

/** Whether an element uses the key itself: a text field, an editor or a select. */
const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** Focuses the first visible search field. Returns false if there is none. */
function focusField(): boolean {
  for (const field of document.querySelectorAll<HTMLInputElement>('form[role="search"] input')) {
    field.focus();
    if (document.activeElement === field) return true;
  }
  return false;
}

/**
 * Makes the key `/` focus the first visible search field. Not with Ctrl, Alt or Cmd, in a text field, while a dialog is open,
 * or if the visitor has disabled it (WCAG 2.1.4, lib/search/searchShortcut.ts).
 * @param openSearchPage called where the page shows no search field
 */
function useSearchShortcut(openSearchPage: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || takesText(target)) return;
    if (
      event.defaultPrevented ||
      document.querySelector('dialog[open]') ||
      !isSearchShortcutEnabled()
    )
      return;
    event.preventDefault();
    if (!focusField()) openSearchPage();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

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
