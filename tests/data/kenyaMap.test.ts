import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MIN_DISTANCE, projected } from '../../scripts/map/projection';
import map from '../../src/content/kenya/kenyaMap.json';
import { labels } from '../../src/content/kenya/mapLabels';
import { mapPoints } from '../../src/content/kenya/places';
import { namespaceText } from '../support/content/locales';

interface Point {
  id: string;
  x: number;
  y: number;
  key: boolean;
}

const points: Point[] = Object.entries(mapPoints).flatMap(([region, places]) =>
  Object.entries(places).map(([place, { key = false }]) => {
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
    const dead = points.filter(({ id }) => {
      const [region, place = ''] = id.split('/');
      const text = namespaceText('en', `magical-kenya/${region}`) as { places: object } | null;
      return !text || !(place in text.places);
    });
    expect(dead).toEqual([]);
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
      const at = spot && projected(spot);
      return !at || Math.hypot(at.x - x, at.y - y) > 45;
    });
    expect(moved).toEqual([]);
  });

  it('has a text for every label', () => {
    const names = (namespaceText('en', 'magical-kenya/map') as { labels: object }).labels;
    expect(labels.map(({ key }) => key).sort()).toEqual(Object.keys(names).sort());
  });
});
