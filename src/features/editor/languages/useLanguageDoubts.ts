import { useRef, useState } from 'react';
import type { LanguageDoubt } from './languageDoubts';

interface Question<Values> {
  doubts: LanguageDoubt[];
  values: Values;
}

const keyOf = ({ field, language, text }: LanguageDoubt): string => `${language} ${field} ${text}`;

/**
 * Asks before a save about texts in the wrong language, once for each text.
 * @returns `check` saves the values or asks first
 */
export function useLanguageDoubts<Values>(
  doubtsAbout: (values: Values) => LanguageDoubt[],
  save: (values: Values) => void,
) {
  const confirmed = useRef(new Set<string>());
  const [question, setQuestion] = useState<Question<Values> | null>(null);
  const check = (values: Values) => {
    const doubts = doubtsAbout(values).filter((doubt) => !confirmed.current.has(keyOf(doubt)));
    if (doubts.length > 0) setQuestion({ doubts, values });
    else save(values);
  };
  const confirm = () => {
    if (!question) return;
    for (const doubt of question.doubts) confirmed.current.add(keyOf(doubt));
    setQuestion(null);
    save(question.values);
  };
  return {
    check,
    doubts: question?.doubts ?? null,
    confirm,
    cancel: () => setQuestion(null),
  };
}
