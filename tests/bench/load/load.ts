import { expect, it, vi } from 'vitest';
import { env } from '../../../src/lib/env';
import * as news from '../../../src/services/news/news';
import { dataOf, signInAsAdmin } from '../../support/services';
import { siteOfWorker } from '../../support/siteOfWorker';
import { Figures } from './figures';
import { read } from './readers';
import { keepSaving, saveFaults } from './staff';

/**
 * The built site and its embedded backend, on this machine alone: readers who never pause, while
 * staff save without pause. The figures are for reading; errors and lost saves fail.
 */

const READERS = 50;
const SECONDS = 60;

/** Notes what the services would try again, and so hide. */
function watchFetch(errors: string[]): void {
  const original = globalThis.fetch;
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const answer = await original(input, init).catch((cause: unknown) => {
      errors.push(`no answer: ${String(cause)}`);
      throw cause;
    });
    if (!answer.ok) errors.push(`${answer.status} from ${answer.url}`);
    return answer;
  });
}

it('50 readers and a member of staff get every answer, and no save is lost or doubled', async () => {
  const site = siteOfWorker();
  expect(new URL(site).hostname).toBe('localhost');
  Object.assign(env, { supabaseUrl: site });
  // Node before 22 has no WebSocket, which supabase-js wants to see.
  vi.stubGlobal('WebSocket', class {});
  const figures = new Figures();
  watchFetch(figures.errors);
  await signInAsAdmin();
  const slugs = dataOf(await news.listLatest(20)).map(({ slug }) => slug);

  const start = Date.now();
  const until = start + SECONDS * 1_000;
  const readers = Array.from({ length: READERS }, (_, seed) =>
    read(site, { figures, slugs, seed, until }),
  );
  const [expected] = await Promise.all([keepSaving({ figures, until }), ...readers]);
  const seconds = (Date.now() - start) / 1_000;

  console.table(figures.table(seconds));
  const saves = `${expected.size} items saved, ${figures.errors.length} errors`;
  console.info(`${READERS} readers for ${Math.round(seconds)} s; ${saves}`);
  expect(figures.errors).toEqual([]);
  expect(await saveFaults(expected)).toEqual([]);
});
