import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { RegionText } from '../../content/text.ts';
import { firstSentence } from '../../lib/text/text.ts';
import { localeJson } from './typography.ts';

/** The regions whose places the map names; with a query the file is read as it is. */
const FILE = /[\\/]locales[\\/]\w+[\\/]magical-kenya[\\/]places\.json$/;

/** The places of a region's page: their names, and the first sentence about each. */
function placesIn(file: string): Record<string, { name: string; line: string }> {
  const { places }: RegionText = JSON.parse(localeJson(file));
  return Object.fromEntries(
    Object.entries(places).map(([anchor, { name, text }]) => [
      anchor,
      { name, line: firstSentence(text) },
    ]),
  );
}

/**
 * Fills `magical-kenya/places.json` where it is imported with what the map tells of the regions'
 * places. The whole words of eight pages are 16 kB more.
 */
export const mapPlaceTexts = (): Plugin => ({
  name: 'place-words',
  enforce: 'pre',
  transform: {
    filter: { id: FILE },
    handler(code, id) {
      const regions = Object.keys(JSON.parse(code)).map((region) => {
        const file = join(dirname(id), `${region}.json`);
        this.addWatchFile(file);
        return [region, placesIn(file)];
      });
      return JSON.stringify(Object.fromEntries(regions));
    },
  },
});
