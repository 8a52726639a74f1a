import { readItem, writeItem } from '../browser/storage.ts';

/** The languages of the site; the first is the fallback (R1.6, R4.7). */
export const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];

const STORAGE_KEY = 'language';
const RUSSIAN_PREFIX = '/ru';

/** The BCP 47 locales for `Intl`. */
export const locales: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' };

/** The BCP 47 locale of an i18next language; that of English for any other text. */
export const localeOf = (language: string | undefined): string =>
  locales[language as Language] ?? locales.en;

/** The stored language; undefined if it is neither `en` nor `ru` (R1.7). */
const rememberedLanguage = (): Language | undefined => {
  const stored = readItem(STORAGE_KEY);
  return languages.find((language) => language === stored);
};

/** Stores the language in this browser (R3.8). Only the language switch calls it (R4.7). */
export const rememberLanguage = (language: Language): void => writeItem(STORAGE_KEY, language);

/** Whether a pathname, which may have a query string or hash, belongs to the staff area. */
export const isStaff = (pathname: string): boolean => /^\/admin(?:[/?#]|$)/.test(pathname);

/** Whether a pathname is `/ru` or below it. */
export const hasRussianPrefix = (pathname: string): boolean =>
  pathname === RUSSIAN_PREFIX || pathname.startsWith(`${RUSSIAN_PREFIX}/`);

/** Removes the language prefix of a pathname: `/ru/consular` → `/consular`, `/ru` → `/`. */
export const withoutPrefix = (pathname: string): string =>
  hasRussianPrefix(pathname) ? pathname.slice(RUSSIAN_PREFIX.length) || '/' : pathname;

/**
 * Adds the language prefix to a path: `/consular` → `/ru/consular` for Russian. Paths of the staff area
 * have none.
 */
export const withPrefix = (path: string, language: Language): string =>
  language === 'en' || isStaff(path) ? path : `${RUSSIAN_PREFIX}${path === '/' ? '' : path}`;

/** The language of a pathname: Russian below `/ru`, otherwise the stored language, or English (design 5). */
export const languageOf = (pathname: string): Language =>
  hasRussianPrefix(pathname) ? 'ru' : (rememberedLanguage() ?? 'en');
