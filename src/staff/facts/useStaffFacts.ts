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
import type { StoredFact } from '../api/facts';
import { labelOfWords, slotOf, wordsQuery } from '../words/pageWords';
import { type FactTexts, labelOf, loadFactTexts } from './factTexts';
import type { StaffFact } from './useFactChanges';

/** Query of the texts that name facts, which are those of all pages. */
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
  const answered = stored.filter(({ status, value }) => status === 'published' && value !== null);
  return questions.filter(({ key }) => answered.every((row) => row.key !== key)).length;
};

/** Returns the closed day that a public holiday may be. */
const dayOf = ({ from, to, holiday }: DaysToAsk) => ({
  from,
  to,
  reason: byLanguage((language) => i18n.getFixedT(language, 'home')(`holidays.${holiday}`)),
});

/**
 * Returns the built-in facts in order, then questions by rank, then closed days, those of which
 * staff have said nothing too; invalid values are not `current`. None while the texts are loading.
 */
export function useStaffFacts(stored: StoredFact[], texts: FactTexts | undefined): StaffFact[] {
  const language = useLanguage();
  const today = useToday();
  const names = stored.flatMap(({ key }) => partsOfKey(key)?.namespace ?? []);
  const { data: hasWords = false } = useQuery(wordsQuery([...new Set(names)]));
  return useMemo(
    () => (texts && hasWords ? staffFacts(stored, texts, language, today) : []),
    [stored, texts, language, today, hasWords],
  );
}

/** Returns whether pages show a value in place of the built-in one. */
export const isShown = ({ key, slot }: Pick<StaffFact, 'key' | 'slot'>, value: unknown): boolean =>
  checkFact(key, value) && !(slot && misfitOfWords(value, slot));

/** Returns a fact with what is stored of it, which no page shows and no text names. */
function storedFact(key: string, kind: FactKind, label: string, stored: StoredFact[]): StaffFact {
  const rows = stored.filter((row) => row.key === key);
  const published = rows.find(({ status }) => status === 'published');
  return {
    key,
    kind,
    label,
    current: published?.value ?? undefined,
    published,
    draft: rows.find(({ status }) => status === 'draft'),
    pages: [],
    texts: [],
  };
}

/**
 * Returns a text of a page as a fact. Its value is what staff have changed of it, and the texts of its page have to be loaded.
 * @param slot undefined for a text that a release has removed
 * @param page the one of those that show it which its preview opens
 */
export function wordsFact(
  key: string,
  slot: Slot | undefined,
  stored: StoredFact[],
  language: Language,
  page?: Page,
): StaffFact {
  const fact = storedFact(key, 'words', labelOfWords(key, language), stored);
  return {
    ...fact,
    slot,
    current: slot && isShown({ key, slot }, fact.current) ? fact.current : undefined,
    pages: page ? [page.path] : [],
  };
}

function staffFacts(
  stored: StoredFact[],
  texts: FactTexts,
  language: Language,
  today: Day,
): StaffFact[] {
  const factOf = (key: string, more: Partial<StaffFact> = {}): StaffFact[] => {
    const kind = kindOfFact(key);
    if (!kind) return [];
    const fact = storedFact(key, kind, '', stored);
    const current = checkFact(key, fact.current) ? fact.current : more.builtIn;
    return [
      {
        ...fact,
        label: labelOf(key, texts, language, current ?? fact.draft?.value ?? more.suggested),
        current,
        pages: texts.pages.get(key) ?? [],
        texts: texts.keys.get(key) ?? [],
        ...more,
      },
    ];
  };
  const isWords = ({ key, value, status }: StoredFact) =>
    kindOfFact(key) === 'words' && (value !== null || status === 'draft');
  const words = [...new Set(stored.filter(isWords).map(({ key }) => key))];
  const isDay = ({ key, value }: StoredFact) =>
    kindOfFact(key) === 'closedDay' && schemas.closedDay.safeParse(value).success;
  const days = [...new Set(stored.filter(isDay).map(({ key }) => key))];
  return [
    ...[...builtInFacts].flatMap(([key, { kind, value }]) =>
      factOf(key, { builtIn: value, ...(kind === 'leader' && { pages: ['/embassy'] }) }),
    ),
    ...putUp.flatMap(({ key, pages }) => factOf(key, { pages })),
    ...questions.flatMap(({ key, pages }) => factOf(key, { pages })),
    ...words.map((key) => wordsFact(key, slotOf(key), stored, language)),
    ...days.flatMap((key) => factOf(key)),
    ...comingDaysToAsk(today)
      .map((ask) => ({ ask, key: `closedDays.${ask.from}` }))
      .filter(({ key }) => !days.includes(key))
      .flatMap(({ ask, key }) => factOf(key, { suggested: dayOf(ask), holiday: ask.holiday })),
  ];
}
