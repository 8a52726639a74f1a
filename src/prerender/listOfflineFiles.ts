import { HELP } from '../content/site.ts';
import { type OfflineFiles, SHELL } from '../lib/browser/offlineFiles.ts';
import { type Language, withPrefix } from '../lib/i18n/languages.ts';
import type { PageAssets } from './pageAssets.ts';
import type { RenderedPage } from './renderPage.tsx';

/** The files of `public/` that every page loads. */
const PUBLIC_FILES = ['/early.js', '/shield.svg', '/arms.svg', '/beads.svg'];

const EMBASSY = '/embassy';

/** Matches the pages that a visitor may keep for offline use: the Embassy and consular pages. */
const KEPT = /^\/(?:embassy$|consular(?:\/|$))/;

/**
 * Lists the files of the offline copy by when they are kept ({@link OfflineFiles}), without HTML,
 * because the shell renders the pages.
 * @param pages each with the files that it loads
 */
export function listOfflineFiles(
  language: Language,
  pages: { page: RenderedPage; files: string[] }[],
  { app, visitFiles }: PageAssets,
): OfflineFiles {
  const own = pages.filter(({ page }) => page.language === language && KEPT.test(page.route.path));
  const pageFiles = ({ page, files }: (typeof own)[number]): string[] => {
    const scenes = [...page.body.matchAll(/src="(\/scenes\/[^"]+)"/g)].map(([, url = '']) => url);
    return [...files, ...scenes];
  };
  const urgent = own.filter(({ page }) => [HELP, EMBASSY].includes(page.route.path));
  // Each file once, because every cache is searched, whatever part it is of.
  const listed = new Set<string>();
  const unlisted = (files: string[]): string[] =>
    [...new Set(files)].filter((file) => !listed.has(file) && listed.add(file));
  const help = withPrefix(HELP, language);
  return {
    urgent: unlisted([SHELL, help, ...PUBLIC_FILES, ...app, ...urgent.flatMap(pageFiles)]),
    visit: unlisted(visitFiles(language)),
    consular: unlisted(own.flatMap(pageFiles)),
  };
}
