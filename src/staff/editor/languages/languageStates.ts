import { parseDate } from '../../../lib/dates/moscowTime';
import type { Language } from '../../../lib/i18n/languages';
import { byLanguage } from '../../kinds/field';
import type { Item } from '../../kinds/kinds';
import type { Written } from '../../kinds/values';

export interface LanguageState {
  state: 'written' | 'missing' | 'incomplete' | 'outdated';
  /** When the text in the other language was changed, if this one is outdated. */
  since?: Date;
}

const STATES = { nothing: 'missing', partly: 'incomplete', all: 'written' } as const;

/**
 * A complete translation is outdated while the original has been changed after it and the form does
 * not change it.
 * @param written how much of each text the form has
 * @param item the opened item; undefined for a new one
 */
export const languageStates = (
  written: Record<Language, Written>,
  isChanged: (language: Language) => boolean,
  item: Item<'news' | 'notices'> | undefined,
): Record<Language, LanguageState> =>
  byLanguage((language) => {
    const state = STATES[written[language]];
    const isOutdated = item?.translation_state === 'outdated' && item.language !== language;
    return isOutdated && state === 'written' && !isChanged(language)
      ? { state: 'outdated', since: parseDate(item.text_changed_at) }
      : { state };
  });
