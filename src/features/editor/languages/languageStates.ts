import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import { byLanguage } from './languageFields';

/** How much of an item's text in one language is written. */
export type Written = 'nothing' | 'partly' | 'all';

/** The state of an item's text in one language. */
export interface LanguageState {
  state: 'written' | 'missing' | 'incomplete' | 'outdated';
  /** Of an outdated text: when the text in the other language was changed. */
  since?: Date;
}

/** What an article and a notice have in common. */
interface Translated {
  language: Language;
  textChangedAt: Date;
  /** Null without translation. */
  translationChangedAt: Date | null;
}

const STATES = { nothing: 'missing', partly: 'incomplete', all: 'written' } as const;

/**
 * Returns the state of the text in each language. A complete translation is outdated while the original has
 * been changed after it and the form does not change it.
 * @param written how much of each text the form has
 * @param isChanged whether the form has changed the text in a language
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

/** Returns the language of an item's translation and since when it is out of date; null where it is not. */
function outdatedTranslation(item: Translated): { language: Language; since: Date } | null {
  const { language, textChangedAt, translationChangedAt } = item;
  return translationChangedAt && textChangedAt > translationChangedAt
    ? { language: otherLanguage(language), since: textChangedAt }
    : null;
}
