import { queryOptions } from '@tanstack/react-query';
import { openQuestions } from '../../content/openQuestions';
import { asked, pagesAsking, questionsOf } from '../../content/questions';
import { builtInFacts, checkFact, kindOfFact } from '../../lib/facts/checkFact';
import { statementKeys } from '../../lib/facts/statements';
import { languages } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';
import type { StoredFact } from '../data/facts';
import { type FactTexts, labelOf, loadFactTexts } from './factTexts';
import type { StaffFact } from './useFactChanges';

/** Query of the texts that name facts, which are those of all pages. */
export const factTextsQuery = queryOptions({
  queryKey: ['admin', 'factTexts'],
  queryFn: loadFactTexts,
  staleTime: Number.POSITIVE_INFINITY,
});

const ANSWER = 'answers.';
const questionKeys = [
  ...[...new Set(Object.keys(asked).flatMap(questionsOf))].sort(
    (a, b) => pagesAsking(b).length - pagesAsking(a).length,
  ),
  ...openQuestions.map(({ key }) => key),
];

/** Returns how many questions are not answered in both languages. */
export const openCount = (stored: StoredFact[] = []): number =>
  questionKeys.filter((key) => {
    const answer = stored.find((row) => row.key === ANSWER + key && row.status === 'published');
    return languages.some((language) => !Object(answer?.value)[language]);
  }).length;

/**
 * Returns the built-in facts in order, then statements, then questions, the most wanted first, then closed days; invalid values are not
 * `current`. None while the texts are loading.
 */
export function useStaffFacts(stored: StoredFact[], texts: FactTexts | undefined): StaffFact[] {
  const language = useLanguage();
  if (!texts) return [];
  const find = (key: string, status: StoredFact['status']) =>
    stored.find((row) => row.key === key && row.status === status);
  const factOf = (key: string, builtIn?: unknown): StaffFact[] => {
    const kind = kindOfFact(key);
    if (!kind) return [];
    const published = find(key, 'published');
    const question = key.startsWith(ANSWER) ? key.slice(ANSWER.length) : '';
    return [
      {
        key,
        kind,
        label: labelOf(key, texts, language, find(key, 'draft')?.value),
        builtIn,
        current: published && checkFact(key, published.value) ? published.value : builtIn,
        published,
        draft: find(key, 'draft'),
        pages: question ? pagesAsking(question) : (texts.pages.get(key) ?? []),
        texts: texts.keys.get(key) ?? [],
      },
    ];
  };
  return [
    ...builtInFacts().flatMap(([key, value]) => factOf(key, value)),
    ...statementKeys.flatMap((key) => factOf(key)),
    ...questionKeys.flatMap((key) => factOf(ANSWER + key)),
    ...[...new Set(stored.map(({ key }) => key))]
      .filter((key) => kindOfFact(key) === 'closedDay')
      .flatMap((key) => factOf(key)),
  ];
}
