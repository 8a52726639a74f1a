import { readItem, writeItem } from '../browser/storage.ts';

/** Spec 1: the site is available in English and Russian; the fallback is English. */
export const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];

const STORAGE_KEY = 'language';
const RUSSIAN_PREFIX = '/ru';

/** BCP 47 tags for `Intl`. */
export const locales: Record<Language, string> = { en: 'en-GB', ru: 'ru-RU' };

/** The tag for a language as i18next names it; that of English where it names none of ours. */
export const localeOf = (language: string | undefined): string =>
  locales[language as Language] ?? locales.en;

/** The remembered choice (spec 1); anything but `en` or `ru` counts as none. */
const rememberedLanguage = (): Language | undefined => {
  const stored = readItem(STORAGE_KEY);
  return languages.find((language) => language === stored);
};

/** Remembers a choice. Only the language switch calls this. */
export const rememberLanguage = (language: Language): void => writeItem(STORAGE_KEY, language);

/** Whether an address belongs to the staff area. */
export const isStaff = (pathname: string): boolean => /^\/admin(?:[/?#]|$)/.test(pathname);

/** Whether an address is one of the Russian ones. */
export const hasRussianPrefix = (pathname: string): boolean =>
  pathname === RUSSIAN_PREFIX || pathname.startsWith(`${RUSSIAN_PREFIX}/`);

/** An address without its language prefix: `/ru/consular` → `/consular`, `/ru` → `/`. */
export const withoutPrefix = (pathname: string): string =>
  hasRussianPrefix(pathname) ? pathname.slice(RUSSIAN_PREFIX.length) || '/' : pathname;

/** An unprefixed site path as an address in the given language. Staff pages have no prefix. */
export const withPrefix = (path: string, language: Language): string =>
  language === 'en' || isStaff(path) ? path : `${RUSSIAN_PREFIX}${path === '/' ? '' : path}`;

/** The language of an address: a `/ru` path is Russian, otherwise the remembered choice decides. */
export const languageOf = (pathname: string): Language =>
  hasRussianPrefix(pathname) ? 'ru' : (rememberedLanguage() ?? 'en');
