import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { type Page, pageId, pages } from '../../../content/site';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { AppLink } from '../../../ui/navigation/AppLink';
import { QueryState } from '../../account/session/QueryState';
import { FactGroup } from '../../facts/FactRow';
import { useStaffFacts } from '../../facts/staffFacts';
import { StaffPage } from '../../StaffPage';
import { FACTS_PAGE, wordsGroups } from '../../words/pageWords';

/**
 * Renders the page `/admin/words/…`, where staff change the texts of a page (decision 0053).
 * Redirects to the list of pages if there is no such page.
 */
export function Words() {
  const { '*': id } = useParams();
  const page = pages.find(({ path }) => pageId(path) === id);
  return page ? (
    <PageWords key={id} page={page} />
  ) : (
    <Navigate replace to={`${FACTS_PAGE}?show=words`} />
  );
}

/** Lists the files, pictures and people of a page, then its texts; shared texts are folded. */
function PageWords({ page }: { page: Page }) {
  const { t } = useTranslation(['facts', 'admin']);
  const language = useLanguage();
  const { name } = usePageNames();
  const { hash } = useLocation();
  const { query, facts } = useStaffFacts(page);
  const files = facts?.filter(
    ({ kind, pages }) => ['form', 'leader', 'picture'].includes(kind) && pages.includes(page.path),
  );
  return (
    <StaffPage
      title={t('words.title', { page: name(page.path) })}
      actions={<AppLink to={page.path}>{t('words.toPage')}</AppLink>}
    >
      <QueryState query={query} />
      <p className="measure">{t('words.lead')}</p>
      {files && <FactGroup isOpen id="files" title={t('group.files')} facts={files} />}
      {facts &&
        wordsGroups(page, language).map(({ id, title, slots, isShared }) => {
          const own = facts.filter(({ key }) => slots.some((slot) => slot.key === key));
          const isNamed = own.some(({ key }) => hash === `#${encodeURIComponent(key)}`);
          return (
            <FactGroup
              key={id}
              isOfPage
              id={id}
              title={title}
              facts={own}
              isOpen={!isShared || isNamed}
            />
          );
        })}
    </StaffPage>
  );
}
