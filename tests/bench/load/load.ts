import { expect, it, vi } from 'vitest';
import { env } from '../../../src/lib/env';
import * as news from '../../../src/services/news/news';
import { siteOfWorker } from '../../support/browser/siteOfWorker';
import { dataOf, signInAsAdmin } from '../../support/database/services';
import { Figures } from './figures';
import { read } from './readers';
import { keepSaving, saveFaults } from './staff';

/**
 * The built site and its embedded backend under load on one machine: visitors and staff without
 * pauses. Reports times; fails on errors and lost saves.
 */

const VISITORS = 50;
const SECONDS = 60;

/** Records failed requests, which the services would retry silently. */
function watchFetch(errors: string[]): void {
  const original = globalThis.fetch;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const response = await original(input, init).catch((cause: unknown) => {
      errors.push(`no answer: ${String(cause)}`);
      throw cause;
    });
    if (!response.ok) errors.push(`${response.status} from ${response.url}`);
    return response;
  });
}

it('50 visitors and a staff member get every response, and no save is lost or duplicated', async () => {
  const site = siteOfWorker();
  expect(new URL(site).hostname).toBe('localhost');
  Object.assign(env, { supabaseUrl: site });
  // supabase-js needs a WebSocket class, which Node.js before 22 does not have.
  vi.stubGlobal('WebSocket', class {});
  const figures = new Figures();
  watchFetch(figures.errors);
  await signInAsAdmin();
  const slugs = dataOf(await news.listLatest(20)).map(({ slug }) => slug);

  const start = Date.now();
  const until = start + SECONDS * 1_000;
  const visitors = Array.from({ length: VISITORS }, (_, seed) =>
    read(site, { figures, slugs, seed, until }),
  );
  const [expected] = await Promise.all([keepSaving({ figures, until }), ...visitors]);
  const seconds = (Date.now() - start) / 1_000;

  console.table(figures.table(seconds));
  const saves = `${expected.size} items saved, ${figures.errors.length} errors`;
  console.info(`${VISITORS} visitors for ${Math.round(seconds)} s; ${saves}`);
  expect(figures.errors).toEqual([]);
  expect(await saveFaults(expected)).toEqual([]);
});
