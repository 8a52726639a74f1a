import { type Language, languages } from '../../../lib/i18n/languages';

const SUFFIX = { en: 'En', ru: 'Ru' } as const satisfies Record<Language, string>;

export type LanguageField<Name extends string> = `${Name}${(typeof SUFFIX)[Language]}`;

/** `title` and `ru` → `titleRu`. */
export const fieldIn = <Name extends string>(name: Name, language: Language): LanguageField<Name> =>
  `${name}${SUFFIX[language]}`;

export const byLanguage = <Value>(read: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<
    Language,
    Value
  >;
