const MB = 1024 * 1024;

/** Spec 9, Files and images: bytes of a compressed image. */
export const MAX_BYTES = { news: 0.5 * MB, notices: MB };

/** Spec 9: tried in turn until the image fits. `side` is the longer side in pixels. */
export const STEPS = [
  { side: 1920, quality: 0.6 },
  { side: 1280, quality: 0.3 },
  { side: 1024, quality: 0.1 },
] as const;

/** Pixels on the longer side of any stored image. */
export const MAX_SIDE = STEPS[0].side;

/** More than any phone takes (50 megapixels); a decoded pixel takes four bytes of memory. */
export const MAX_PIXELS = 50_000_000;

/** Width by height of the optional crop (spec 9, 16:9 standardization). */
export const CROP_RATIO = 16 / 9;
