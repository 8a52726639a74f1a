import { useTranslation } from 'react-i18next';
import { valueAt } from '../../../lib/i18n/dynamicKey';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { regionKey, regionPages } from './regions';

export interface Place {
  /** Key of the map's points, from region and anchor: `coast/lamu`. */
  id: string;
  name: string;
  line: string;
  /** Path and anchor of its section, without a language prefix: `/magical-kenya/coast#lamu`. */
  to: string;
}

export interface Region {
  path: string;
  name: string;
  places: Place[];
}

/**
 * Returns the regions with the places on the map. Names and texts come from the pages of the regions, which
 * `src/prerender/plugins/pageTexts.ts` reads.
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
