import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { headers } from '../../../api/_vercel/headers';
import { addresses } from './addresses';
import { madeUpVariables } from './build';
import { readOutput } from './output/config';
import { serveVercelOutput } from './output/serve';
import { servePreview } from './preview';

/** The preview answers as Vercel does by the routes of its own output: status, content and headers. */

type Served = Awaited<ReturnType<typeof servePreview>>;

const outputDir = inject('vercelOutput');
let local: Served;
let vercel: Served;

beforeAll(async () => {
  local = await servePreview(outputDir);
  const { SUPABASE_URL = '' } = madeUpVariables();
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

/** Requests under way at a time to each of the two. */
const AT_ONCE = 10;

const COMPARED = [
  'location',
  'cache-control',
  ...headers.flatMap((rule) => rule.headers.map(({ key }) => key.toLowerCase())),
];

/**
 * The type of an answer. The preview names the charset of HTML alone, and scripts and XML by their other names
 * (RFC 9239, RFC 7303), which browsers treat alike.
 */
const typeOf = ({ headers }: Response): string | undefined =>
  headers
    .get('content-type')
    ?.split(';')[0]
    ?.replace(/^(?:text|application)\/(?=(?:javascript|xml)$)/, '');

/** What is compared of an answer, by the name of the part. */
async function ask(origin: string, path: string, init: RequestInit = {}) {
  // Uncompressed, because the output does not decide about compression.
  const headers = { 'accept-encoding': 'identity', ...init.headers };
  const answer = await fetch(origin + path, { redirect: 'manual', ...init, headers });
  const body = Buffer.from(await answer.arrayBuffer());
  return new Map<string, unknown>([
    ['status', answer.status],
    ['type', typeOf(answer)],
    ...COMPARED.map((name) => [name, answer.headers.get(name)] as const),
    ['content', createHash('sha1').update(body).digest('hex')],
  ]);
}

/** Where the two differ, as a line for each part of the answer. */
async function differences(path: string, init?: RequestInit): Promise<string[]> {
  const [ours, theirs] = await Promise.all([
    ask(local.url, path, init),
    ask(vercel.url, path, init),
  ]);
  return [...theirs]
    .filter(([name, value]) => ours.get(name) !== value)
    .map(([name, value]) => `${path}: ${name} is ${ours.get(name)}, on Vercel ${value}`);
}

async function allDifferences(paths: string[], init?: RequestInit): Promise<string[]> {
  const found: string[][] = [];
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    const some = paths.slice(at, at + AT_ONCE);
    found.push(...(await Promise.all(some.map((path) => differences(path, init)))));
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
])('Vercel answers %d to %s', async (status, path) => {
  expect((await ask(vercel.url, path)).get('status')).toBe(status);
});

describe('preview and Vercel give the same', () => {
  it('for every address of the site, and what is none', async () => {
    expect(await allDifferences(addresses)).toEqual([]);
  });

  it('for every file', async () => {
    const paths = [...readOutput(outputDir).files.keys()].map((file) => `/${file}`);
    expect(await allDifferences(paths.map(encodeURI))).toEqual([]);
  });

  it('to HEAD', async () => {
    const paths = ['/', '/ru/consular/pets', '/nope', '/robots.txt', '/api/unknown', '/ru/'];
    expect(await allDifferences(paths, { method: 'HEAD' })).toEqual([]);
  });

  it('to POST where nothing takes it', async () => {
    const paths = ['/consular/pets', '/nope', '/robots.txt', '/api/unknown', '/ru/'];
    expect(await allDifferences(paths, { method: 'POST' })).toEqual([]);
  });

  it('for calls with a key', async () => {
    const apikey = madeUpVariables().SUPABASE_PUBLISHABLE_KEY ?? '';
    const paths = ['/rest/v1/news?select=id,title&order=id', '/rest/v1/nothing', '/auth/v1/user'];
    expect(await allDifferences(paths, { headers: { apikey } })).toEqual([]);
    const body = JSON.stringify({ email: 'nobody@embassy.example', password: 'not-the-password' });
    const post = { method: 'POST', headers: { apikey, 'content-type': 'application/json' }, body };
    expect(await allDifferences(['/auth/v1/token?grant_type=password'], post)).toEqual([]);
  });
});
