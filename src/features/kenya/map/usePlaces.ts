import { useTranslation } from 'react-i18next';
import { valueAt } from '../../../lib/i18n/dynamicKey';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { regionKey, regionPages } from './regions';

/** A place of a region, in the language of the page. */
export interface Place {
  /** Region and anchor, the key of the map's points: `coast/lamu`. */
  id: string;
  name: string;
  /** Its description in one sentence or two. */
  line: string;
  /** Path and anchor of its section, without a language prefix: `/magical-kenya/coast#lamu`. */
  to: string;
}

/** A region of Kenya, in the language of the page. */
export interface Region {
  /** Without a language prefix, `/magical-kenya/coast`. */
  path: string;
  name: string;
  places: Place[];
}

/**
 * Returns the eight regions in the order of the site, each with its path, name and places in the language of
 * the page. Names and texts come from the pages of the regions, which
 * `src/prerender/plugins/mapPlaceTexts.ts` reads.
 */
export function usePlaces(): Region[] {
  const { t } = useTranslation();
  const { name } = usePageNames();
  return regionPages.map(({ path }) => {
    const places = valueAt(t, regionKey(path), {
      ns: 'magical-kenya/places',
      returnObjects: true,
    });
    return {
      path,
      name: name(path),
      places: Object.entries(places as Record<string, Pick<Place, 'name' | 'line'>>).map(
        ([anchor, place]) => ({
          id: `${regionKey(path)}/${anchor}`,
          name: place.name,
          line: place.line,
          to: `${path}#${anchor}`,
        }),
      ),
    };
  });
}
