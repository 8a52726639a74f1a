import { describe, expect, it } from 'vitest';
import {
  fitWithin,
  largestCrop,
  moveCrop,
  toPixels,
} from '../../../src/staff/files/compress/geometry';

it('image sizes are scaled down within a side length, never up', () => {
  expect(fitWithin({ width: 4000, height: 3000 }, 1920)).toEqual({ width: 1920, height: 1440 });
  expect(fitWithin({ width: 3000, height: 4000 }, 1920)).toEqual({ width: 1440, height: 1920 });
  expect(fitWithin({ width: 800, height: 600 }, 1920)).toEqual({ width: 800, height: 600 });
  expect(fitWithin({ width: 9000, height: 1 }, 1920)).toEqual({ width: 1920, height: 1 });
});

describe('crop rectangle', () => {
  const shapes = [
    { width: 4000, height: 3000 },
    { width: 3000, height: 4000 },
    { width: 1920, height: 1080 },
    { width: 5000, height: 800 },
  ];

  it.each(shapes)('is the largest of 16:9 in an image of $width × $height', (size) => {
    const { width, height } = toPixels(largestCrop(size), size);
    expect(width / height).toBeCloseTo(16 / 9, 2);
    expect(width === size.width || height === size.height).toBe(true);
  });

  it.each(shapes)('stays within an image of $width × $height', (size) => {
    let crop = largestCrop(size);
    for (const [dx, dy] of [
      [5, 5],
      [-9, 0.3],
      [0.2, -9],
    ] as const) {
      crop = moveCrop(crop, dx, dy);
      expect(crop.x).toBeGreaterThanOrEqual(0);
      expect(crop.y).toBeGreaterThanOrEqual(0);
      expect(crop.x + crop.width).toBeLessThanOrEqual(1 + 1e-9);
      expect(crop.y + crop.height).toBeLessThanOrEqual(1 + 1e-9);
      const area = toPixels(crop, size);
      expect(area.width / area.height).toBeCloseTo(16 / 9, 1);
    }
  });
});
