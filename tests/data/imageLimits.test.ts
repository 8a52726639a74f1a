import { describe, expect, it } from 'vitest';
import { COMPRESSION_STEPS, CROP_RATIO, MAX_BYTES } from '../../src/features/files/compress/limits';

const MB = 1024 * 1024;

describe('the limits of images', () => {
  it('are 0.5 MB for news and 1 MB for notices', () => {
    expect(MAX_BYTES).toEqual({ news: 0.5 * MB, notices: MB });
  });

  it('are reached in three steps of size and quality', () => {
    expect(COMPRESSION_STEPS).toEqual([
      { side: 1920, quality: 0.6 },
      { side: 1280, quality: 0.3 },
      { side: 1024, quality: 0.1 },
    ]);
  });

  it('crop to 16:9', () => {
    expect(CROP_RATIO).toBeCloseTo(16 / 9);
  });
});
