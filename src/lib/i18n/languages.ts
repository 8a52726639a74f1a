import { readItem, writeItem } from '../browser/storage.ts';

/** The languages of the site; the first is the fallback (R1.6, R4.7). */
export const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];

/** Returns Russian for English, and English for Russian. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'ru' : 'en');

/** Returns both languages, this one first. */
export const withOther = (language: Language) => [language, otherLanguage(language)] as const;

/** Returns the results of `read` for both languages, by language. */
export const byLanguage = <Value>(
  read: (language: Language) => Value,
): Record<Language, Value> => ({
  en: read('en'),
  ru: read('ru'),
});

const STORAGE_KEY = 'language';
const RUSSIAN_PREFIX = '/ru';

/** The BCP 47 locale of each language, for `Intl`: `en-GB`, `ru-RU`. */
export const locales: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' };

/** Returns the BCP 47 locale of a language: `ru` → `ru-RU`, `en` and any other text → `en-GB`. */
export const toLocale = (language: string | undefined): string =>
  locales[language as Language] ?? locales.en;

/**
 * Returns the stored language; undefined without one, for an unknown one (R1.7), and in a frame,
 * where staff preview a page in either language.
 */
const rememberedLanguage = (): Language | undefined => {
  const stored = globalThis.frameElement ? null : readItem(STORAGE_KEY);
  return languages.find((language) => language === stored);
};

/** Stores the language (R3.8). Only the language switch calls it (R4.7). */
export const rememberLanguage = (language: Language): void => writeItem(STORAGE_KEY, language);

/** Returns whether a path, which may have a query string or hash, is `/admin` or below it. */
export const isStaffPath = (pathname: string): boolean => /^\/admin(?:[/?#]|$)/.test(pathname);

/** Returns whether a pathname, without query string or hash, is `/ru` or below it. */
export const hasRussianPrefix = (pathname: string): boolean =>
  pathname === RUSSIAN_PREFIX || pathname.startsWith(`${RUSSIAN_PREFIX}/`);

/** Returns a path without language prefix: `/consular` for `/ru/consular`, `/` for `/ru`. */
export const withoutPrefix = (pathname: string): string =>
  hasRussianPrefix(pathname) ? pathname.slice(RUSSIAN_PREFIX.length) || '/' : pathname;

/**
 * Adds the Russian prefix to a path without one: `/ru/consular`, `/ru` for `/`. In English, and for
 * a staff path, returns the path as it is.
 */
export const withPrefix = (path: string, language: Language): string =>
  language === 'en' || isStaffPath(path) ? path : `${RUSSIAN_PREFIX}${path === '/' ? '' : path}`;

/** Returns whether the staff area was opened from a Russian page, or in a Russian browser. */
const isOpenedInRussian = (): boolean =>
  document.referrer.startsWith(`${location.origin}${RUSSIAN_PREFIX}`) ||
  navigator.language.startsWith('ru');

/**
 * Returns Russian for `/ru` and below, else the stored language, else English (R1.7, design 5).
 * Without a stored language the staff area has the language in which it was opened.
 */
export const pathLanguage = (pathname: string): Language =>
  hasRussianPrefix(pathname)
    ? 'ru'
    : (rememberedLanguage() ?? (isStaffPath(pathname) && isOpenedInRussian() ? 'ru' : 'en'));
