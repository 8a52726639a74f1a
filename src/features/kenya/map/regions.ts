import { type Page, pages } from '../../../content/site';

/** The eight regions in the order of the site map. */
export const regionPages: Page[] = pages.filter(({ kind }) => kind === 'region');

/**
 * Returns the last segment of a region's path, which is its key in content files.
 * @example regionKey('/magical-kenya/coast') // 'coast'
 */
export const regionKey = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
