import { expect, it } from 'vitest';
import { croppedPart, fitWithin } from '../../../src/staff/files/compress/image';

it('image sizes are scaled down within a side length, never up', () => {
  expect(fitWithin({ width: 4000, height: 3000 }, 1920)).toEqual({ width: 1920, height: 1440 });
  expect(fitWithin({ width: 3000, height: 4000 }, 1920)).toEqual({ width: 1440, height: 1920 });
  expect(fitWithin({ width: 800, height: 600 }, 1920)).toEqual({ width: 800, height: 600 });
  expect(fitWithin({ width: 9000, height: 1 }, 1920)).toEqual({ width: 1920, height: 1 });
});

it.each([
  [
    { width: 4000, height: 3000 },
    { x: 0, y: 750, width: 4000, height: 2250 },
  ],
  [
    { width: 3000, height: 4000 },
    { x: 0, y: 2312, width: 3000, height: 1688 },
  ],
  [
    { width: 1920, height: 1080 },
    { x: 0, y: 0, width: 1920, height: 1080 },
  ],
  [
    { width: 5000, height: 900 },
    { x: 3400, y: 0, width: 1600, height: 900 },
  ],
])('a crop is the largest of its ratio, at its place within %o', (size, part) => {
  expect(croppedPart(size, { ratio: 16 / 9, place: 1 })).toEqual(part);
});
