import type { PageText } from '../../../content/textTypes';
import { useFacts } from '../../../lib/facts/currentFacts';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { usePageText } from '../layout/usePageText';

export interface Answered {
  key: string;
  /** Anchor of the section in which the answer stands. */
  anchor: string;
  question: string;
  text: string;
  /** Time of the answer, as stored. */
  at: string;
}

/**
 * Returns the `answered` questions of a page, and the texts of the `open` ones that the page lists;
 * it does not list a quiet one. Needs the texts of the page.
 */
export function useQuestions(path: string) {
  const { answers } = useFacts();
  const language = useLanguage();
  const { questions = {} } = usePageText<Partial<PageText>>(path);
  const all = Object.entries(questions);
  const answered = all.flatMap(([key, { anchor, text: question }]): Answered[] => {
    const answer = answers.get(key);
    if (!answer) return [];
    return [{ key, anchor, question, text: answer[language], at: answer.at }];
  });
  const open = all.flatMap(([key, { text, quiet }]) => (quiet || answers.has(key) ? [] : text));
  return { open, answered };
}
