import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SearchHelp } from '../features/search/SearchHelp';
import { SearchShortcutSetting } from '../features/search/SearchShortcutSetting';
import { KEEP_SCROLL_POSITION } from '../lib/browser/scroll';
import { withQueryClient } from '../lib/http/withQueryClient';
import { usePageNames } from '../lib/i18n/usePageNames';
import { withQuery } from '../lib/urls/withQuery';
import { Loading } from '../ui/feedback/Loading';
import { SearchBox } from '../ui/forms/SearchBox';
import { PageHead } from '../ui/page/PageHead';
import { PageHeader } from '../ui/page/PageHeader';
import styles from './Search.module.css';
import { SearchResultList } from './search/SearchResultList';
import { useSearchResults } from './search/useSearchResults';
import { useSettledLine } from './search/useSettledLine';

/**
 * Puts the search text into the URL. Typing is one entry of the history until Enter ends it, so that
 * Back leads to the search before and not through its letters.
 */
function useAsk(query: string) {
  const { key, pathname, state } = useLocation();
  const navigate = useNavigate();
  // The URL changes before the page re-renders; on a slow device letters are typed in between.
  const typing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for a step of the history
  useEffect(() => {
    typing.current = Object(state).typing === true;
  }, [key]);
  return (text: string, entered: boolean) => {
    const wanted = text.trim();
    const url = withQuery(pathname, wanted ? { q: wanted } : {});
    const replace = typing.current || wanted === query;
    typing.current = !entered;
    void navigate(url, { replace, state: { ...KEEP_SCROLL_POSITION, typing: !entered } });
  };
}

/** The search over all pages and the titles of the news; the URL holds the search text. */
function SearchPage() {
  const { t } = useTranslation(['search', 'common']);
  const { name } = usePageNames();
  const [params] = useSearchParams();
  const query = params.get('q')?.trim() ?? '';
  const found = useSearchResults(query);
  const line = useSettledLine(query, found);
  const page = query ? t('titleOf', { query }) : t('title');
  return (
    <>
      <PageHead title={t('title', { ns: 'common', page })} description={t('description')} />
      <meta name="robots" content="noindex" />
      <PageHeader title={t('title')} crumbs={[{ to: '/', name: name('/') }]} compact>
        <div className={styles.box} data-script-only>
          <SearchBox
            id="search"
            label={t('search', { ns: 'common' })}
            value={query}
            onSearch={useAsk(query)}
          />
        </div>
      </PageHeader>
      <div className={`container ${styles.page}`}>
        <p role="status" className={styles.count}>
          {line}
        </p>
        {query && !found.answer && <Loading>{t('loading')}</Loading>}
        {query && found.answer && <SearchResultList found={found} />}
        {(!query || found.nothing) && <SearchHelp nothing={found.nothing} />}
        <SearchShortcutSetting />
      </div>
    </>
  );
}

export const Search = withQueryClient(SearchPage);
