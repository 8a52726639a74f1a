import { pages } from './site.ts';

/** The services that need a visit, by the last segment of their path. */
export const visitedServices: string[] = pages
  .filter(({ kind, group, onlineOnly }) => kind === 'service' && group && !onlineOnly)
  .map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
