import { type Language, otherLanguage } from '../../../lib/i18n/languages';

/** What an item lacks, as the column `translation_state` has it; `current` items lack nothing. */
export const translationGaps = ['ru_missing', 'en_missing', 'outdated'] as const;
export type TranslationGap = (typeof translationGaps)[number];

export type TextState = 'written' | 'missing' | 'outdated';

interface Translated {
  language: Language;
  textChangedAt: Date;
  /** Null without translation. */
  translationChangedAt: Date | null;
}

/** A translation is outdated while the original has been changed after it, as the triggers of the database derive it. */
export function textStates(item: Translated): Record<Language, TextState> {
  const { language, textChangedAt, translationChangedAt } = item;
  const translation = translationChangedAt
    ? translationChangedAt < textChangedAt && 'outdated'
    : 'missing';
  const states: Record<Language, TextState> = { en: 'written', ru: 'written' };
  return translation ? { ...states, [otherLanguage(language)]: translation } : states;
}
