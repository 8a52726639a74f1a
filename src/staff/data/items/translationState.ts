/** What an item lacks, as the column `translation_state` has it; `current` items lack nothing. */
export const translationGaps = ['ru_missing', 'en_missing', 'outdated'] as const;
export type TranslationGap = (typeof translationGaps)[number];
