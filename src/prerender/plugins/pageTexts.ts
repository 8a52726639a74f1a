import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pageQuestions } from '../../content/questions.ts';
import type { RegionText } from '../../content/textTypes.ts';
import type { FactRow } from '../../lib/facts/facts.ts';
import { reviewKey } from '../../lib/facts/pageFacts.ts';
import { withQuestions } from '../../lib/facts/withQuestions.ts';
import { localeJson } from './typography.ts';

/** Matches the text of a page; an id with a query, such as `?raw`, is not transformed. */
const FILE = /[\\/]locales[\\/](\w+)[\\/]([\w-]+(?:[\\/][\w-]+)*)\.json$/;

/** Names of the places of a region, because the whole texts of eight pages would be 16 kB more. */
const placesIn = ({ places }: RegionText): Record<string, string> =>
  Object.fromEntries(Object.entries(places).map(([anchor, { name }]) => [anchor, name]));

/**
 * Returns the plugin that completes texts on import: `magical-kenya/places.json` with the places on
 * the map, and each page with its day of check and its questions, because the questions of all
 * pages would be 6 kB more.
 * @param rows facts of the database
 */
export const pageTexts = (rows: FactRow[] = []): Plugin => ({
  name: 'page-texts',
  enforce: 'pre',
  transform: {
    filter: { id: FILE },
    handler(code, id) {
      const [, language = '', name = ''] = FILE.exec(id) ?? [];
      const page = name.replaceAll('\\', '/');
      const read = (other: string) => {
        const file = resolve(`src/locales/${language}/${other}.json`);
        this.addWatchFile(file);
        return JSON.parse(localeJson(file, rows));
      };
      if (page === 'magical-kenya/places') {
        const regions = Object.keys(JSON.parse(code));
        return JSON.stringify(
          Object.fromEntries(
            regions.map((region) => [region, placesIn(read(`magical-kenya/${region}`))]),
          ),
        );
      }
      const $facts = rows
        .filter(({ key }) => key === reviewKey(page))
        .map(({ key, value }) => ({ key, value }));
      if (pageQuestions(`/${page}`).length === 0 && $facts.length === 0) return undefined;
      const texts = withQuestions(`/${page}`, JSON.parse(code), read('questions'));
      return JSON.stringify({ ...texts, ...($facts.length > 0 && { $facts }) });
    },
  },
});
