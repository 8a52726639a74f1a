import { useRef, useState } from 'react';
import type { Language } from '../../../lib/i18n/languages';
import { isLatinOnly, isPartlyCyrillic } from '../../../lib/text/letters';

/** A text that is probably not meant to be saved as it is. */
export interface LanguageWarning {
  field: 'title' | 'content' | 'description' | 'imageTexts';
  language: Language;
  /**
   * `alphabet`: not the alphabet of the language; `unsaved`: image texts of a language without a
   * text, which are not saved.
   */
  problem: 'alphabet' | 'unsaved';
  /** The text, because a confirmation is for this text alone. */
  text: string;
}

const IS_WRONG: Record<Language, (text: string) => boolean> = {
  en: isPartlyCyrillic,
  ru: isLatinOnly,
};

/**
 * Warns about Latin letters only in a Russian text, and Cyrillic letters outside quotations and
 * parentheses in an English one. An unchanged text raises none, because it has been saved before.
 */
export const alphabetWarnings = (
  field: LanguageWarning['field'],
  language: Language,
  text: string,
  initial: string,
): LanguageWarning[] =>
  text !== initial && IS_WRONG[language](text)
    ? [{ field, language, problem: 'alphabet', text }]
    : [];

interface Question<Values> {
  warnings: LanguageWarning[];
  values: Values;
}

const keyOf = ({ field, language, text }: LanguageWarning): string =>
  `${language} ${field} ${text}`;

/**
 * Asks before a save about texts in the wrong language, once for each text.
 * @returns `check` saves the values or asks first
 */
export function useLanguageWarnings<Values>(
  warningsAbout: (values: Values) => LanguageWarning[],
  save: (values: Values) => void,
) {
  const confirmed = useRef(new Set<string>());
  const [question, setQuestion] = useState<Question<Values> | null>(null);
  const check = (values: Values) => {
    const warnings = warningsAbout(values).filter(
      (warning) => !confirmed.current.has(keyOf(warning)),
    );
    if (warnings.length > 0) setQuestion({ warnings, values });
    else save(values);
  };
  const confirm = () => {
    if (!question) return;
    for (const warning of question.warnings) confirmed.current.add(keyOf(warning));
    setQuestion(null);
    save(question.values);
  };
  return {
    check,
    warnings: question?.warnings ?? null,
    confirm,
    cancel: () => setQuestion(null),
  };
}
