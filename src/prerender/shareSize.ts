/** Width and height of the pictures of shared links, as networks show them. */
export const SHARE_SIZE = { width: 1200, height: 630 };
