import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SEARCH, SEARCH_FIELD } from '../../content/site';
import { usePath } from '../../lib/i18n/usePath';
import { withQuery } from '../../lib/urls/withQuery';
import { SearchBox } from '../../ui/forms/SearchBox';

/** Renders the search field of other pages; Enter opens the search page, even if it is empty. */
export function SiteSearch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const path = usePath();
  const search = (text: string, isSubmit: boolean) => {
    if (!isSubmit) return;
    const query = text.trim();
    void navigate(query ? withQuery(path(SEARCH), { q: query }) : path(SEARCH_FIELD));
  };
  return <SearchBox label={t('search')} value="" onSearch={search} action={path(SEARCH)} />;
}
