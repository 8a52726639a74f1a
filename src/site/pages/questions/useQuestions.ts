import { useTranslation } from 'react-i18next';
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

/** Returns the `open` questions of a page, and the `answered` ones, the figure first. */
export function useQuestions(path: string) {
  const { t } = useTranslation();
  const { answers } = useFacts();
  const language = useLanguage();
  const { questions = {} } = usePageText<Partial<PageText>>(path);
  const all = Object.entries(questions);
  const answered = all.flatMap(([key, { anchor, text: question }]): Answered[] => {
    const answer = answers.get(key);
    if (!answer) return [];
    const { figure, at, [language]: text } = answer;
    const unit = figure && 'currency' in figure ? 'content.ask.money' : 'content.ask.duration';
    return [{ key, anchor, question, text: figure ? `${t(unit, { figure })}. ${text}` : text, at }];
  });
  const open = all.flatMap(([key, { text, quiet }]) => (quiet || answers.has(key) ? [] : text));
  return { open, answered };
}
