import { geoEquirectangular, geoPath } from 'd3-geo';
import type { MapPoint } from '../../src/content/kenya/places';

/** The bounds of the map, in degrees. */
const WEST = 33.2;
const EAST = 42.5;
const NORTH = 5.7;
const SOUTH = -5;
export const WIDTH = 1000;
const UNITS_PER_DEGREE = WIDTH / (EAST - WEST);
export const HEIGHT = Math.round((NORTH - SOUTH) * UNITS_PER_DEGREE);

/** The smallest distance of two points, in units of the viewBox: 24 px in a window 700 px wide. */
export const MIN_DISTANCE = 34;

// Equirectangular, because near the equator degrees of latitude and longitude have the same length.
const projection = geoEquirectangular()
  .scale((UNITS_PER_DEGREE * 180) / Math.PI)
  .translate([-WEST * UNITS_PER_DEGREE, NORTH * UNITS_PER_DEGREE])
  .precision(0)
  .clipExtent([
    [0, 0],
    [WIDTH, HEIGHT],
  ]);

/** Returns the SVG path of a geometry. */
export const path = geoPath(projection).digits(0);

/** A place by its position on the map. */
export interface Point {
  id: string;
  x: number;
  y: number;
}

/** Returns a place at the position of its coordinates. */
export const toPoint = (region: string, place: string, { lat, lon }: MapPoint): Point => ({
  id: `${region}/${place}`,
  x: (lon - WEST) * UNITS_PER_DEGREE,
  y: (NORTH - lat) * UNITS_PER_DEGREE,
});

/**
 * Returns the position of a place, given in degrees, on the map in units of its viewBox (1000 wide),
 * before points are moved apart. Not limited to the bounds of the map.
 */
export const projected = (point: MapPoint): { x: number; y: number } => toPoint('', '', point);
