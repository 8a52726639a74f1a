import { type Page, pages } from '../../../content/site';

/** The eight regions in the order of the site map. */
export const regionPages: Page[] = pages.filter(({ kind }) => kind === 'region');

/** Returns the last segment of a region's path, the key in content files: `coast` of `/magical-kenya/coast`. */
export const regionKey = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
