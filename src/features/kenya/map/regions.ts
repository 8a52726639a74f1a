import { type Page, pages } from '../../../content/site';

/** In the order of the site. */
export const regionPages: Page[] = pages.filter(({ kind }) => kind === 'region');

/** The key of a region in content files: '/magical-kenya/coast' → 'coast'. */
export const regionKey = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
