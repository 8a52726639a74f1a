import { useTranslation } from 'react-i18next';
import type { PageText } from '../../../content/textTypes';
import { useFacts } from '../../../lib/facts/currentFacts';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { usePageText } from '../layout/usePageText';

/**
 * Returns the questions of a page by anchor and key, their `keys`, those that are `open` because they are not answered in its
 * language, and `answerTo`.
 */
export function useQuestions(path: string) {
  const { t } = useTranslation();
  const { answers } = useFacts();
  const language = useLanguage();
  const { questions = {} } = usePageText<Partial<PageText>>(path);
  /** Returns an answer with the figure first; undefined if the question is open. */
  const answerTo = (key: string): { text: string; at: string } | undefined => {
    const answer = answers.get(key);
    const text = answer?.[language];
    if (!answer || !text) return undefined;
    const { figure, at } = answer;
    const unit = figure && 'currency' in figure ? 'content.ask.money' : 'content.ask.duration';
    return { text: figure ? `${t(unit, { figure })}. ${text}` : text, at };
  };
  const texts = new Map(Object.values(questions).flatMap(Object.entries<string>));
  const open = [...texts].filter(([key]) => !answerTo(key));
  return { questions, keys: [...texts.keys()], open, answerTo };
}
