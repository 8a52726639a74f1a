import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type Page, pages } from '../../../content/site';
import { useToday } from '../../../lib/dates/useToday';
import { useFacts } from '../../../lib/facts/currentFacts';
import { checkFact } from '../../../lib/facts/factSchemas';
import { nextReview, reviewedOn } from '../../../lib/facts/pageFacts';
import { languages } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import type { Hit } from '../../../site/search/engine/createSearch';
import { excerptOf } from '../../../site/search/excerpt';
import { Highlight } from '../../../site/search/Highlight';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { SearchBox } from '../../../ui/forms/SearchBox';
import { AppLink } from '../../../ui/navigation/AppLink';
import { FilterLinks } from '../../../ui/navigation/FilterLinks';
import { QueryState } from '../../account/session/QueryState';
import type { Draft } from '../../api/drafts';
import type { StoredFact } from '../../api/storedFacts';
import { useFactDrafts } from '../../facts/factDrafts';
import { valueText } from '../../facts/factForms';
import { Answers, ClosedDays, FactGroups, NotShown } from '../../facts/factRows';
import { type FactTexts, labelOf, matchesQuery, sentencesWith } from '../../facts/factTexts';
import { factsQuery, rowsInForce, type StaffFact, valueShown } from '../../facts/useFactChanges';
import { factTextsQuery, useStaffFacts } from '../../facts/useStaffFacts';
import { Badge } from '../../parts/Badge';
import { useFoundPages } from '../../richText/PageFinder';
import { StaffPage } from '../../StaffPage';
import { FACTS_PAGE, pathOfWords, wordsPage } from '../../words/pageWords';

/** Number of results of the site's search that count. */
const BEST = 3;

const PARTS = ['facts', 'days', 'answers', 'words'] as const;

/** Renders `/admin/facts`, where staff change facts, answers and closed days (decision 0047). */
export function Facts() {
  const { t } = useTranslation(['facts', 'admin']);
  const [params, setParams] = useSearchParams();
  const query = useQuery(factsQuery);
  const texts = useQuery(factTextsQuery);
  const drafts = useFactDrafts();
  const search = params.get('q') ?? '';
  const part = PARTS.find((name) => name === params.get('show')) ?? 'facts';
  return (
    <StaffPage title={t('title')}>
      <QueryState query={query} loading={t('admin:list.loading')} />
      <QueryState query={texts} />
      <div className="stack gap-3" data-screen-only>
        <SearchBox
          label={t('search')}
          value={search}
          onSearch={(text) =>
            setParams({ show: part, ...(text.trim() && { q: text.trim() }) }, { replace: true })
          }
        />
        <FilterLinks
          links={PARTS.map((name) => ({
            to: `${FACTS_PAGE}?show=${name}`,
            name: t(`part.${name}`),
            isCurrent: !search && name === part,
          }))}
        />
      </div>
      {query.data && texts.data && drafts && (
        <Parts stored={query.data} drafts={drafts} texts={texts.data} search={search} part={part} />
      )}
    </StaffPage>
  );
}

interface PartsProps {
  stored: StoredFact[];
  drafts: Draft[];
  texts: FactTexts;
  search: string;
  part: (typeof PARTS)[number];
}

/** All parts stay mounted, because their open forms may have been filled in. */
function Parts({ stored, drafts, texts, search, part }: PartsProps) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const facts = useStaffFacts(stored, drafts, texts);
  const now = useFacts();
  const { name, card } = usePageNames();
  const questions = facts.filter(({ kind }) => kind === 'answer');
  const days = facts.filter(({ kind }) => kind === 'closedDay');
  const textOf = (fact: StaffFact) => {
    const value = valueShown(fact);
    return [
      fact.key.replaceAll('.', ' '),
      fact.label,
      value === undefined ? '' : valueText(fact.key, value, language),
      ...languages.flatMap((one) => [
        labelOf(fact.key, texts, one, value),
        ...sentencesWith(fact.texts, one, now),
      ]),
    ].join(' ');
  };
  // Where the site's search leads visitors, because staff type their words.
  const hits = useFoundPages(search, language) ?? [];
  const isMeant = (fact: StaffFact) =>
    fact.kind === 'answer' &&
    hits.slice(0, BEST).some(({ page }) => fact.pages.includes(page)) &&
    matchesQuery(search, textOf(fact), 'some');
  const shown = new Set(
    facts.filter((fact) => !search || isMeant(fact) || matchesQuery(search, textOf(fact))),
  );
  const isShownIn = (name: typeof part) => (fact: StaffFact) =>
    (search !== '' || part === name) && shown.has(fact);
  const words = facts.filter(({ kind }) => kind === 'words');
  const found = pages.filter(
    ({ path }) =>
      !search ||
      (matchesQuery(search, `${name(path)} ${card(path)}`) &&
        !hits.some(({ page }) => page === path)),
  );
  const ignored = stored.filter(({ key, value }) => value !== null && !checkFact(key, value));
  return (
    <>
      {shown.size + hits.length + found.length === 0 && <p role="status">{t('noMatch')}</p>}
      <div hidden={!search && part !== 'facts'}>
        <FactGroups facts={facts} isShown={isShownIn('facts')} isSearch={search !== ''} />
        {ignored.map(({ key, value }) => (
          <p key={key}>{t('ignored', { key, value: JSON.stringify(value) })}</p>
        ))}
      </div>
      <div hidden={!search && part !== 'days'}>
        <ClosedDays days={days} isShown={isShownIn('days')} isSearch={search !== ''} />
      </div>
      <div hidden={!search && part !== 'answers'}>
        <Answers questions={questions} isShown={isShownIn('answers')} isSearch={search !== ''} />
      </div>
      <div hidden={!search && part !== 'words'}>
        <PageWords
          words={words.filter(isShownIn('words'))}
          hits={hits}
          found={found}
          stored={stored}
        />
      </div>
    </>
  );
}

interface WordsProps {
  words: StaffFact[];
  hits: Hit[];
  found: Page[];
  stored: StoredFact[];
}

/**
 * Lists the texts that staff have changed, and the pages whose texts they can change, marked if a
 * check is due. A hit of the site's search has its sentence, and leads to its section of the form.
 */
function PageWords({ words, hits, found, stored }: WordsProps) {
  const { t } = useTranslation('facts');
  const { name } = usePageNames();
  const today = useToday();
  const inForce = rowsInForce(stored);
  const isDue = (page: Page) => {
    const day = reviewedOn(page, inForce);
    return day !== undefined && nextReview(day) <= today;
  };
  return (
    <div className="stack">
      {words.length > 0 && (
        <section aria-labelledby="changed-words">
          <h2 id="changed-words">{t('words.changed')}</h2>
          <ul className="plain-list">
            {words.map((fact) => (
              <RowBoundary key={fact.key} name={fact.label}>
                {() => (
                  <li>
                    <AppLink to={pathOfWords(fact.key)}>{fact.label}</AppLink>{' '}
                    {fact.drafts.some(({ state }) => state === 'waiting') && (
                      <Badge tone="ochre">{t('words.waits')}</Badge>
                    )}
                    <NotShown fact={fact} />
                  </li>
                )}
              </RowBoundary>
            ))}
          </ul>
        </section>
      )}
      {hits.length + found.length > 0 && (
        <section aria-labelledby="page-words">
          <h2 id="page-words">{t('words.pages')}</h2>
          <ul className="plain-list">
            {hits.map(({ to, page, title, parts, stems }) => (
              <li key={to}>
                <AppLink to={wordsPage(page) + to.slice(page.length)}>
                  {to === page ? name(page) : `${name(page)} · ${title}`}
                </AppLink>
                <p>
                  <Highlight text={excerptOf(title, parts, stems)} stems={stems} />
                </p>
              </li>
            ))}
            {found.map((page) => (
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
