import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { headers } from '../../../hosting/headers';
import { addresses } from './addresses';
import { fakeVariables } from './build';
import { serveNginx } from './nginx';
import { readOutput } from './output/config';
import { serveVercelOutput } from './output/serve';
import { servePreview } from './preview';

/**
 * The local preview and nginx respond as Vercel does by the routes of the output: status, content
 * and headers.
 */

type Served = Awaited<ReturnType<typeof servePreview>>;

const outputDir = inject('vercelOutput');
let local: Served;
let vercel: Served;
let nginx: Served;

beforeAll(async () => {
  local = await servePreview(outputDir);
  const { SUPABASE_URL = '' } = fakeVariables();
  vercel = await serveVercelOutput({
    outputDir,
    upstreams: {
      [new URL(SUPABASE_URL).host]: local.url,
      'abcdef123.public.blob.vercel-storage.com': `${local.url}/media`,
    },
  });
  nginx = await serveNginx(join(outputDir, 'static'), local.url.replace('localhost', '127.0.0.1'));
});
afterAll(async () => {
  await nginx?.close();
  await vercel?.close();
  await local?.close();
});

/** Concurrent requests to each server. */
const CONCURRENCY = 10;

const COMPARED_HEADERS = [
  'location',
  'cache-control',
  ...headers.flatMap((rule) => rule.headers.map(({ key }) => key.toLowerCase())),
];

/**
 * The media type of a response. The preview sends a charset with HTML only, and scripts, XML and icons with other names
 * (RFC 9239, RFC 7303), which browsers treat alike.
 */
const typeOf = ({ headers }: Response): string | undefined =>
  headers
    .get('content-type')
    ?.split(';')[0]
    ?.replace(/^(?:text|application)\/(?=(?:javascript|xml)$)/, '')
    .replace('x-icon', 'vnd.microsoft.icon');

/** The compared parts of a response by name. */
async function responseParts(origin: string, path: string, init: RequestInit = {}) {
  // Uncompressed, because the output does not configure compression.
  const headers = { 'accept-encoding': 'identity', ...init.headers };
  const response = await fetch(origin + path, { redirect: 'manual', ...init, headers });
  const body = Buffer.from(await response.arrayBuffer());
  return new Map<string, unknown>([
    ['status', response.status],
    ['type', typeOf(response)],
    ...COMPARED_HEADERS.map((name) => [name, response.headers.get(name)] as const),
    ['content', createHash('sha1').update(body).digest('hex')],
  ]);
}

/** The parts of a response of Vercel to compare; nginx has a text of its own for redirects and errors. */
const comparable = (parts: Map<string, unknown>, server: string): [string, unknown][] => {
  const status = Number(parts.get('status'));
  if (server === 'preview' || status < 300 || status === 404) return [...parts];
  return [...parts].filter(([name]) => name === 'status' || name === 'location');
};

type Server = 'preview' | 'nginx';

/** The differences from Vercel, one line each. */
async function differences(server: Server, path: string, init?: RequestInit): Promise<string[]> {
  const { url } = server === 'preview' ? local : nginx;
  const [parts, vercelParts] = await Promise.all([
    responseParts(url, path, init),
    responseParts(vercel.url, path, init),
  ]);
  return comparable(vercelParts, server)
    .filter(([name, value]) => parts.get(name) !== value)
    .map(([name, value]) => `${path}: ${name} is ${parts.get(name)}, on Vercel ${value}`);
}

async function allDifferences(server: Server, paths: string[], init?: RequestInit) {
  const found: string[][] = [];
  for (let index = 0; index < paths.length; index += CONCURRENCY) {
    const batch = paths.slice(index, index + CONCURRENCY);
    found.push(...(await Promise.all(batch.map((path) => differences(server, path, init)))));
  }
  return found.flat();
}

/** nginx refuses malformed paths, decodes slashes, and does not serve the function. */
const isOfVercel = (path: string): boolean => !/%2f|%A$|^\/api/i.test(path);

it.each([
  [200, '/'],
  [200, '/ru/consular/pets'],
  [308, '/ru/consular/pets.html'],
  [308, '/ru/consular/pets/'],
  [308, '/ru/admin/dashboard'],
  [200, '/admin/news/edit/1'],
  [308, '/ru/visa'],
  [308, '/Consular/Pets'],
  [308, '/RU/consular'],
  [404, '/assets/nope.js'],
  [404, '/ru/news/an-article'],
  [404, '/news/page/99'],
  [404, '/news/an/article'],
  [404, '/ru/nope'],
  [200, '/feed.xml'],
  [401, '/rest/v1/news'],
  [401, '/auth/v1/user'],
  [404, '/auth/v1/otp'],
  [404, '/media/news/none.jpg'],
  [401, '/api/blob-list'],
  [404, '/api/unknown'],
])('status of the output served as on Vercel is %d for %s', async (status, path) => {
  expect((await responseParts(vercel.url, path)).get('status')).toBe(status);
});

describe.each(['preview', 'nginx'] as const)(
  '%s and output served as on Vercel are equal',
  (server) => {
    const compared = (paths: string[]) => (server === 'nginx' ? paths.filter(isOfVercel) : paths);

    it('for every path of the site and for unknown paths', async () => {
      expect(await allDifferences(server, compared(addresses))).toEqual([]);
    });

    it('for every file', async () => {
      const paths = [...readOutput(outputDir).files.keys()].map((file) => `/${file}`);
      expect(await allDifferences(server, compared(paths.map(encodeURI)))).toEqual([]);
    });

    it('for HEAD requests', async () => {
      const paths = ['/', '/ru/consular/pets', '/nope', '/robots.txt', '/api/unknown', '/ru/'];
      expect(await allDifferences(server, compared(paths), { method: 'HEAD' })).toEqual([]);
    });

    it('for POST requests to paths that do not accept them', async () => {
      const paths = ['/consular/pets', '/nope', '/robots.txt', '/api/unknown', '/ru/'];
      expect(await allDifferences(server, compared(paths), { method: 'POST' })).toEqual([]);
    });

    it('for requests with a key', async () => {
      const apikey = fakeVariables().SUPABASE_PUBLISHABLE_KEY ?? '';
      const paths = ['/rest/v1/news?select=id,title&order=id', '/rest/v1/nothing', '/auth/v1/user'];
      expect(await allDifferences(server, compared(paths), { headers: { apikey } })).toEqual([]);
      const body = JSON.stringify({
        email: 'nobody@embassy.example',
        password: 'not-the-password',
      });
      const post = {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json' },
        body,
      };
      expect(await allDifferences(server, ['/auth/v1/token?grant_type=password'], post)).toEqual(
        [],
      );
    });
  },
);

it('nginx refuses the function and says where it is', async () => {
  const response = await fetch(`${nginx.url}/api/blob-list`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: 'Only at https://embassy.example' });
});

it('nginx limits guesses of codes and passwords by IP address, with the status that GoTrue has for it', async () => {
  const guessAt = async (endpoint: string) =>
    (await fetch(`${nginx.url}/auth/v1/${endpoint}`, { method: 'POST' })).status;
  const statuses = await Promise.all(Array.from({ length: 40 }, () => guessAt('verify')));
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
  expect(await guessAt('token?grant_type=password')).toBe(429);
  expect(await guessAt('recover')).not.toBe(429);
});

/** Sends a path unchanged, which `fetch` would normalize, and returns the status and the header Location. */
const redirectOf = (origin: string, path: string): Promise<[status: number, location: string]> =>
  new Promise((done, failed) => {
    get(new URL(origin), { path }, (response) => {
      response.resume();
      done([response.statusCode ?? 0, response.headers.location ?? '']);
    }).once('error', failed);
  });

const ATTACKS = ['/en/', '/en/ru/', '/ru/admin/', '/'].flatMap((prefix) =>
  ['\\', '%5C', '%5c', '%2f', '%09/', '%0d%0aX-Evil:1', '/', '/\\'].flatMap((rest) => [
    `${prefix}${rest}evil.example`,
    `${prefix}${rest}evil.example/`,
  ]),
);

it.each([
  // Before all routes Vercel applies its own one for a slash at the end.
  [
    'the output served as on Vercel',
    () => vercel,
    ATTACKS.filter((path) => !/^\/[/\\]/.test(path)),
  ],
  ['the preview', () => local, ATTACKS],
  ['nginx', () => nginx, ATTACKS],
])('%s leads no address to another host', async (_, host, paths) => {
  const away = paths.map(async (path) => {
    const [status, location] = await redirectOf(host().url, path);
    const { origin } = new URL(location, 'https://site.example');
    return status < 500 && origin === 'https://site.example' ? [] : [[path, status, location]];
  });
  expect((await Promise.all(away)).flat()).toEqual([]);
});
