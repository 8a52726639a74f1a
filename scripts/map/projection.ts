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

export const path = geoPath(projection).digits(0);

/** A place by its position on the map. */
export interface Point {
  id: string;
  x: number;
  y: number;
}

export const toPoint = (region: string, place: string, { lat, lon }: MapPoint): Point => ({
  id: `${region}/${place}`,
  x: (lon - WEST) * UNITS_PER_DEGREE,
  y: (NORTH - lat) * UNITS_PER_DEGREE,
});

/** The position of a place on the map in units of its viewBox, before points are moved apart. */
export const projected = (point: MapPoint): { x: number; y: number } => toPoint('', '', point);
