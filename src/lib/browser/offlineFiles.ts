import type { Language } from '../i18n/languages.ts';

/** The page that renders any route in the browser, whose HTML is not cached. */
export const SHELL = '/offline';
/** The caches of what a visitor has opened; the service worker fills them. */
export const VISITED_PAGES = 'visited-pages';
export const VISITED_FILES = 'visited-files';

/**
 * Files kept before their page is opened (prerender/listOfflineFiles.ts). `urgent`: help,
 * contacts and the code of every page; `visit`: the day of a visit; `consular`: all consular pages.
 */
export type OfflineFiles = Record<'urgent' | 'visit' | 'consular', string[]>;

/** Returns the path of the {@link OfflineFiles} of a language. */
export const offlineFilesPath = (language: Language): string => `/offline-${language}.json`;
