import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { headers } from '../../../api/_vercel/headers';
import { addresses } from './addresses';
import { fakeVariables } from './build';
import { readOutput } from './output/config';
import { serveVercelOutput } from './output/serve';
import { servePreview } from './preview';

/**
 * The local preview responds as Vercel does by the routes of the output: status, content and
 * headers.
 */

type Served = Awaited<ReturnType<typeof servePreview>>;

const outputDir = inject('vercelOutput');
let local: Served;
let vercel: Served;

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
});
afterAll(async () => {
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

/** The differences between both responses, one line each. */
async function differences(path: string, init?: RequestInit): Promise<string[]> {
  const [previewParts, vercelParts] = await Promise.all([
    responseParts(local.url, path, init),
    responseParts(vercel.url, path, init),
  ]);
  return [...vercelParts]
    .filter(([name, value]) => previewParts.get(name) !== value)
    .map(([name, value]) => `${path}: ${name} is ${previewParts.get(name)}, on Vercel ${value}`);
}

async function allDifferences(paths: string[], init?: RequestInit): Promise<string[]> {
  const found: string[][] = [];
  for (let index = 0; index < paths.length; index += CONCURRENCY) {
    const batch = paths.slice(index, index + CONCURRENCY);
    found.push(...(await Promise.all(batch.map((path) => differences(path, init)))));
  }
  return found.flat();
}

it.each([
  [200, '/'],
  [200, '/ru/consular/pets'],
  [308, '/ru/consular/pets.html'],
  [308, '/ru/consular/pets/'],
  [200, '/admin/news/edit/1'],
  [200, '/ru/news/an-article'],
  [404, '/news/an/article'],
  [404, '/ru/nope'],
  [200, '/feed.xml'],
  [401, '/rest/v1/news'],
  [401, '/auth/v1/user'],
  [404, '/media/news/none.jpg'],
  [401, '/api/blob-list'],
  [404, '/api/unknown'],
])('status of the output served as on Vercel is %d for %s', async (status, path) => {
  expect((await responseParts(vercel.url, path)).get('status')).toBe(status);
});

describe('preview and output served as on Vercel are equal', () => {
  it('for every path of the site and for unknown paths', async () => {
    expect(await allDifferences(addresses)).toEqual([]);
  });

  it('for every file', async () => {
    const paths = [...readOutput(outputDir).files.keys()].map((file) => `/${file}`);
    expect(await allDifferences(paths.map(encodeURI))).toEqual([]);
  });

  it('for HEAD requests', async () => {
    const paths = ['/', '/ru/consular/pets', '/nope', '/robots.txt', '/api/unknown', '/ru/'];
    expect(await allDifferences(paths, { method: 'HEAD' })).toEqual([]);
  });

  it('for POST requests to paths that do not accept them', async () => {
    const paths = ['/consular/pets', '/nope', '/robots.txt', '/api/unknown', '/ru/'];
    expect(await allDifferences(paths, { method: 'POST' })).toEqual([]);
  });

  it('for requests with a key', async () => {
    const apikey = fakeVariables().SUPABASE_PUBLISHABLE_KEY ?? '';
    const paths = ['/rest/v1/news?select=id,title&order=id', '/rest/v1/nothing', '/auth/v1/user'];
    expect(await allDifferences(paths, { headers: { apikey } })).toEqual([]);
    const body = JSON.stringify({ email: 'nobody@embassy.example', password: 'not-the-password' });
    const post = { method: 'POST', headers: { apikey, 'content-type': 'application/json' }, body };
    expect(await allDifferences(['/auth/v1/token?grant_type=password'], post)).toEqual([]);
  });
});
