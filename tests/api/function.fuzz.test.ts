import { list, put } from '@vercel/blob';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { runs, seed } from '../support/fuzz/fuzz';
import {
  call,
  type FunctionResponse,
  LOCAL_TOKEN,
  pointAtDatabase,
  readClientToken,
  STORE_HOST,
  type Store,
  startStore,
  tokenRequest,
} from '../support/store/files';

/**
 * Requests of authorized and hostile clients to the real function with the real store; GoTrue and
 * the database are mocked. The rules are implemented a second time here, independently of the
 * function.
 */

const CASES = runs(10_000);
const DATABASE = 'https://database.example';
const realFetch = globalThis.fetch;
let store: Store;
const retained: string[] = [];

/**
 * Mocks GoTrue and PostgREST. In these tests the token names its bearer: in `admin-7` the number is
 * the user's id.
 */
function played(path: string, who: string): Response {
  const [, kind, n = '0'] = /^(admin|visitor|unsure)-(\d+)$/.exec(who) ?? [];
  if (path === '/auth/v1/user') {
    if (!kind) return Response.json({}, { status: 401 });
    return Response.json({ id: `00000000-0000-4000-8000-${n.padStart(12, '0')}` });
  }
  if (path !== '/rest/v1/rpc/has_staff_access') return Response.json([]);
  if (kind === 'unsure') return new Response('<h1>Bad gateway</h1>', { status: 502 });
  return Response.json(kind === 'admin');
}

beforeAll(async () => {
  store = await startStore();
  pointAtDatabase(DATABASE, 'sb_publishable_for_tests');
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (!input.startsWith(DATABASE)) return realFetch(input, init);
    const { pathname, searchParams } = new URL(input);
    const [used = ''] = retained;
    if (pathname.endsWith('/news') && [...searchParams.values()].join().includes(used)) {
      const row = { id: '1', title: 'Tea', featured_image_url: used, additional_images: [] };
      return Response.json([row]);
    }
    return played(pathname, new Headers(init?.headers).get('authorization')?.slice(7) ?? '');
  });
  for (const pathname of ['news/used, once.jpg', 'other/secret.txt', 'news.txt']) {
    const { url } = await put(pathname, 'x', { access: 'public', token: LOCAL_TOKEN });
    retained.push(url);
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await store.close();
});

const PIECES = [
  ...`news/ notices/ other/ tea чай 🍵 .jpg .pdf .html . .. / // /./ \\ %2e %2F %6e %2c %00 ? # " ' , {} () [] *
  &url= @ :`.split(/\s+/),
  ...['\u0000', '\u202e', '\ud800', ' ', '\n', 'a'.repeat(300), STORE_HOST],
];

/** One to six fragments of pathnames and URLs, or arbitrary bytes, concatenated. */
const generatedName = fc
  .array(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: 'binary' })),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((pieces) => pieces.join(''));

const host = STORE_HOST.slice('https://'.length);

/** URLs that lead to another host although they resemble those of the store. */
const FOREIGN_PREFIXES = [
  `https://${host}@evil.example/`,
  `https://x:y@${host}/`,
  `https://${host}.evil.example/`,
  `https://${host}:8443/`,
  `https://${host}./`,
  `https://${host}\\@evil.example/`,
  `http://${host}/`,
  `//${host}/`,
  'https://other.public.blob.vercel-storage.com/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'http://169.254.169.254/',
  'https://evil.example/?',
  'file:///',
  'javascript:',
  'data:text/html,',
];

const storeUrl = generatedName.map((name) => `${STORE_HOST}/news/${name}.jpg`);

/** A URL for the function to delete, in most cases of the store or similar to one. */
const generatedUrl = fc.oneof(
  storeUrl,
  generatedName.map(
    (name) => `${STORE_HOST}/news/${encodeURIComponent(name.replace(/\p{Cs}/gu, ''))}.jpg`,
  ),
  fc.nat(50).map((n) => `${STORE_HOST}/notices/form-${n}.pdf`),
  fc
    .tuple(fc.constantFrom(...FOREIGN_PREFIXES), generatedName)
    .map(([start, name]) => start + name),
  generatedName,
  fc.webUrl(),
  fc.constant(`${STORE_HOST}/news/${'a'.repeat(10_000)}.jpg`),
);

const who = fc.oneof(
  { weight: 6, arbitrary: fc.nat(9_999).map((n) => `admin-${n}`) },
  { weight: 1, arbitrary: fc.nat(9_999).map((n) => `visitor-${n}`) },
  { weight: 1, arbitrary: fc.nat(9_999).map((n) => `unsure-${n}`) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom('', LOCAL_TOKEN, 'x'.repeat(5000), 'a.b.', 'admin') },
);

const pages: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>[]>(
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://www.embassy.example' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ),
  },
);

const body = fc.oneof(
  generatedName.map((name) => tokenRequest(`news/${name}.jpg`)),
  generatedName.map((name) => tokenRequest(name, true)),
  fc.nat(99).map((n) => tokenRequest(`notices/form-${n}.pdf`)),
  fc.json(),
  generatedName,
  // Twice, because most of its requests are rejected before their size is checked.
  fc.constant('x'.repeat(20_000)),
  fc.constant('x'.repeat(20_000)),
);

const types = fc.constantFrom('application/json', 'application/json', 'text/plain', 'multipart/x');

const requests = fc.record({
  method: fc.constantFrom('POST', 'DELETE', 'DELETE', 'GET', 'POST', 'DELETE', 'PUT', 'HEAD'),
  path: fc.constantFrom('/api/blob-upload', '/api/blob-delete', '/api/blob-list', '/api/blob'),
  fits: fc.constantFrom(true, true, true, true, false),
  who,
  pages,
  body,
  type: types,
  urls: fc.array(
    fc.oneof(
      generatedUrl,
      fc.nat(2).map((n) => retained[n] ?? ''),
    ),
    { maxLength: 3 },
  ),
  address: fc.ipV4(),
});

type Request = typeof requests extends fc.Arbitrary<infer T> ? T : never;

const PATHS: Record<string, string> = {
  POST: '/api/blob-upload',
  DELETE: '/api/blob-delete',
  GET: '/api/blob-list',
};

const send = (request: Request): Promise<FunctionResponse> => {
  const { method, fits, urls, address, type } = request;
  const path = (fits && PATHS[method]) || request.path;
  const query = new URLSearchParams(urls.map((url) => ['url', url]));
  return call(method, `${path}?${query}`, {
    headers: {
      authorization: `Bearer ${request.who}`,
      'x-real-ip': address,
      'content-type': type,
      ...request.pages,
    },
    body: method === 'GET' || method === 'HEAD' ? undefined : request.body,
  });
};

/** Asserts what holds for every success; the store checks the other rules. */
function expectAllowed(
  { method, who, pages, type, urls }: Request,
  response: FunctionResponse,
): void {
  expect(who).toMatch(/^admin-\d+$/);
  expect(pages).toEqual({});
  if (method === 'DELETE') {
    expect(urls).toHaveLength(1);
    expect(urls[0]).toMatch(
      /^https:\/\/localfiles\.public\.blob\.vercel-storage\.com\/(news|notices)\//,
    );
    expect(urls[0]).not.toMatch(/[?#\\\s]|%(2f|5c|25|00|2e|6e|3f|23)/i);
    expect(decodeURIComponent(urls[0] ?? '').slice(STORE_HOST.length)).not.toMatch(
      /\/\/|\.\.|\/\.\//,
    );
  }
  if (method === 'POST') {
    expect(type).toBe('application/json');
    const grant = readClientToken(response.body.clientToken);
    expect(grant.pathname).toMatch(/^(news\/[^\\?#%]*\.jpg|notices\/[^\\?#%]*\.(jpg|pdf))$/);
    expect(grant.pathname).not.toMatch(/\/\/|\.\./);
    expect(grant).toMatchObject({ addRandomSuffix: true, allowOverwrite: false });
    expect(Number(grant.validUntil)).toBeLessThanOrEqual(Date.now() + 600_000);
  }
}

it('the function performs only what an admin may do, and responds with its own error texts, for random requests', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const seen: Record<number, number> = {};
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const response = await send(request);
      seen[response.status] = (seen[response.status] ?? 0) + 1;
      expect([200, 400, 401, 403, 405, 409, 413, 503]).toContain(response.status);
      expect(response.body.success).toBe(response.status === 200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).toBe('application/json');
      if (response.status === 200) expectAllowed(request, response);
      if (response.status === 503) expect(request.who).toMatch(/^unsure-/);
      if (response.status !== 200)
        expect(Object.keys(response.body)).toEqual(['success', 'error', 'code']);
      expect(response.text).not.toContain(LOCAL_TOKEN);
      expect(response.text).not.toMatch(/ at .*\.[jt]s|Bad gateway|sb_publishable|evil\.example/);
    }),
    { seed: seed(), numRuns: CASES },
  );
  const left = (await list({ token: LOCAL_TOKEN })).blobs.map(({ url }) => url);
  expect(left.sort()).toEqual([...retained].sort());
  for (const status of [200, 400, 401, 403, 405, 413, 503]) {
    expect(seen[status], `answers ${status}`).toBeGreaterThan(CASES / 200);
  }
  console.info(`function, fuzz cases: ${CASES} (${JSON.stringify(seen)})`);
});
