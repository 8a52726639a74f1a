/** Pixels, as Open Graph recommends. */
export const SHARE_SIZE = { width: 1200, height: 630 };
