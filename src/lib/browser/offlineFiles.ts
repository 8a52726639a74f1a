import type { Language } from '../i18n/languages.ts';

/** The page that renders any route in the browser, whose HTML is not cached. */
export const SHELL = '/offline';
/** The caches of what a visitor has opened; the service worker fills them. */
export const VISITED_PAGES = 'visited-pages';
export const VISITED_FILES = 'visited-files';

/**
 * What is kept without having been opened: help, contacts and the code of every page; the day of a visit; all consular pages.
 * The build writes the paths of the files of each part (prerender/offlineFiles.ts).
 */
export type OfflineFiles = Record<'urgent' | 'visit' | 'consular', string[]>;

/** The path of the {@link OfflineFiles} of a language. */
export const offlineFilesPath = (language: Language): string => `/offline-${language}.json`;
