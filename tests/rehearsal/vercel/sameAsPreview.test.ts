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

const COMPARED = [
  'location',
  'cache-control',
  ...headers.flatMap((rule) => rule.headers.map(({ key }) => key.toLowerCase())),
];

async function ask(origin: string, path: string, init: RequestInit = {}) {
  const answer = await fetch(origin + path, { redirect: 'manual', ...init });
  const body = Buffer.from(await answer.arrayBuffer());
  return {
    status: answer.status,
    // Vercel names the charset of every text; browsers take UTF-8 from the HTML, and for modules.
    type: answer.headers.get('content-type')?.split(';')[0] ?? null,
    ...Object.fromEntries(COMPARED.map((name) => [name, answer.headers.get(name)])),
    body: body.length > 200 ? `${body.length} bytes, ${body.subarray(0, 5000)}` : String(body),
  };
}

/** Where the two differ, as a line for each part of the answer. */
async function differences(path: string, init?: RequestInit): Promise<string[]> {
  const [ours, theirs] = await Promise.all([
    ask(local.url, path, init),
    ask(vercel.url, path, init),
  ]);
  return Object.entries(theirs)
    .filter(([name, value]) => Object.entries(ours).find(([key]) => key === name)?.[1] !== value)
    .map(([name, value]) => {
      const was = Object.entries(ours).find(([key]) => key === name)?.[1];
      return `${path}: ${name} is «${String(was).slice(0, 80)}», on Vercel «${String(value).slice(0, 80)}»`;
    });
}

async function allDifferences(paths: string[], init?: RequestInit): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await differences(path, init)));
  return found;
}

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

  it('for calls with a key', async () => {
    const apikey = madeUpVariables().SUPABASE_PUBLISHABLE_KEY ?? '';
    const paths = ['/rest/v1/news?select=id,title&order=id', '/rest/v1/nothing', '/auth/v1/user'];
    expect(await allDifferences(paths, { headers: { apikey } })).toEqual([]);
    const body = JSON.stringify({ email: 'nobody@embassy.example', password: 'not-the-password' });
    const post = { method: 'POST', headers: { apikey, 'content-type': 'application/json' }, body };
    expect(await allDifferences(['/auth/v1/token?grant_type=password'], post)).toEqual([]);
  });
});
