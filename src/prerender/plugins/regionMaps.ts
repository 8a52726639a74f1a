import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type MapPoint, mapPoints } from '../../content/kenya/places.ts';
import { mapHeight, MAP_WIDTH as WIDTH } from '../../content/kenya/regionMaps.ts';

/** Paths in units of the map of Kenya, on which a degree has {@link UNITS_PER_DEGREE}. */
interface Paths {
  width: number;
  height: number;
  land: string;
  kenya: string;
  lakes: string;
  borders: string;
}

export const WEST = 33.2;
export const NORTH = 5.7;
export const UNITS_PER_DEGREE = 1000 / 9.3;
/** The smallest distance of two points on the map of Kenya, in its units: 24 px in a window 700 px wide. */
export const MIN_DISTANCE = 34;

/** The smallest part of the country that is shown. */
const SMALLEST = 0.9 * UNITS_PER_DEGREE;
/** Pixels between the centres of two numbers. */
const DISTANCE = 27;
/** Pixels between a number and the edge. */
const MARGIN = 34;
/** The small map of the country in a corner, in pixels. */
const INSET = { width: 78, height: 90, margin: 8 };

interface Position {
  x: number;
  y: number;
}

/** Returns the position of a point on the map of Kenya, in units of its drawing. */
export const toPosition = ({ lat, lon }: MapPoint): Position => ({
  x: (lon - WEST) * UNITS_PER_DEGREE,
  y: (NORTH - lat) * UNITS_PER_DEGREE,
});

/** Moves the given positions apart, in 400 rounds, so that any two have at least the distance. */
export function separate(positions: Position[], distance: number): void {
  for (let round = 0; round < 400; round += 1) {
    for (const [index, a] of positions.entries()) {
      for (const b of positions.slice(index + 1)) {
        const apart = Math.hypot(b.x - a.x, b.y - a.y) || 1;
        const missing = Math.max(0, (distance + 0.5 - apart) / 2);
        const dx = ((b.x - a.x) / apart) * missing;
        const dy = ((b.y - a.y) / apart) * missing;
        a.x -= dx;
        a.y -= dy;
        b.x += dx;
        b.y += dy;
      }
    }
  }
}

const tag = (name: string, attributes: Record<string, string | number>, content = ''): string => {
  const list = Object.entries(attributes).map(([key, value]) =>
    typeof value === 'number' ? `${key}="${Number(value.toFixed(1))}"` : `${key}="${value}"`,
  );
  return `<${name} ${list.join(' ')}>${content}</${name}>`;
};

const drawing = ({ width, height, land, kenya, lakes, borders }: Paths, line: number): string =>
  [
    tag('path', { d: `M0 0H${width}V${height}H0Z`, fill: '#b9d2d6' }),
    tag('path', { d: land, fill: '#f2e9da' }),
    tag('path', { d: kenya, fill: '#fffdf8', stroke: '#b7791f', 'stroke-width': 2 * line }),
    tag('path', { d: lakes, fill: '#b9d2d6', stroke: '#7fa7ae', 'stroke-width': line }),
    tag('path', { d: borders, fill: 'none', stroke: '#b09a72', 'stroke-width': line }),
  ].join('');

/** Draws the number of a place, with a line to its dot if it had to make way for another. */
function numbered(number: number, place: Position, label: Position): string {
  const moved = Math.hypot(place.x - label.x, place.y - label.y) > 6;
  const line = { x1: place.x, y1: place.y, x2: label.x, y2: label.y, stroke: '#a6192e' };
  return [
    moved ? tag('line', { ...line, 'stroke-width': 2 }) : '',
    moved ? tag('circle', { cx: place.x, cy: place.y, r: 4, fill: '#a6192e' }) : '',
    tag('circle', { cx: label.x, cy: label.y, r: 13, fill: '#a6192e', stroke: '#ffffff' }),
    tag(
      'text',
      {
        x: label.x,
        y: label.y + 5.5,
        'text-anchor': 'middle',
        'font-family': 'Arial, sans-serif',
        'font-size': 16,
        'font-weight': 700,
        fill: '#ffffff',
      },
      String(number),
    ),
  ].join('');
}

/** Returns the corner that is the farthest from all numbers on a map of the given height. */
function cornerFor(labels: Position[], size: number): Position {
  const corners = [INSET.margin, WIDTH - INSET.width - INSET.margin].flatMap((x) =>
    [INSET.margin, size - INSET.height - INSET.margin].map((y) => ({ x, y })),
  );
  const room = ({ x, y }: Position) =>
    Math.min(
      ...labels.map((label) =>
        Math.hypot(label.x - x - INSET.width / 2, label.y - y - INSET.height / 2),
      ),
    );
  return corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best));
}

/**
 * Draws the part of Kenya around places, with a small map of the country.
 * @param points by the anchors of the places
 * @param anchors in the order of the page, which numbers them from 1
 * @param size the height of the map
 */
function regionMap(
  paths: Paths,
  points: Record<string, MapPoint>,
  anchors: string[],
  size: number,
): string {
  const places = anchors.flatMap((anchor, index) => {
    const point = points[anchor];
    return point ? [{ number: index + 1, ...toPosition(point) }] : [];
  });
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const width = Math.max(
    SMALLEST,
    ((right - left) * WIDTH) / (WIDTH - 2 * MARGIN),
    ((bottom - top) * WIDTH) / (size - 2 * MARGIN),
  );
  const scale = WIDTH / width;
  const height = size / scale;
  const x = Math.max(0, Math.min((left + right) / 2 - width / 2, paths.width - width));
  const y = Math.min((top + bottom) / 2 - height / 2, paths.height - height);
  const dots = places.map((place) => ({ x: (place.x - x) * scale, y: (place.y - y) * scale }));
  const labels = dots.map((dot) => ({ ...dot }));
  separate(labels, DISTANCE);
  const corner = cornerFor(labels, size);
  const small = Math.min(INSET.width / paths.width, INSET.height / paths.height);
  const part = {
    ...{ x, y, width, height, fill: '#a6192e', 'fill-opacity': 0.35 },
    ...{ stroke: '#a6192e', 'stroke-width': 12 },
  };
  const frame = { width: INSET.width, height: INSET.height, fill: '#faf6ef', stroke: '#857b6b' };
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${WIDTH} ${size}` },
    [
      tag(
        'g',
        { transform: `scale(${scale}) translate(${-x} ${-y})` },
        drawing(paths, 1.5 / scale),
      ),
      ...places.map(({ number }, index) =>
        numbered(number, dots[index] as Position, labels[index] as Position),
      ),
      tag(
        'g',
        { transform: `translate(${corner.x} ${corner.y})` },
        tag('rect', frame) +
          tag(
            'g',
            { transform: `scale(${small})` },
            tag('path', { d: paths.kenya, fill: '#dccfb8' }) + tag('rect', part),
          ),
      ),
    ].join(''),
  );
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Draws the maps of the regions, by file name, from `src/content` and the order of places in the language files. */
export function regionMaps(): Record<string, string> {
  const paths: Paths = readJson('src/content/kenya/kenyaMap.json');
  return Object.fromEntries(
    Object.entries(mapPoints).map(([region, points]) => {
      const { places } = readJson(`src/locales/en/magical-kenya/${region}.json`);
      return [
        `scenes/map-${region}.svg`,
        regionMap(paths, points, Object.keys(places), mapHeight(region)),
      ];
    }),
  );
}

/** Writes the maps of the regions; the development server draws them on request. */
export const drawRegionMaps = (): Plugin => ({
  name: 'region-maps',
  generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const [fileName, source] of Object.entries(regionMaps())) {
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = request.url?.slice(1) ?? '';
      const map = path.startsWith('scenes/map-') ? regionMaps()[path] : undefined;
      if (map === undefined) next();
      else response.setHeader('Content-Type', 'image/svg+xml').end(map);
    });
  },
});
