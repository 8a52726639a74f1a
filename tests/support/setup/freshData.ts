import { beforeAll, expect } from 'vitest';
import { restoreUrlOfWorker } from '../browser/siteOfWorker';

/**
 * Restores the database and the files of this worker's site to the demo data, if they have changed.
 * Does nothing on a deployed site.
 */
async function restoreData(): Promise<void> {
  const url = restoreUrlOfWorker();
  if (!url) return;
  const response = await fetch(url, { method: 'POST' });
  expect(response.ok, await response.text()).toBe(true);
}

// Whatever the worker's files before this one have written.
beforeAll(restoreData);
