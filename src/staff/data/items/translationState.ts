import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import type { Item } from '../../kinds/kinds';

/** What an item lacks, as the column `translation_state` has it; `current` items lack nothing. */
export const translationGaps = ['ru_missing', 'en_missing', 'outdated'] as const;
export type TranslationGap = (typeof translationGaps)[number];

export type TextState = 'written' | 'missing' | 'outdated';

/** Of the original and its translation. */
export function textStates({
  language,
  translation_state,
}: Pick<Item<'news' | 'notices'>, 'language' | 'translation_state'>): Record<Language, TextState> {
  const states: Record<Language, TextState> = { en: 'written', ru: 'written' };
  if (translation_state === 'current') return states;
  const state = translation_state === 'outdated' ? 'outdated' : 'missing';
  return { ...states, [otherLanguage(language)]: state };
}
