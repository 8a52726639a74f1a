import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { type Page, pageId, pages } from '../../../content/site';
import { languagesRenewed } from '../../../lib/facts/wordSchemas';
import type { Words as ByLanguage } from '../../../lib/facts/words';
import { languages, withOther } from '../../../lib/i18n/languages';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { Note } from '../../../ui/feedback/Note';
import { RowBoundary } from '../../../ui/feedback/RowBoundary';
import { SearchBox } from '../../../ui/forms/SearchBox';
import { AppLink } from '../../../ui/navigation/AppLink';
import { QueryState } from '../../account/session/QueryState';
import { useFactDrafts } from '../../facts/factDrafts';
import { FactRow, NotShown, PageFiles, SaveButton } from '../../facts/factRows';
import styles from '../../facts/facts.module.css';
import { matchesQuery } from '../../facts/factTexts';
import { factsQuery, type StaffFact } from '../../facts/useFactChanges';
import { wordsFact } from '../../facts/useStaffFacts';
import { Badge } from '../../parts/Badge';
import { StaffPage } from '../../StaffPage';
import { readableText } from '../../words/figures';
import { languagesMissing, rowsOf, withChange } from '../../words/lines';
import {
  FACTS_PAGE,
  groupsOf,
  namespacesOf,
  type WordsGroup,
  wordsQuery,
} from '../../words/pageWords';
import { WordsDifference, WordsText } from '../../words/WordsText';
import wordStyles from '../../words/words.module.css';

/** Renders the page `/admin/words/…`, where staff change the texts of a page (decision 0053). */
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
  const query = useQuery(factsQuery);
  const texts = useQuery(wordsQuery(namespacesOf(page)));
  const drafts = useFactDrafts();
  return (
    <StaffPage
      title={t('words.title', { page: name(page.path) })}
      actions={<AppLink to={page.path}>{t('words.toPage')}</AppLink>}
    >
      <QueryState query={query} loading={t('admin:list.loading')} />
      <QueryState query={texts} />
      <p className="measure">{t('words.lead')}</p>
      <SearchBox label={t('words.search')} value={search} onSearch={setSearch} />
      {query.data && drafts && !search && (
        <PageFiles stored={query.data} drafts={drafts} page={page} />
      )}
      {query.data &&
        texts.data &&
        drafts &&
        groupsOf(page, language).map((group) => (
          <Group
            key={group.id}
            group={group}
            facts={group.slots.map((slot) =>
              wordsFact(slot.key, slot, query.data, drafts, language, page),
            )}
            search={search}
          />
        ))}
    </StaffPage>
  );
}

/** Returns whether a text, with what is changed of it, has the words of a search. */
function isFound({ slot, current }: StaffFact, search: string): boolean {
  const words = { ...slot?.builtIn, ...Object(current) };
  return (
    !search || matchesQuery(search, languages.map((one) => readableText(words, one)).join(' '))
  );
}

interface GroupProps {
  group: WordsGroup;
  facts: StaffFact[];
  search: string;
}

/** Texts that other pages share are folded, unless the address or a search names one. */
function Group({ group: { id, title, isShared }, facts, search }: GroupProps) {
  const { hash } = useLocation();
  const [isUnfolded, setUnfolded] = useState(!isShared);
  const isNamed = facts.some(({ key }) => hash === `#${encodeURIComponent(key)}`);
  const found = facts.filter((fact) => isFound(fact, search));
  const isOpen = isUnfolded || isNamed || (search !== '' && found.length > 0);
  return (
    <details
      open={isOpen}
      hidden={found.length === 0}
      className={styles.group}
      onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
    >
      <summary>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>{' '}
        <span className="small-print">{found.length}</span>
      </summary>
      <ul className="plain-list">
        {isOpen &&
          facts.map((fact) => (
            <RowBoundary key={fact.key} name={fact.label}>
              {() => <WordsRow fact={fact} hidden={!found.includes(fact)} />}
            </RowBoundary>
          ))}
      </ul>
    </details>
  );
}

/** Renders the built-in text; more than a line is folded, to keep the next text near. */
function BuiltIn(text: ComponentProps<typeof WordsText>) {
  const { t } = useTranslation('facts');
  const isLong = rowsOf(text.text).length > 1;
  const [Box, Title] = isLong ? (['details', 'summary'] as const) : (['div', 'p'] as const);
  return (
    <Box className="small-print">
      <Title>{t('words.asBuilt')}</Title>
      <WordsText {...text} />
    </Box>
  );
}

interface RowProps {
  fact: StaffFact;
  hidden: boolean;
}

/** Renders a text in both languages, with its built-in text, to which one press returns. */
function WordsRow({ fact, hidden }: RowProps) {
  const { t } = useTranslation(['facts', 'common']);
  const language = useLanguage();
  const { slot, current, published } = fact;
  if (!slot) return null;
  const { path, builtIn } = slot;
  const name = path.slice(path.lastIndexOf('.') + 1);
  const changed: ByLanguage = current ?? {};
  const texts = withChange(builtIn, changed);
  const missing = languagesMissing(changed);
  const renewed = current && published ? languagesRenewed(published, slot) : [];
  const was: ByLanguage = Object(published?.was);
  return (
    <FactRow
      fact={fact}
      hidden={hidden}
      action={t('change')}
      buttons={
        current !== undefined && <SaveButton fact={fact} value={null} text={t('takeBack.words')} />
      }
    >
      <NotShown fact={fact} />
      <div className={`stack auto-fit ${wordStyles.columns}`}>
        {withOther(language).map((one) => {
          const text = texts[one];
          if (text === undefined) return null;
          return (
            <div key={one} className="stack gap-1">
              <p className="small-print">
                {t(`common:language.${one}`)}{' '}
                {changed[one] !== undefined && <Badge tone="green">{t('changed')}</Badge>}{' '}
                {missing.includes(one) && <Badge tone="ochre">{t(`words.missing.${one}`)}</Badge>}
              </p>
              <WordsText text={text} language={one} name={name} />
              {changed[one] !== undefined && (
                <BuiltIn text={builtIn[one] ?? ''} language={one} name={name} />
              )}
              {renewed.includes(one) && (
                <Note kind="warning">
                  <p>{t('words.renewed')}</p>
                  <WordsDifference
                    from={{ [one]: was[one] }}
                    to={{ [one]: builtIn[one] }}
                    names={{ older: t('words.before'), newer: t('words.after') }}
                  />
                </Note>
              )}
            </div>
          );
        })}
      </div>
    </FactRow>
  );
}
