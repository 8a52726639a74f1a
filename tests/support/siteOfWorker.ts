import { inject } from 'vitest';

/**
 * Origin of the built site that this process tests, without a slash at the end. Files that run beside each
 * other have a site and a database each, because what staff do in one would be seen in the other.
 */
export const siteOfWorker = (): string => {
  const sites = inject('sites');
  // Between 1 and the number of workers.
  const worker = Number(process.env.VITEST_POOL_ID ?? 1);
  const site = sites[(worker - 1) % sites.length];
  if (!site) throw new Error('no site is served for the tests');
  return site;
};
