import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { KEEP_SCROLL_POSITION } from '../../lib/browser/scroll';
import { useFacts } from '../../lib/facts/currentFacts';
import { withQueryClient } from '../../lib/http/withQueryClient';
import { withQuery } from '../../lib/urls/withQuery';
import { Loading } from '../../ui/feedback/Loading';
import { SearchBox } from '../../ui/forms/SearchBox';
import { PageHeader } from '../page/PageHeader';
import { SearchHelp } from '../search/SearchHelp';
import styles from './Search.module.css';
import { SearchResultList } from './search/SearchResultList';
import { useSearchResults, useSettledLine } from './search/useSearchResults';

/** Milliseconds longer than a pause between letters: 1.4 s with the 300 ms of the field. */
const QUIET_MS = 1_100;

/**
 * Returns the last value that stayed for `QUIET_MS` without a key press, because screen readers
 * would otherwise speak over typing.
 * @param keys a counter of key presses; each restarts the timer
 */
function useQuiet(value: string, keys: number): string {
  const [quiet, setQuiet] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [value, keys]);
  return quiet;
}

/**
 * Returns the `onSearch` of the field, which writes the URL parameter `q`. The first text typed
 * after Enter adds a history entry, and later ones replace this entry, so that Back leads to the
 * previous search, not to its letters.
 * @param query the current value of `q`, trimmed
 */
function useSearchNavigation(query: string) {
  const { key, pathname, state } = useLocation();
  const navigate = useNavigate();
  // A ref, because on a slow device more is typed between a change of the URL and its re-render.
  const typing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies a history entry
  useEffect(() => {
    typing.current = Object(state).typing === true;
  }, [key]);
  return (nextQuery: string, isSubmit: boolean) => {
    const url = withQuery(pathname, nextQuery ? { q: nextQuery } : {});
    const replace = typing.current || nextQuery === query;
    typing.current = !isSubmit;
    void navigate(url, { replace, state: { ...KEEP_SCROLL_POSITION, typing: !isSubmit } });
  };
}

/** Renders whom to call in danger, which needs no search and no network. */
function DangerLine() {
  const { t } = useTranslation(['search', 'common']);
  const { phones } = useFacts();
  return (
    <p className="measure">
      {t('danger.call')}{' '}
      <a href={`tel:${phones.emergency}`} className="semibold">
        {phones.emergency}
      </a>{' '}
      {t('danger.or')}{' '}
      <a href={`tel:${phones.responseCentre}`} className="semibold">
        {t('contact.number', { ns: 'common', number: phones.responseCentre })}
      </a>{' '}
      {t('danger.kenya')}
    </p>
  );
}

/**
 * Renders the search field, the results of the parameter `q`, and whom to ask instead. Screen
 * readers speak the number of results once typing stops. Needs the query cache around it.
 */
function SearchPage() {
  const { t } = useTranslation(['search', 'common']);
  const [params] = useSearchParams();
  const query = params.get('q')?.trim() ?? '';
  const results = useSearchResults(query);
  const [keys, setKeys] = useState(0);
  const status = useSettledLine(query, results);
  const titled = useQuiet(query, keys);
  const spoken = useQuiet(results.settled ? status : '', keys);
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageHeader
        title={t('title')}
        name={titled ? t('titleOf', { query: titled }) : t('title')}
        description={t('description')}
      >
        <div className={styles.box} data-script-only onInput={() => setKeys((count) => count + 1)}>
          <SearchBox
            id="search"
            label={t('search', { ns: 'common' })}
            value={query}
            onSearch={useSearchNavigation(query)}
          />
        </div>
      </PageHeader>
      <div
        className={`container ${styles.page}`}
        data-searched={query !== ''}
        data-beside={query !== '' && !results.isEmpty}
      >
        <div className="stack gap-5">
          <DangerLine />
          {query && (
            // A space holds its place, because a result would move under a finger that presses it.
            <p aria-hidden="true" className="semibold">
              {status || '\u00a0'}
            </p>
          )}
          <div role="status" className="visually-hidden">
            {spoken}
          </div>
          {query && !results.pageResults && <Loading>{t('loading')}</Loading>}
          {query && results.pageResults && <SearchResultList results={results} />}
        </div>
        {(!query || results.pageResults) && (
          <SearchHelp query={query} hasResults={query !== '' && !results.isEmpty} />
        )}
      </div>
    </>
  );
}

/** Renders the search, which search engines do not index; announces results once typing stops. */
export const Search = withQueryClient(SearchPage);
