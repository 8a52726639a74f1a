import { list, put } from '@vercel/blob';
import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runs, seed } from '../support/fuzz/fuzz';
import {
  call,
  LOCAL_TOKEN,
  pointAtDatabase,
  readClientToken,
  STORE_HOST,
  type Store,
  startStore,
  tokenRequest,
} from '../support/store/files';

/** Generated pathnames and URLs of an admin: the function reaches the site's two folders alone, and never fails. */

const CASES = runs(10_000);
const DATABASE = 'https://database.example';
/** Each request has an admin of its own, so that no rate limit is reached. */
const network = setupServer(
  http.get(`${DATABASE}/auth/v1/user`, () => HttpResponse.json({ id: crypto.randomUUID() })),
  http.get(`${DATABASE}/rest/v1/rpc/has_staff_access`, () => HttpResponse.json(true)),
  http.post(`${DATABASE}/rest/v1/rpc/log_file_deletion`, () => HttpResponse.json(true)),
  http.all(`${DATABASE}/*`, () => HttpResponse.json([])),
);
let store: Store;
let secret = '';

beforeAll(async () => {
  network.listen({ onUnhandledRequest: 'bypass' });
  store = await startStore();
  pointAtDatabase(DATABASE, 'sb_publishable_for_tests');
  secret = (await put('other/secret.txt', 'x', { access: 'public', token: LOCAL_TOKEN })).url;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(async () => {
  vi.restoreAllMocks();
  network.close();
  await store.close();
});

const PIECES = [
  ...`news/ notices/ other/ tea чай 🍵 .jpg .pdf .html . .. / // /./ \\ %2e %2F %6e %2c %00 ? # " ' , {} () [] *
  &url= @ :`.split(/\s+/),
  ...['\u0000', '\u202e', '\ud800', ' ', '\n', 'a'.repeat(300), STORE_HOST],
];

/** Pieces of the names that the function accepts. */
const PLAIN = ['news/', 'notices/', 'tea', '2026/', '-1_a', '.jpg', '.pdf'];

/** One to six fragments of pathnames and URLs, or arbitrary characters. */
const name = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 40, arbitrary: fc.constantFrom(...PLAIN) },
      fc.string(),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((pieces) => pieces.join(''));

const url = fc
  .tuple(fc.constantFrom(`${STORE_HOST}/news/`, `${STORE_HOST}/`, `${STORE_HOST}@`, ''), name)
  .map((parts) => parts.join(''));

it('the function gives tokens for images and documents of its folders alone', async () => {
  let given = 0;
  const pathname = fc.oneof(
    name,
    name.map((inner) => `news/${inner}.jpg`),
  );
  await fc.assert(
    fc.asyncProperty(pathname, async (path) => {
      const body = tokenRequest(path);
      const response = await call('POST', '/api/blob-upload', { token: 'x', body });
      expect([200, 400]).toContain(response.status);
      if (response.status === 400) return;
      given += 1;
      const grant = readClientToken(response.body.clientToken).pathname;
      expect(grant).toMatch(/^(news\/[^\\?#%]*\.jpg|notices\/[^\\?#%]*\.(jpg|pdf))$/);
      expect(grant).not.toMatch(/\/\/|\.\./);
    }),
    { seed: seed(), numRuns: CASES / 2 },
  );
  expect(given).toBeGreaterThan(CASES / 50);
});

it('the function deletes files of its folders alone', async () => {
  let deleted = 0;
  await fc.assert(
    fc.asyncProperty(url, async (target) => {
      const query = new URLSearchParams({ url: target });
      const response = await call('DELETE', `/api/blob-delete?${query}`, { token: 'x' });
      expect([200, 400]).toContain(response.status);
      if (response.status === 400) return;
      deleted += 1;
      expect(target.slice(STORE_HOST.length)).toMatch(/^\/(?:news|notices)\/./);
      expect(decodeURIComponent(target).slice(STORE_HOST.length)).not.toMatch(
        /[?#\\\s]|\/\/|\.\.|\/\.\//,
      );
    }),
    { seed: seed(), numRuns: CASES / 2, examples: [[secret]] },
  );
  expect(deleted).toBeGreaterThan(CASES / 100);
  expect((await list({ token: LOCAL_TOKEN })).blobs.map((blob) => blob.url)).toEqual([secret]);
});
