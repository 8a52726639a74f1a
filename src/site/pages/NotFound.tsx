import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { popularPages } from '../../content/home/popularPages';
import { childPages, SEARCH, SEARCH_FIELD } from '../../content/site';
import { useClientValue } from '../../lib/hooks/useClientValue';
import { withoutPrefix } from '../../lib/i18n/languages';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { usePath } from '../../lib/i18n/usePath';
import { withQuery } from '../../lib/urls/withQuery';
import { buttonClass } from '../../ui/actions/Button';
import { SearchBox } from '../../ui/forms/SearchBox';
import { Row, Rows } from '../../ui/layout/Rows';
import { AppLink } from '../../ui/navigation/AppLink';
import { PageHeader } from '../page/PageHeader';
import styles from './NotFound.module.css';

const PASSPORTS = '/consular/passports';
const cases = childPages(PASSPORTS).map(({ path }) => path);

/**
 * Returns the paths of passports and their cases for an unknown path below them; otherwise, and
 * during hydration, the paths of popular pages.
 */
function useSuggestions(): readonly string[] {
  const page = withoutPrefix(useLocation().pathname);
  // `false` while hydrating, because one prerendered file serves every unknown path.
  const isCase = useClientValue(page.startsWith(`${PASSPORTS}/`), false);
  return isCase ? [PASSPORTS, ...cases] : popularPages;
}

/** Renders a search field; Enter opens the search page, even if the field is empty. */
function SiteSearch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const path = usePath();
  const search = (query: string, isSubmit: boolean) => {
    if (!isSubmit) return;
    void navigate(query ? withQuery(path(SEARCH), { q: query }) : path(SEARCH_FIELD));
  };
  return <SearchBox label={t('search')} value="" onSearch={search} action={path(SEARCH)} />;
}

/** Renders the page of an unknown path, with suggestions (R2.7). */
export function NotFound() {
  const { t } = useTranslation();
  const { name } = usePageNames();
  const suggestions = useSuggestions();
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageHeader title={t('notFound.title')} lead={t('notFound.text')} scene="savannah-dawn">
        <div className={styles.search} data-script-only>
          <SiteSearch />
        </div>
        <AppLink to="/" className={buttonClass()}>
          {t('notFound.home')}
        </AppLink>
      </PageHeader>
      <div className={`container stack gap-3 ${styles.help}`}>
        <h2 className="size-h3">{t('notFound.help')}</h2>
        <Rows columns>
          {suggestions.map((path) => (
            <Row key={path} to={path} title={name(path)} />
          ))}
        </Rows>
      </div>
    </>
  );
}
