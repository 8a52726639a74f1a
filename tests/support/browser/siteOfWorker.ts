import { inject } from 'vitest';

/**
 * Returns the origin of this worker's site, without a trailing slash. Each worker has a site and a
 * database, because files that run in parallel would see each other's changes.
 */
export const siteOfWorker = (): string => {
  const sites = inject('sites');
  // From 1 to the number of workers.
  const worker = Number(process.env.VITEST_POOL_ID ?? 1);
  const site = sites[(worker - 1) % sites.length];
  if (!site) throw new Error('no site is served for the tests');
  return site;
};
