import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { pages } from '../../../content/site';
import { useToday } from '../../../lib/dates/useToday';
import { languages } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { buttonClass } from '../../../ui/actions/Button';
import { SearchBox } from '../../../ui/forms/SearchBox';
import { AppLink } from '../../../ui/navigation/AppLink';
import { FilterLinks } from '../../../ui/navigation/FilterLinks';
import { QueryState } from '../../account/session/QueryState';
import { isCheckDue, type StoredFact } from '../../api/storedFacts';
import { FactGroup } from '../../facts/FactRow';
import { valueText } from '../../facts/factForms';
import { factLabel } from '../../facts/factLabel';
import { type StaffFact, useStaffFacts, valueShown } from '../../facts/staffFacts';
import { Badge } from '../../parts/Badge';
import { StaffPage } from '../../StaffPage';
import { FACTS_PAGE, wordsPath } from '../../words/pageWords';

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
  const search = params.get('q') ?? '';
  const part = partNames.find((name) => name === params.get('show')) ?? 'facts';
  return (
    <StaffPage title={t('title')}>
      <QueryState query={query} />
      <div className="stack gap-3">
        <SearchBox
          label={t('search')}
          value={search}
          onSearch={(q) => setParams({ show: part, ...(q && { q }) }, { replace: true })}
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
      {!search && part === 'days' && (
        <p>
          <AppLink to="/admin/closed" className={buttonClass()}>
            {t('days.add')}
          </AppLink>
        </p>
      )}
      {query.data && facts && (
        <FoundFacts stored={query.data} facts={facts} search={search} part={part} />
      )}
    </StaffPage>
  );
}

interface FoundFactsProps {
  stored: StoredFact[];
  facts: StaffFact[];
  search: string;
  part: Part;
}

/** Lists the facts of all parts that a search finds; without a search, the facts of one part. */
function FoundFacts({ stored, facts, search, part }: FoundFactsProps) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  /** Returns what a search looks through: key, value, and names in both languages. */
  const searchedText = (fact: StaffFact) => {
    const value = valueShown(fact);
    return [
      fact.key.replaceAll('.', ' '),
      value === undefined ? '' : valueText(fact.key, value, language),
      ...languages.map((one) => factLabel(fact.key, one, value)),
    ].join(' ');
  };
  const wanted = search.toLowerCase().split(/\s+/);
  const shown = facts.filter((fact) => {
    const text = searchedText(fact).toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
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
      {words.length > 0 && (search || part === 'words') && (
        <FactGroup isOpen id="changed-words" title={t('words.changed')} facts={words} />
      )}
      {search && shown.length === 0 && <p role="status">{t('noMatch')}</p>}
      {!search && part === 'words' && <WordsPages stored={stored} />}
    </>
  );
}

/** Lists the pages whose texts staff can change, marked if a check is due. */
function WordsPages({ stored }: { stored: StoredFact[] }) {
  const { t } = useTranslation('facts');
  const { name } = usePageNames();
  const today = useToday();
  return (
    <section aria-labelledby="page-words">
      <h2 id="page-words">{t('words.pages')}</h2>
      <ul className="plain-list auto-grid">
        {pages.map((page) => (
          <li key={page.path}>
            <AppLink to={wordsPath(page.path)}>{name(page.path)}</AppLink>{' '}
            {isCheckDue(page, stored, today) && <Badge tone="ochre">{t('check.due')}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
