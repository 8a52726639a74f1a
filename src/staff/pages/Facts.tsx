import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFacts } from '../../lib/facts/currentFacts';
import { checkFact } from '../../lib/facts/factSchemas';
import { languages } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Callout } from '../../ui/feedback/Callout';
import { SearchBox } from '../../ui/forms/SearchBox';
import { AppLink } from '../../ui/navigation/AppLink';
import { FilterLinks } from '../../ui/navigation/FilterLinks';
import { QueryState } from '../auth/session/QueryState';
import type { StoredFact } from '../data/facts';
import { FactProposals } from '../facts/FactProposals';
import { valueText } from '../facts/factForms';
import { Answers, ClosedDays, FactGroups } from '../facts/factRows';
import { type FactTexts, labelOf, matchesQuery, sentencesWith } from '../facts/factTexts';
import { useKeptFacts } from '../facts/keptInput';
import { FACTS_PAGE, factsQuery, type StaffFact, valueShown } from '../facts/useFactChanges';
import { factTextsQuery, useStaffFacts } from '../facts/useStaffFacts';
import { StaffPage } from '../StaffPage';

const PARTS = ['facts', 'days', 'answers'] as const;

/** Renders the page `/admin/facts`, where staff change facts, answers and closed days without a developer (decision 0047). */
export function Facts() {
  const { t } = useTranslation(['facts', 'admin']);
  const [params, setParams] = useSearchParams();
  const query = useQuery(factsQuery);
  const texts = useQuery(factTextsQuery);
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
      {query.data && texts.data && (
        <Parts stored={query.data} texts={texts.data} search={search} part={part} />
      )}
    </StaffPage>
  );
}

interface PartsProps {
  stored: StoredFact[];
  texts: FactTexts;
  search: string;
  part: (typeof PARTS)[number];
}

/** Renders the parts of the page, all of them mounted, because their open forms may have been filled in. */
function Parts({ stored, texts, search, part }: PartsProps) {
  const { t } = useTranslation('facts');
  const language = useLanguage();
  const facts = useStaffFacts(stored, texts);
  const now = useFacts();
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
  const shown = new Set(facts.filter((fact) => !search || matchesQuery(search, textOf(fact))));
  const isShownIn = (name: typeof part) => (fact: StaffFact) =>
    (search !== '' || part === name) && shown.has(fact);
  const ignored = stored.filter(({ key, value }) => value !== null && !checkFact(key, value));
  return (
    <>
      <KeptInputs facts={facts} />
      <FactProposals />
      {shown.size === 0 && <p role="status">{t('noMatch')}</p>}
      <div hidden={!search && part !== 'facts'}>
        <FactGroups facts={facts} isShown={isShownIn('facts')} isSearch={search !== ''} />
        {ignored.map(({ key, status, value }) => (
          <p key={key + status}>{t('ignored', { key, value: JSON.stringify(value) })}</p>
        ))}
      </div>
      <div hidden={!search && part !== 'days'}>
        <ClosedDays days={days} isShown={isShownIn('days')} isSearch={search !== ''} />
      </div>
      <div hidden={!search && part !== 'answers'}>
        <Answers questions={questions} isShown={isShownIn('answers')} />
      </div>
    </>
  );
}

/** Leads back to the forms that were left with an input, each of which is open. */
function KeptInputs({ facts }: { facts: StaffFact[] }) {
  const { t } = useTranslation('facts');
  const kept = useKeptFacts();
  if (kept.length === 0) return null;
  return (
    <Callout kind="note">
      <p>{t('kept')}</p>
      <ul>
        {kept.map((key) => {
          const fact = facts.find((one) => one.key === key);
          const params = new URLSearchParams(fact ? { q: fact.label } : { show: 'days' });
          return (
            <li key={key}>
              <AppLink to={`${FACTS_PAGE}?${params}`}>{fact?.label ?? t('part.days')}</AppLink>
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}
