import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { downloads } from '../../content/consular/downloads';
import { questions as ranked } from '../../content/questions';
import { type Page, pages, pictureName } from '../../content/site';
import type { Day } from '../../lib/dates/calendarDay';
import { useToday } from '../../lib/dates/useToday';
import {
  builtInFacts,
  checkFact,
  type FactKind,
  kindOfFact,
  partsOfKey,
  schemas,
} from '../../lib/facts/factSchemas';
import { misfitOfWords, type Slot } from '../../lib/facts/wordSchemas';
import { i18n } from '../../lib/i18n/i18n';
import { byLanguage, type Language } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { comingDaysToAsk, type DaysToAsk } from '../../site/contacts/openingHours';
import type { Draft } from '../api/drafts';
import type { StoredFact } from '../api/storedFacts';
import { labelOfWords, slotOf, wordsQuery } from '../words/pageWords';
import { type FactTexts, labelOf, loadFactTexts } from './factTexts';
import { type StaffFact, valueShown } from './useFactChanges';

/** Query of the texts that name facts: the texts of all pages. */
export const factTextsQuery = queryOptions({
  queryKey: ['admin', 'factTexts'],
  queryFn: loadFactTexts,
  staleTime: Number.POSITIVE_INFINITY,
});

/** What staff may put up, with the pages that show it; not the guides, which the build makes. */
const putUp = [
  ...downloads
    .filter(({ source }) => !source)
    .map(({ form, pages }) => ({ key: `forms.${form}`, pages: ['/consular/downloads', ...pages] })),
  ...pages.map(({ path }) => ({ key: `pictures.${pictureName(path)}`, pages: [path] })),
];

const questions = ranked.map(({ key, pages }) => ({
  key: `answers.${key}`,
  pages: Object.keys(pages),
}));

/** Returns how many questions are not answered. */
export const openCount = (stored: StoredFact[] = []): number => {
  const answered = stored.filter(({ value }) => value !== null);
  return questions.filter(({ key }) => answered.every((row) => row.key !== key)).length;
};

/** Returns the closed day that a public holiday may be. */
const dayOf = ({ from, to, holiday }: DaysToAsk) => ({
  from,
  to,
  reason: byLanguage((language) => i18n.getFixedT(language, 'home')(`holidays.${holiday}`)),
});

/**
 * Returns the built-in facts in order, then questions by rank, then closed days, also unconfirmed
 * ones. Invalid values are not `current`. None while drafts and texts are loading.
 */
export function useStaffFacts(
  stored: StoredFact[],
  drafts: Draft[] | undefined,
  texts: FactTexts | undefined,
): StaffFact[] {
  const language = useLanguage();
  const today = useToday();
  const keys = keysOf(stored, drafts);
  const names = keys.flatMap((key) => partsOfKey(key)?.namespace ?? []);
  const { data: hasWords = false } = useQuery(wordsQuery([...new Set(names)]));
  return useMemo(
    () => (texts && drafts && hasWords ? staffFacts(stored, drafts, texts, language, today) : []),
    [stored, drafts, texts, language, today, hasWords],
  );
}

/** Returns the keys of what is stored, and of what waits or came back. */
const keysOf = (stored: StoredFact[], drafts: Draft[] = []): string[] => [
  ...new Set([
    ...stored.flatMap(({ key, value }) => (value === null ? [] : key)),
    ...drafts.flatMap(({ itemId, state }) => (state === 'open' ? [] : itemId)),
  ]),
];

/** Returns whether pages show a value in place of the built-in one. */
export const isShown = ({ key, slot }: Pick<StaffFact, 'key' | 'slot'>, value: unknown): boolean =>
  checkFact(key, value) && !(slot && misfitOfWords(value, slot));

/** Returns a fact with what is stored of it, which no page shows and no text names. */
function storedFact(
  key: string,
  kind: FactKind,
  label: string,
  stored: StoredFact[],
  drafts: Draft[],
): StaffFact {
  const published = stored.find((row) => row.key === key);
  return {
    key,
    kind,
    label,
    current: published?.value ?? undefined,
    published,
    drafts: drafts.filter(({ itemId }) => itemId === key),
    pages: [],
    texts: [],
  };
}

/**
 * Returns a text of a page as a fact. Its value is what staff changed. Needs its page's texts.
 * @param slot undefined for a text that a release has removed
 * @param page that the preview opens, if several pages show the text
 */
export function wordsFact(
  key: string,
  slot: Slot | undefined,
  stored: StoredFact[],
  drafts: Draft[],
  language: Language,
  page?: Page,
): StaffFact {
  const fact = storedFact(key, 'words', labelOfWords(key, language), stored, drafts);
  return {
    ...fact,
    slot,
    current: slot && isShown({ key, slot }, fact.current) ? fact.current : undefined,
    pages: page ? [page.path] : [],
  };
}

function staffFacts(
  stored: StoredFact[],
  drafts: Draft[],
  texts: FactTexts,
  language: Language,
  today: Day,
): StaffFact[] {
  const factOf = (key: string, more: Partial<StaffFact> = {}): StaffFact[] => {
    const kind = kindOfFact(key);
    if (!kind) return [];
    const stated = storedFact(key, kind, '', stored, drafts);
    const current = checkFact(key, stated.current) ? stated.current : more.builtIn;
    const fact: StaffFact = {
      ...stated,
      current,
      pages: texts.pages.get(key) ?? [],
      texts: texts.keys.get(key) ?? [],
      ...more,
    };
    return [{ ...fact, label: labelOf(key, texts, language, valueShown(fact)) }];
  };
  const keys = keysOf(stored, drafts);
  const words = keys.filter((key) => kindOfFact(key) === 'words');
  const days = keys
    .filter((key) => kindOfFact(key) === 'closedDay')
    .flatMap((key) => factOf(key))
    .filter((fact) => schemas.closedDay.safeParse(valueShown(fact)).success);
  return [
    ...[...builtInFacts].flatMap(([key, { kind, value }]) =>
      factOf(key, { builtIn: value, ...(kind === 'leader' && { pages: ['/embassy'] }) }),
    ),
    ...putUp.flatMap(({ key, pages }) => factOf(key, { pages })),
    ...questions.flatMap(({ key, pages }) => factOf(key, { pages })),
    ...words.map((key) => wordsFact(key, slotOf(key), stored, drafts, language)),
    ...days,
    ...comingDaysToAsk(today)
      .map((ask) => ({ ask, key: `closedDays.${ask.from}` }))
      .filter(({ key }) => !days.some((day) => day.key === key))
      .flatMap(({ ask, key }) => factOf(key, { suggested: dayOf(ask), holiday: ask.holiday })),
  ];
}
