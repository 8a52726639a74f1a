import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import map from '../../src/content/kenya/kenyaMap.json';
import { labels } from '../../src/content/kenya/mapLabels';
import { mapPoints } from '../../src/content/kenya/places';
import { mapHeight } from '../../src/content/kenya/regionMaps';
import { languages } from '../../src/lib/i18n/languages';
import { MIN_DISTANCE, regionMaps, toPosition } from '../../src/prerender/plugins/regionMaps';
import { namespaceText } from '../support/content/locales';

interface Point {
  id: string;
  x: number;
  y: number;
  key: boolean;
}

const points: Point[] = Object.entries(mapPoints).flatMap(([region, places]) =>
  Object.entries(places)
    .filter(([, { minor }]) => !minor)
    .map(([place, { key = false }]) => {
      const id = `${region}/${place}`;
      const spot = (map.points as Record<string, { x: number; y: number }>)[id];
      return { id, key, x: spot?.x ?? Number.NaN, y: spot?.y ?? Number.NaN };
    }),
);

const distances = (of: Point[]) =>
  of.flatMap((a, index) => of.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));

describe('the map of Kenya', () => {
  it('weighs less than 15 kB', () => {
    expect(gzipSync(JSON.stringify(map)).length).toBeLessThan(15_000);
  });

  it('has a point for every place, each linked to its anchor on a region’s page', () => {
    for (const [region, places] of Object.entries(mapPoints)) {
      for (const language of languages) {
        const text = namespaceText(language, `magical-kenya/${region}`) as { places: object };
        expect(Object.keys(text.places).sort()).toEqual(Object.keys(places).sort());
      }
    }
    expect(Object.keys(map.points).sort()).toEqual(points.map(({ id }) => id).sort());
  });

  it('separates points by 24 CSS pixels on a phone', () => {
    expect(Math.min(...distances(points))).toBeGreaterThanOrEqual(MIN_DISTANCE - 1.5);
    // 24 px where the map is 360 px wide.
    expect(Math.min(...distances(points.filter(({ key }) => key)))).toBeGreaterThanOrEqual(67);
  });

  it('moves no point far from its coordinates', () => {
    const moved = points.filter(({ id, x, y }) => {
      const [region = '', place = ''] = id.split('/');
      const spot = mapPoints[region]?.[place];
      const at = spot && toPosition(spot);
      return !at || Math.hypot(at.x - x, at.y - y) > 45;
    });
    expect(moved).toEqual([]);
  });

  it.each(Object.entries(mapPoints))(
    'numbers every place of the region %s in the order of its page, apart and inside the map',
    (region, places) => {
      const svg = regionMaps()[`scenes/map-${region}.svg`] ?? '';
      const numbers = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)".*?>(\d+)</g)];
      expect(numbers.map(([, , , number]) => Number(number))).toEqual(
        Object.keys(places).map((_, index) => index + 1),
      );
      const drawn = numbers.map(([, x, y]) => ({ id: '', key: false, x: Number(x), y: Number(y) }));
      expect(Math.min(...distances(drawn))).toBeGreaterThan(25);
      const lowest = mapHeight(region) - 7;
      expect(drawn.filter(({ x, y }) => x < 13 || x > 407 || y < 18 || y > lowest)).toEqual([]);
    },
  );

  it('of the coast shows the places around Watamu where they are, because it is upright', () => {
    const svg = regionMaps()['scenes/map-coast.svg'] ?? '';
    const moved = [
      ...svg.matchAll(/<line x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)"/g),
    ];
    const distances = moved.map(([, x1, y1, x2, y2]) =>
      Math.hypot(Number(x1) - Number(x2), Number(y1) - Number(y2)),
    );
    expect(Math.max(0, ...distances)).toBeLessThan(15);
  });

  it('has a text for every label', () => {
    const names = (namespaceText('en', 'magical-kenya/map') as { labels: object }).labels;
    expect(labels.map(({ key }) => key).sort()).toEqual(Object.keys(names).sort());
  });
});
