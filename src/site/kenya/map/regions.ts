import { type Page, pages } from '../../../content/site';

/** Pages of the regions, in the order of the site. */
export const regionPages: Page[] = pages.filter(({ kind }) => kind === 'region');

/** Returns the key of a region in content files: '/magical-kenya/coast' becomes 'coast'. */
export const regionKey = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
