import { useTranslation } from 'react-i18next';
import { valueAt } from '../../../lib/i18n/dynamicKey';
import { usePageNames } from '../../../lib/i18n/usePageNames';
import { regionKey, regionPages } from './regions';

/** A place of a region, in the page's language. */
export interface Place {
  /** Region and anchor, as the map's points name it: `coast/lamu`. */
  id: string;
  name: string;
  line: string;
  /** Its part of the region's page. */
  to: string;
}

export interface Region {
  path: string;
  name: string;
  places: Place[];
}

/** Every region with its places, in the words of the regions' own pages (src/prerender/plugins/mapPlaceTexts.ts). */
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
