import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import { byLanguage } from './languageFields';

export type Written = 'nothing' | 'partly' | 'all';

export interface LanguageState {
  state: 'written' | 'missing' | 'incomplete' | 'outdated';
  /** When the text in the other language was changed, if this one is outdated. */
  since?: Date;
}

interface Translated {
  language: Language;
  textChangedAt: Date;
  translationChangedAt: Date | null;
}

const STATES = { nothing: 'missing', partly: 'incomplete', all: 'written' } as const;

/**
 * A complete translation is outdated while the original has been changed after it and the form does
 * not change it.
 * @param written how much of each text the form has
 * @param item the opened item; undefined for a new one
 */
export function languageStates(
  written: Record<Language, Written>,
  isChanged: (language: Language) => boolean,
  item: Translated | undefined,
): Record<Language, LanguageState> {
  const outdated = item && outdatedTranslation(item);
  return byLanguage((language) => {
    const state = STATES[written[language]];
    const isOutdated =
      state === 'written' && outdated?.language === language && !isChanged(language);
    return isOutdated ? { state: 'outdated', since: outdated.since } : { state };
  });
}

/** The language of an item's translation and since when it is outdated; null if it is not. */
function outdatedTranslation(item: Translated): { language: Language; since: Date } | null {
  const { language, textChangedAt, translationChangedAt } = item;
  return translationChangedAt && textChangedAt > translationChangedAt
    ? { language: otherLanguage(language), since: textChangedAt }
    : null;
}
