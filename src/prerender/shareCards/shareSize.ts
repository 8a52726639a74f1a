/** The width and height in pixels of the images of shared links, as Open Graph recommends. */
export const SHARE_SIZE = { width: 1200, height: 630 };
