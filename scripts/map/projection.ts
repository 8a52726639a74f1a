import type { MapPoint } from '../../src/content/kenya/places';
import { NORTH, toPosition, UNITS_PER_DEGREE, WEST } from '../../src/prerender/plugins/regionMaps';
import { requireTool } from '../installTools';

const { geoEquirectangular, geoPath } = requireTool('d3-geo');

/** The southern bound of the map, in degrees. */
const SOUTH = -5;
export const WIDTH = 1000;
export const HEIGHT = Math.round((NORTH - SOUTH) * UNITS_PER_DEGREE);

// Equirectangular, because near the equator degrees of latitude and longitude have the same length.
const projection = geoEquirectangular()
  .scale((UNITS_PER_DEGREE * 180) / Math.PI)
  .translate([-WEST * UNITS_PER_DEGREE, NORTH * UNITS_PER_DEGREE])
  .precision(0)
  .clipExtent([
    [0, 0],
    [WIDTH, HEIGHT],
  ]);

/** Returns the path of a feature of the data in SVG, in whole units; null for one outside the bounds. */
export const path: { (feature: unknown): string | null; area(feature: unknown): number } =
  geoPath(projection).digits(0);

/** A place by its position on the map. */
export interface Point {
  id: string;
  x: number;
  y: number;
}

export const toPoint = (region: string, place: string, point: MapPoint): Point => ({
  id: `${region}/${place}`,
  ...toPosition(point),
});
