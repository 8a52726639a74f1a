import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { RegionText } from '../../content/textTypes.ts';
import { firstSentence } from '../../lib/text/text.ts';
import { localeJson } from './typography.ts';

/** Matches the list of regions on the map; an id with a query, such as `?raw`, is not transformed. */
const FILE = /[\\/]locales[\\/]\w+[\\/]magical-kenya[\\/]places\.json$/;

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
 * Extends `magical-kenya/places.json` on import with the names and first sentences of the places on the map, because the whole
 * texts of eight pages would be 16 kB more (decision 0008).
 */
export const mapPlaceTexts = (): Plugin => ({
  name: 'map-place-texts',
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
