import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { type Page, pageId, pages } from '../../content/site';
import { languages, withPrefix } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { usePageNames } from '../../lib/i18n/usePageNames';
import { SearchBox } from '../../ui/forms/SearchBox';
import { AppLink } from '../../ui/navigation/AppLink';
import { QueryState } from '../auth/session/QueryState';
import type { StoredFact } from '../data/facts';
import rowStyles from '../facts/facts.module.css';
import { matchesQuery } from '../facts/factTexts';
import { FACTS_PAGE, factsQuery } from '../facts/useFactChanges';
import { wordsFact } from '../facts/useStaffFacts';
import { WordsRow } from '../facts/WordsRow';
import { StaffPage } from '../StaffPage';
import type { PageSlot } from '../words/lines';
import { PagePreview } from '../words/PagePreview';
import { groupsOf, namespacesOf, slotsIn, wordsAsText, wordsQuery } from '../words/pageWords';

/** Renders the page `/admin/words/…`, on which staff change the texts of a page of the site (decision 0053). */
export function Words() {
  const { '*': id } = useParams();
  const page = pages.find(({ path }) => pageId(path) === id);
  return page ? (
    <PageWords key={id} page={page} />
  ) : (
    <Navigate replace to={`${FACTS_PAGE}?show=words`} />
  );
}

function PageWords({ page }: { page: Page }) {
  const { t } = useTranslation(['facts', 'admin']);
  const language = useLanguage();
  const { name } = usePageNames();
  const [search, setSearch] = useState('');
  const { hash } = useLocation();
  const namespaces = namespacesOf(page);
  const query = useQuery(factsQuery);
  const texts = useQuery(wordsQuery(namespaces));
  const props = { stored: query.data ?? [], page, search };
  return (
    <StaffPage
      title={t('words.title', { page: name(page.path) })}
      actions={<AppLink to={withPrefix(page.path, language)}>{t('words.toPage')}</AppLink>}
    >
      <QueryState query={query} loading={t('admin:list.loading')} />
      <QueryState query={texts} />
      <p className="measure">{t('words.lead')}</p>
      <SearchBox label={t('words.search')} value={search} onSearch={setSearch} />
      {query.data && texts.data && (
        <>
          {groupsOf(page, language).map(({ id, title, slots }) => (
            <section
              key={id}
              aria-labelledby={id}
              hidden={!slots.some((slot) => isFound(slot, search))}
            >
              <h2 id={id} tabIndex={-1} className="size-h3">
                {title}
              </h2>
              <Rows {...props} slots={slots} anchor={id} />
            </section>
          ))}
          {namespaces.slice(1).map((namespace) => {
            const isNamed = hash.startsWith(`#${encodeURIComponent(`words:${namespace}:`)}`);
            const key = `${namespace} ${isNamed}`;
            return <SharedWords key={key} {...props} namespace={namespace} isNamed={isNamed} />;
          })}
        </>
      )}
    </StaffPage>
  );
}

interface RowsProps {
  stored: StoredFact[];
  page: Page;
  search: string;
}

interface SharedProps extends RowsProps {
  namespace: string;
  /** Whether the address names one of its texts. */
  isNamed: boolean;
}

/** Renders texts that other pages show as well, folded unless the address or the search names one. */
function SharedWords({ namespace, isNamed, ...props }: SharedProps) {
  const { t } = useTranslation('facts');
  const { search } = props;
  const [isUnfolded, setUnfolded] = useState(isNamed);
  const slots = slotsIn(namespace);
  const isOpen = isUnfolded || (search !== '' && slots.some((slot) => isFound(slot, search)));
  const title = t(namespace === 'common' ? 'words.everywhere' : 'words.shared');
  return (
    <details
      open={isOpen}
      className={rowStyles.group}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2> <span className="small-print">{slots.length}</span>
      </summary>
      {isOpen && <Rows {...props} slots={slots} anchor="" />}
    </details>
  );
}

/** Returns whether a text, with what is changed of it, has the words of a search. */
function isFound({ builtIn }: PageSlot, search: string, current: unknown = {}): boolean {
  const words = { ...builtIn, ...Object(current) };
  return !search || matchesQuery(search, languages.map((one) => wordsAsText(words, one)).join(' '));
}

interface GroupProps extends RowsProps {
  slots: PageSlot[];
  /** Anchor of the texts on the page. */
  anchor: string;
}

function Rows({ stored, page, search, slots, anchor }: GroupProps) {
  const language = useLanguage();
  return (
    <ul className="plain-list">
      {slots.map((slot) => {
        const fact = { ...wordsFact(slot.key, slot, stored, language), slot };
        return (
          <WordsRow
            key={slot.key}
            fact={fact}
            hidden={!isFound(slot, search, fact.current)}
            preview={(value) => (
              <PagePreview path={page.path} anchor={anchor} change={{ key: slot.key, value }} />
            )}
          />
        );
      })}
    </ul>
  );
}
