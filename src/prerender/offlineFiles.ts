import { HELP } from '../content/site.ts';
import { type OfflineFiles, SHELL } from '../lib/browser/offlineFiles.ts';
import { type Language, withPrefix } from '../lib/i18n/languages.ts';
import type { PageFiles } from './pageAssets.ts';
import type { PrerenderedPage } from './renderPages.tsx';

/** The files of `public/` that every page loads. */
const PUBLIC_FILES = ['/early.js', '/shield.svg', '/arms.svg', '/beads.svg'];

const EMBASSY = '/embassy';

interface Sources {
  pages: { page: PrerenderedPage; resources: PageFiles }[];
  /** The files of the entry chunk. */
  common: string[];
  /** The files of the day of a visit in a language. */
  visit: (language: Language) => string[];
}

/** Lists the files of the parts that a browser keeps for offline use. The shell renders the pages, so their HTML is none of them. */
export function offlineFiles(language: Language, sources: Sources): OfflineFiles {
  const { pages, common, visit } = sources;
  const own = pages.filter(({ page }) => page.language === language && page.offline);
  const filesOf = ({ page, resources }: (typeof own)[number]): string[] => {
    const { scripts, styles, later } = resources;
    const scenes = [...page.body.matchAll(/src="(\/scenes\/[^"]+)"/g)].map(([, url = '']) => url);
    return [...scripts, ...styles, ...later, ...scenes];
  };
  const [help, embassy] = [HELP, EMBASSY].map((path) => withPrefix(path, language));
  const urgent = own
    .filter(({ page }) => page.route === help || page.route === embassy)
    .flatMap(filesOf);
  // Each file once, because every cache is searched, whatever part it is of.
  const listed = new Set<string>();
  const unlisted = (files: string[]): string[] =>
    [...new Set(files)].filter((file) => !listed.has(file) && listed.add(file));
  return {
    urgent: unlisted([SHELL, help ?? HELP, ...PUBLIC_FILES, ...common, ...urgent]),
    visit: unlisted(visit(language)),
    consular: unlisted(own.flatMap(filesOf)),
  };
}
