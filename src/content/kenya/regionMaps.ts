/** The width of the maps of regions, in pixels on a phone. */
export const MAP_WIDTH = 420;

/** Returns the height of the map of a region. That of the coast is upright, because the coast runs from north to south. */
export const mapHeight = (region: string): number => (region === 'coast' ? 520 : 300);
