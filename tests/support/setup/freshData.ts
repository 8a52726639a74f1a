import { beforeAll, expect, vi } from 'vitest';
import { restoreUrlOfWorker, siteOfWorker } from '../browser/siteOfWorker';

/** An article of the demo data (supabase/seed.sql). */
const ARTICLE = '/news/an-afternoon-of-kenyan-tea';

/**
 * Restores the database and the files of this worker's site to the demo data, if they have changed.
 * Does nothing on a deployed site.
 */
async function restoreData(): Promise<void> {
  const url = restoreUrlOfWorker();
  if (!url) return;
  const response = await fetch(url, { method: 'POST' });
  expect(response.ok, await response.text()).toBe(true);
  // The preview server renders the pages of news after its start.
  await vi.waitFor(
    async () => {
      const page = await fetch(siteOfWorker() + ARTICLE);
      expect(await page.text()).toContain('og:type" content="article"');
    },
    { timeout: 15_000, interval: 50 },
  );
}

// Whatever the worker's files before this one have written.
beforeAll(restoreData);
