import { type Language, languages } from '../../lib/i18n/languages.ts';

/** A text in one language, and possibly its translation. */
export interface Translatable<Texts> {
  /** The language of the item's own texts. */
  language: Language;
  /** The same texts in the other language; null without a translation. */
  translation: Texts | null;
}

/**
 * Returns an item in a language: unchanged if it is in that language or has no translation, else
 * with texts and translation exchanged. `language` of the result is the language of its texts, and
 * may differ from `requested`.
 */
export function inLanguage<Item extends Translatable<Partial<Item>>>(
  item: Item,
  requested: Language,
): Item {
  const { language, translation } = item;
  if (language === requested || translation === null) return item;
  const names = Object.keys(translation) as (keyof Item)[];
  const original = Object.fromEntries(names.map((name) => [name, item[name]]));
  return { ...item, ...translation, language: requested, translation: original };
}

/** Returns the languages in which an item exists, in the order of {@link languages}. */
export const existingLanguages = ({ language, translation }: Translatable<unknown>): Language[] =>
  translation === null ? [language] : [...languages];
