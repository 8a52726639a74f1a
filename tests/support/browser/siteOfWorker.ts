import { inject } from 'vitest';

/** Returns what belongs to this worker of a list with one entry for each. */
const ofWorker = (list: string[]): string | undefined => {
  // From 1 to the number of workers.
  const worker = Number(process.env.VITEST_POOL_ID ?? 1);
  return list[(worker - 1) % list.length];
};

/**
 * Returns the origin of this worker's site, without a trailing slash. Each worker has a site and a
 * database, because files that run in parallel would see each other's changes.
 */
export const siteOfWorker = (): string => {
  const site = ofWorker(inject('sites'));
  if (!site) throw new Error('no site is served for the tests');
  return site;
};

/** Returns the URL that restores the data of this worker's site; undefined for a deployed site. */
export const restoreUrlOfWorker = (): string | undefined => ofWorker(inject('restoreUrls') ?? []);
