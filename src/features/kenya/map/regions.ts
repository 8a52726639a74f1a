import { type Page, pages } from '../../../content/site';

/** The eight regions in the order of the site map. */
export const regionPages: Page[] = pages.filter(({ kind }) => kind === 'region');

/** The last part of a region's path, by which content files name it. */
export const regionKey = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
