import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { downloads } from '../../content/consular/downloads';
import { questions } from '../../content/questions';
import { type Page, pages, pictureName } from '../../content/site';
import type { Day } from '../../lib/dates/calendarDay';
import { useToday } from '../../lib/dates/useToday';
import { setChangedFacts } from '../../lib/facts/currentFacts';
import {
  builtInFacts,
  checkedFacts,
  type FactKind,
  isFactOfKey,
  kindOfFact,
  partsOfWordsKey,
  schemas,
} from '../../lib/facts/factSchemas';
import { type Slot, wordsMisfit } from '../../lib/facts/wordSchemas';
import { queryClient } from '../../lib/http/queryClient';
import { unwrap } from '../../lib/http/result';
import { i18n } from '../../lib/i18n/i18n';
import { byLanguage, type Language } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { comingDaysToAsk, type DaysToAsk } from '../../site/contacts/openingHours';
import { rememberedUser } from '../api/auth/rememberedSession';
import { type Draft, fetchDrafts, isOwn } from '../api/drafts';
import { listFacts, type StoredFact, toFactRows } from '../api/storedFacts';
import { unsentDrafts } from '../drafts/inBrowser';
import { draftsQuery } from '../drafts/useDrafts';
import {
  builtInSlot,
  pageNamespaces,
  textPlace,
  wordsGroups,
  wordsQuery,
} from '../words/pageWords';
import { factLabel } from './factLabel';

/** What staff may change: a built-in fact, a file, an answer, a closed day, a text of a page. */
export interface StaffFact {
  key: string;
  label: string;
  /** Value in content/facts.ts; undefined for what is not there. */
  builtIn?: unknown;
  /** The text of a page that a value of the kind `words` changes. */
  slot?: Slot | undefined;
  kind: FactKind;
  /** Value that visitors see; undefined for none. Of a text, what staff have changed. */
  current?: unknown;
  published?: StoredFact | undefined;
  /** What the server has of what the person has typed. */
  drafts: Draft[];
  /** The pages on which a file or a text stands. */
  pages: string[];
  /** Value that the form shows while staff have said nothing. */
  suggested?: unknown;
  holiday?: DaysToAsk['holiday'] | undefined;
}

/** Query of the stored values. Also puts them into the store that all pages of this tab read. */
export const factsQuery = queryOptions({
  queryKey: ['admin', 'facts'],
  queryFn: async ({ signal }) => {
    const facts = unwrap(await listFacts(signal));
    setChangedFacts(checkedFacts(toFactRows(facts)));
    return facts;
  },
  staleTime: 0,
});

/**
 * Returns a stored fact from the cache of {@link factsQuery}; undefined for none, and while
 * loading.
 */
export const latestFact = (key: string): StoredFact | undefined =>
  queryClient.getQueryData(factsQuery.queryKey)?.find((row) => row.key === key);

/**
 * Query of the person's drafts of facts with their values, refetched with every list of drafts.
 * Never fails, because forms can open with what the browser has.
 */
const factDraftsQuery = queryOptions({
  queryKey: [...draftsQuery.queryKey, 'facts'],
  queryFn: async () => {
    const drafts = await fetchDrafts({ kind: 'facts' });
    return drafts.success ? drafts.data.filter(isOwn) : [];
  },
  staleTime: 0,
});

/** Returns whether the person has typed something of a fact, on the server or in this browser. */
export const hasDraft = ({ key, drafts }: StaffFact): boolean =>
  drafts.length > 0 ||
  unsentDrafts(rememberedUser() ?? '').some(
    ({ kind, itemId, values }) =>
      kind === 'facts' && itemId === key && Object.keys(values).length > 0,
  );

/** Files that staff put up, with the pages that show them. The build makes the guides. */
const fileFacts = [
  ...downloads
    .filter(({ source }) => !source)
    .map(({ form, pages }) => ({ key: `forms.${form}`, pages: ['/consular/downloads', ...pages] })),
  ...pages
    .filter(({ scene }) => scene)
    .map(({ path }) => ({ key: `pictures.${pictureName(path)}`, pages: [path] })),
];

/** The keys of the answers to questions, in the order of the questions. */
const answerKeys = questions.map(({ key }) => `answers.${key}`);

/** Returns the value in the row of a fact: what visitors see, else what is suggested. */
export const valueShown = ({ current, suggested }: Omit<StaffFact, 'label'>): unknown =>
  current ?? suggested;

/**
 * Returns whether visitors see a value: it has the fact's type, and for a text of a page, the text
 * exists and the value fits the built-in text.
 */
const isShown = ({ key, slot }: Pick<StaffFact, 'key' | 'slot'>, value: unknown): boolean =>
  isFactOfKey(key, value) && (slot ? !wordsMisfit(value, slot) : !partsOfWordsKey(key));

/**
 * Requests the stored facts, the person's drafts, and the texts of a page and of all changed texts.
 * @param page whose texts are wanted, all of them; without it the changed texts alone
 * @returns `query` of the stored facts; `facts`, as {@link staffFacts} returns them, undefined
 *   while something is loading
 */
export function useStaffFacts(page?: Page) {
  const language = useLanguage();
  const today = useToday();
  const query = useQuery(factsQuery);
  const { data, isFetchedAfterMount } = useQuery(factDraftsQuery);
  const stored = query.data;
  const drafts = isFetchedAfterMount ? data : undefined;
  const keys = useMemo(
    () => (stored ?? []).flatMap(({ key, value }) => (value === null ? [] : key)),
    [stored],
  );
  const names = keys.flatMap((key) => partsOfWordsKey(key)?.namespace ?? []);
  const words = useQuery({
    ...wordsQuery([...new Set([...(page ? pageNamespaces(page) : []), ...names])]),
    placeholderData: keepPreviousData,
  });
  const facts = useMemo(
    () =>
      stored && drafts && words.data
        ? staffFacts({ stored, drafts, language, today }, keys, page)
        : undefined,
    [stored, drafts, words.data, language, today, keys, page],
  );
  return { query, facts };
}

interface Known {
  stored: StoredFact[];
  drafts: Draft[];
  language: Language;
  today: Day;
}

/**
 * Returns in order: the built-in facts; files; answers, missing ones first; the texts of `page`;
 * changed texts of other pages; coming closed days, also holidays without an answer.
 * @param keys of the stored facts that are not taken back
 */
function staffFacts(known: Known, keys: string[], page?: Page): StaffFact[] {
  const { stored, drafts, language, today } = known;
  /** Returns the fact of a key in a list; an empty list for a key that is no fact. */
  const toFact = (key: string, more: Partial<StaffFact> = {}): StaffFact[] => {
    const kind = kindOfFact(key);
    if (!kind) return [];
    const published = stored.find((row) => row.key === key);
    const value = published?.value ?? undefined;
    const isValid = isShown({ key, slot: more.slot }, value);
    const fact = {
      key,
      kind,
      current: isValid ? value : more.builtIn,
      published,
      drafts: drafts.filter(({ itemId }) => itemId === key),
      pages: [],
      ...more,
    };
    return [{ ...fact, label: factLabel(key, language, valueShown(fact)) }];
  };
  const slots = (page ? wordsGroups(page, language) : []).flatMap(({ slots }) => slots);
  const changed = keys.filter(
    (key) => partsOfWordsKey(key) && !slots.some((one) => one.key === key),
  );
  const days = keys.filter((key) => kindOfFact(key) === 'closedDay');
  const dayShown = (fact: StaffFact) => schemas.closedDay.safeParse(valueShown(fact)).data;
  const asked = comingDaysToAsk(today).filter(({ from }) => !days.includes(`closedDays.${from}`));
  return [
    ...[...builtInFacts].flatMap(([key, { kind, value }]) =>
      toFact(key, { builtIn: value, ...(kind === 'leader' && { pages: ['/embassy'] }) }),
    ),
    ...fileFacts.flatMap(({ key, pages }) => toFact(key, { pages })),
    ...answerKeys
      .flatMap((key) => toFact(key))
      .sort((a, b) => Number(a.current !== undefined) - Number(b.current !== undefined)),
    ...slots.flatMap((slot) => toFact(slot.key, { slot, pages: [page?.path ?? '/'] })),
    ...changed.flatMap((key) =>
      toFact(key, { slot: builtInSlot(key), pages: [textPlace(key, language).page] }),
    ),
    ...[
      ...days.flatMap((key) => toFact(key)),
      ...asked.flatMap(({ from, to, holiday }) => {
        const reason = byLanguage((one) => i18n.getFixedT(one, 'home')(`holidays.${holiday}`));
        return toFact(`closedDays.${from}`, { suggested: { from, to, reason }, holiday });
      }),
    ]
      .filter((fact) => String(dayShown(fact)?.to) >= today)
      .sort((a, b) => String(dayShown(a)?.from).localeCompare(String(dayShown(b)?.from))),
  ];
}
