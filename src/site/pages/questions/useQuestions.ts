import { useTranslation } from 'react-i18next';
import type { PageText } from '../../../content/textTypes';
import { useFacts } from '../../../lib/facts/currentFacts';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { usePageText } from '../layout/usePageText';

export interface Answered {
  key: string;
  question: string;
  text: string;
  /** Time of the answer, as stored. */
  at: string;
}

/**
 * Returns the questions of a page by anchor and key, the `open` ones, and the `answered` ones, the figure first.
 */
export function useQuestions(path: string) {
  const { t } = useTranslation();
  const { answers } = useFacts();
  const language = useLanguage();
  const { questions = {} } = usePageText<Partial<PageText>>(path);
  const texts = new Map(Object.values(questions).flatMap(Object.entries<string>));
  const answered = [...texts].flatMap(([key, question]): Answered[] => {
    const answer = answers.get(key);
    if (!answer) return [];
    const { figure, at, [language]: text } = answer;
    const unit = figure && 'currency' in figure ? 'content.ask.money' : 'content.ask.duration';
    return [{ key, question, text: figure ? `${t(unit, { figure })}. ${text}` : text, at }];
  });
  const open = [...texts].filter(([key]) => answered.every((one) => one.key !== key));
  return { questions, open, answered };
}
