import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type Page, pages } from '../../../content/site';
import { useToday } from '../../../lib/dates/useToday';
import { nextReview, reviewedOn } from '../../../lib/facts/pageFacts';
import { languages } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { toExcerpt } from '../../../site/search/excerpt';
import { Highlight } from '../../../site/search/Highlight';
import { buttonClass } from '../../../ui/actions/Button';
import { SearchBox } from '../../../ui/forms/SearchBox';
import { AppLink } from '../../../ui/navigation/AppLink';
import { FilterLinks } from '../../../ui/navigation/FilterLinks';
import { QueryState } from '../../account/session/QueryState';
import { useCan } from '../../account/session/useStaffMember';
import { rowsInForce, type StoredFact } from '../../api/storedFacts';
import { FactGroup } from '../../facts/FactRow';
import { valueText } from '../../facts/factForms';
import { factLabel, matchesQuery } from '../../facts/factLabel';
import { type StaffFact, useStaffFacts, valueShown } from '../../facts/staffFacts';
import { Badge } from '../../parts/Badge';
import { useFoundPages } from '../../richText/useFoundPages';
import { StaffPage } from '../../StaffPage';
import { FACTS_PAGE, wordsPage } from '../../words/pageWords';

/** The groups of each part, by the first part of the keys. */
const PARTS = {
  facts: [
    ...(['fees', 'times', 'hours', 'phones', 'emails'] as const),
    ...(['leadership', 'forms', 'pictures'] as const),
    ...(['thresholds', 'rules', 'urls'] as const),
  ],
  days: ['closedDays'],
  answers: ['answers'],
  words: [],
} as const;
type Part = keyof typeof PARTS;
const partNames = Object.keys(PARTS) as Part[];

/** Renders `/admin/facts`, where staff change facts, answers and closed days (decision 0047). */
export function Facts() {
  const { t } = useTranslation(['facts', 'admin']);
  const [params, setParams] = useSearchParams();
  const { query, facts } = useStaffFacts();
  const mayPublish = useCan()('publish');
  const search = params.get('q') ?? '';
  const part = partNames.find((name) => name === params.get('show')) ?? 'facts';
  return (
    <StaffPage title={t('title')}>
      <QueryState query={query} loading={t('admin:list.loading')} />
      <div className="stack gap-3">
        <SearchBox
          label={t('search')}
          value={search}
          onSearch={(text) =>
            setParams({ show: part, ...(text.trim() && { q: text.trim() }) }, { replace: true })
          }
        />
        <FilterLinks
          links={partNames.map((name) => ({
            to: `${FACTS_PAGE}?show=${name}`,
            name: t(`part.${name}`),
            isCurrent: !search && name === part,
          }))}
        />
      </div>
      {!search && (part === 'days' || part === 'answers') && <p>{t(`${part}.lead`)}</p>}
      {!search && part === 'days' && mayPublish && (
        <p>
          <AppLink to="/admin/closed" className={buttonClass('primary')}>
            {t('days.add')}
          </AppLink>
        </p>
      )}
      {query.data && facts && (
        <Found stored={query.data} facts={facts} search={search} part={part} />
      )}
    </StaffPage>
  );
}

interface FoundProps {
  stored: StoredFact[];
  facts: StaffFact[];
  search: string;
  part: Part;
}

/** Lists what a search finds in all parts, or what is in one part. */
function Found({ stored, facts, search, part }: FoundProps) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const searchedText = (fact: StaffFact) => {
    const value = valueShown(fact);
    return [
      fact.key.replaceAll('.', ' '),
      value === undefined ? '' : valueText(fact.key, value, language),
      ...languages.map((one) => factLabel(fact.key, one, value)),
    ].join(' ');
  };
  const shown = facts.filter((fact) => !search || matchesQuery(search, searchedText(fact)));
  const groups = (search ? partNames : [part]).flatMap((name) =>
    PARTS[name].map((group) => ({
      group,
      isOpen: search !== '' || name !== 'facts',
      own: shown.filter(({ key }) => key.startsWith(`${group}.`)),
    })),
  );
  const words = shown.filter(({ kind }) => kind === 'words');
  return (
    <>
      {groups.map(
        ({ group, isOpen, own }) =>
          own.length > 0 && (
            <FactGroup
              key={group}
              id={group}
              title={t(`group.${group}`)}
              facts={own}
              isOpen={isOpen}
            />
          ),
      )}
      {(search || part === 'words') && (
        <PageWords words={words} search={search} stored={stored} hasFacts={shown.length > 0} />
      )}
    </>
  );
}

interface WordsProps {
  words: StaffFact[];
  search: string;
  stored: StoredFact[];
  hasFacts: boolean;
}

/**
 * Lists the texts that staff have changed, and the pages whose texts they can change, marked if a
 * check is due. A hit of the site's search has its sentence, and leads to its section of the form.
 */
function PageWords({ words, search, stored, hasFacts }: WordsProps) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const { name } = usePageNames();
  const today = useToday();
  const inForce = rowsInForce(stored);
  const hits = useFoundPages(search, language) ?? [];
  const all = search ? [] : pages;
  const isDue = (page: Page) => {
    const day = reviewedOn(page, inForce);
    return day !== undefined && nextReview(day) <= today;
  };
  if (!hasFacts && hits.length + all.length === 0) return <p role="status">{t('noMatch')}</p>;
  return (
    <div className="stack">
      {words.length > 0 && (
        <FactGroup isOpen id="changed-words" title={t('words.changed')} facts={words} />
      )}
      {hits.length + all.length > 0 && (
        <section aria-labelledby="page-words">
          <h2 id="page-words">{t('words.pages')}</h2>
          <ul className="plain-list">
            {hits.map(({ to, page, title, parts, stems }) => (
              <li key={to}>
                <AppLink to={wordsPage(page) + to.slice(page.length)}>
                  {to === page ? name(page) : `${name(page)} · ${title}`}
                </AppLink>
                <p>
                  <Highlight text={toExcerpt(title, parts, stems)} stems={stems} />
                </p>
              </li>
            ))}
            {all.map((page) => (
              <li key={page.path}>
                <AppLink to={wordsPage(page.path)}>{name(page.path)}</AppLink>{' '}
                {isDue(page) && <Badge tone="ochre">{t('check.due')}</Badge>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
