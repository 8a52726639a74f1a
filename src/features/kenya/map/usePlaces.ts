import { useTranslation } from 'react-i18next';
import { valueAt } from '../../../lib/i18n/dynamicKey';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { regionKey, regionPages } from './regions';

/** A place of a region, in the language of the page. */
export interface Place {
  /** Region and anchor, the key of the map's points: `coast/lamu`. */
  id: string;
  name: string;
  line: string;
  /** The URL of its section on the page of the region. */
  to: string;
}

export interface Region {
  path: string;
  name: string;
  places: Place[];
}

/**
 * Returns every region with its places; name and text come from the pages of the regions
 * (src/prerender/plugins/mapPlaceTexts.ts).
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
