import { describe, expect, it } from 'vitest';
import {
  fitWithin,
  orientationMatrix,
  orientedSize,
  toPixels,
} from '../../../src/features/files/compress/geometry';
import { largestCrop, moveCrop, resizeCrop } from '../../../src/features/files/crop/cropRect';

describe('sizes', () => {
  it('keep their shape within a side, and never grow', () => {
    expect(fitWithin({ width: 4000, height: 3000 }, 1920)).toEqual({ width: 1920, height: 1440 });
    expect(fitWithin({ width: 3000, height: 4000 }, 1920)).toEqual({ width: 1440, height: 1920 });
    expect(fitWithin({ width: 800, height: 600 }, 1920)).toEqual({ width: 800, height: 600 });
    expect(fitWithin({ width: 9000, height: 1 }, 1920)).toEqual({ width: 1920, height: 1 });
  });

  it('change sides for a picture that lies on its side', () => {
    const size = { width: 4, height: 3 };
    expect([1, 3, 5, 6, 8].map((way) => orientedSize(size, way).width)).toEqual([4, 4, 3, 3, 3]);
  });
});

describe('orientationMatrix a picture upright', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('fills its upright size exactly, in way %i', (way) => {
    const size = { width: 40, height: 30 };
    const [a, b, c, d, e, f] = orientationMatrix(way, size);
    const corners = [
      [0, 0],
      [40, 0],
      [0, 30],
      [40, 30],
    ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f]);
    const [xs, ys] = [0, 1].map((at) => corners.map((corner) => corner[at] ?? Number.NaN));
    const { width, height } = orientedSize(size, way);
    expect([Math.min(...(xs ?? [])), Math.max(...(xs ?? []))]).toEqual([0, width]);
    expect([Math.min(...(ys ?? [])), Math.max(...(ys ?? []))]).toEqual([0, height]);
  });
});

describe('the frame of a crop', () => {
  const shapes = [
    { width: 4000, height: 3000 },
    { width: 3000, height: 4000 },
    { width: 1920, height: 1080 },
    { width: 5000, height: 800 },
  ];

  it.each(shapes)('is 16:9 and as large as a picture of $width × $height allows', (size) => {
    const { width, height } = toPixels(largestCrop(size), size);
    expect(width / height).toBeCloseTo(16 / 9, 2);
    expect(width === size.width || height === size.height).toBe(true);
  });

  it.each(shapes)('never leaves a picture of $width × $height', (size) => {
    let frame = largestCrop(size);
    for (const [dx, dy, part] of [
      [5, 5, 0.5],
      [-9, 0.3, 0.1],
      [0.2, -9, 2],
    ] as const) {
      frame = resizeCrop(moveCrop(frame, dx, dy), size, part);
      expect(frame.x).toBeGreaterThanOrEqual(0);
      expect(frame.y).toBeGreaterThanOrEqual(0);
      expect(frame.x + frame.width).toBeLessThanOrEqual(1 + 1e-9);
      expect(frame.y + frame.height).toBeLessThanOrEqual(1 + 1e-9);
      const area = toPixels(frame, size);
      expect(area.width / area.height).toBeCloseTo(16 / 9, 1);
    }
  });

  it('keeps its middle when it is made smaller', () => {
    const size = { width: 4000, height: 3000 };
    const frame = resizeCrop(largestCrop(size), size, 0.5);
    expect([frame.x, frame.width]).toEqual([0.25, 0.5]);
  });
});
