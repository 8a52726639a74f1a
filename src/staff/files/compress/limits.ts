/**
 * Steps tried in turn until the file is at most `MAX_IMAGE_BYTES`; an image that no step makes small enough is rejected (R9.23,
 * R9.24). `side` is the longer side in pixels, `quality` 0 to 1.
 */
export const COMPRESSION_STEPS = [
  { side: 1920, quality: 0.6 },
  { side: 1280, quality: 0.3 },
  { side: 1024, quality: 0.1 },
] as const;

/** Maximum number of pixels, because decoding more would need over 200 MB, at four bytes a pixel. */
export const MAX_PIXELS = 50_000_000;

/** Width divided by height of a crop (R9.25). */
export const CROP_RATIO = 16 / 9;
