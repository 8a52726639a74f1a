import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { LOCAL_TOKEN } from '../../api/_local/blobStore/plugin';
import { headers as configured } from '../../api/_vercel/headers';
import { pages } from '../../src/content/site';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { type ScannedSite, scan } from '../support/observatory';
import { siteOfWorker } from '../support/siteOfWorker';

/** The headers of Vercel's configuration are those of every kind of response (DESIGN 8). */

const site = siteOfWorker();

/** The headers of an address; where two rules name the same one, the later counts. */
const promised = (path: string): Headers => {
  const rules = configured.filter(({ source }) => new RegExp(`^${source}$`).test(path));
  const headers = new Headers();
  for (const { key, value } of rules.flatMap((rule) => rule.headers)) headers.set(key, value);
  return headers;
};

/** The set of DESIGN 8, which no address goes without. */
const SET = `content-security-policy strict-transport-security x-content-type-options
  x-frame-options referrer-policy permissions-policy cross-origin-opener-policy
  cross-origin-resource-policy`.split(/\s+/);

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(site + path, { redirect: 'manual', ...init });

/** Headers of an answer that are not as promised. */
async function broken(path: string, init?: RequestInit): Promise<string[]> {
  const answer = await ask(path, init);
  await answer.arrayBuffer();
  return [...promised(path.split('?')[0] ?? '')]
    .filter(([name, value]) => answer.headers.get(name) !== value)
    .map(([name]) => `${path}: ${name} is ${answer.headers.get(name)}`);
}

it.each(['/', '/x', '/media/x', '/api/x', '/assets/x', '/rest/v1/x'])(
  'the configuration of %s leaves out none of the set',
  (path) => {
    const headers = promised(path);
    expect(SET.filter((name) => !headers.has(name))).toEqual([]);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|http:/);
  },
);

it('every public page in both languages carries them', async () => {
  const paths = pages.flatMap(({ path }) => languages.map((one) => withPrefix(path, one)));
  expect((await Promise.all(paths.map((path) => broken(path)))).flat()).toEqual([]);
});

describe('an answer', () => {
  const key = { apikey: 'sb_publishable_embedded_demo_key_for_local_runs' };

  it.each<[status: number, path: string, init?: RequestInit]>([
    [200, '/search?q=visa'],
    [200, '/news/an-article'],
    [200, '/ru/news/an-article'],
    [200, '/NEWS/an-article'],
    [405, '/news/an-article', { method: 'POST' }],
    [200, '/admin'],
    [200, '/admin/news/new'],
    [404, '/nope'],
    [404, '/ru/nope'],
    [404, '/assets/nope.js'],
    [404, '/%E0%A4%A'],
    [404, '/..%2f..%2fetc/passwd'],
    [200, '/language.js'],
    [200, '/favicon.svg'],
    [200, '/scenes/tea-hills.svg'],
    [200, '/share/savannah-dawn.png'],
    [200, '/robots.txt'],
    [200, '/sitemap.xml'],
    [200, '/feed.xml'],
    [200, '/ru/feed.xml'],
    [200, '/sitemap-news.xml'],
    [401, '/api/blob-list'],
    [401, '/api/blob-upload', { method: 'POST' }],
    [403, '/api/blob-list', { headers: { 'sec-fetch-site': 'cross-site' } }],
    [405, '/api/blob-delete', { method: 'PATCH' }],
    [404, '/api/unknown'],
    [200, '/rest/v1/news?select=id', { headers: key }],
    [401, '/rest/v1/news?select=id'],
    [401, '/auth/v1/user', { headers: key }],
    [404, '/media/news/nope.jpg'],
    [404, '/media/%E0%A4%A'],
  ])('%d of %s carries them', async (status, path, init) => {
    expect((await ask(path, init)).status).toBe(status);
    expect(await broken(path, init)).toEqual([]);
  });

  // The platform redirects before it looks at our headers; it adds its transport security by itself.
  it.each(['/ru/', '/consular/pets.html', '/%2fevil.example/'])(
    'that leads from %s elsewhere stays on the site and holds nothing',
    async (path) => {
      const answer = await ask(path);
      const location = answer.headers.get('location');
      if (location !== null) expect(new URL(location, site).origin).toBe(site);
      expect([308, 404]).toContain(answer.status);
      if (answer.status === 308) expect(await answer.text()).toBe('');
    },
  );

  it('with a stored file, whole and by its head, carries them and forbids its content everything', async () => {
    const answer = await ask('/blob-store?pathname=other/headers.pdf', {
      method: 'PUT',
      headers: { authorization: `Bearer ${LOCAL_TOKEN}`, 'x-vercel-blob-access': 'public' },
      body: 'x',
    });
    expect(answer.status).toBe(200);
    for (const method of ['GET', 'HEAD']) {
      expect(await broken('/media/other/headers.pdf', { method })).toEqual([]);
    }
  });

  it('with a script, a style or a font of the build carries them, and is kept for good', async () => {
    const html = await (await ask('/')).text();
    const files = [...new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file))];
    const endings = new Set(files.map((file) => file?.split('.').pop()));
    expect(endings).toEqual(new Set(['js', 'css', 'woff2']));
    for (const file of files) expect(await broken(file ?? '')).toEqual([]);
    expect(promised(files[0] ?? '').get('cache-control')).toContain('immutable');
  });
});

describe('by the rules of Mozilla’s HTTP Observatory', () => {
  const scanned = async (headers?: Headers): Promise<ScannedSite> => {
    const answer = await ask('/');
    const { document } = new JSDOM(await answer.text()).window;
    const scripts = [...document.querySelectorAll('script[src]')].map((script) => ({
      src: script.getAttribute('src') ?? '',
      integrity: script.getAttribute('integrity'),
    }));
    return { headers: headers ?? answer.headers, scripts, cookies: answer.headers.getSetCookie() };
  };

  it.each([
    ['the preview', undefined],
    ['the production configuration', promised('/')],
  ])('%s scores 130', async (_, headers) => {
    const { score, results } = scan(await scanned(headers));
    expect(results).toEqual({
      'content-security-policy': 'no-unsafe-default-src-none',
      cookies: 'not-found',
      'cross-origin-resource-sharing': 'not-implemented-or-public',
      redirection: 'to-https',
      'referrer-policy': 'private',
      'strict-transport-security': 'at-least-six-months',
      'subresource-integrity': 'all-scripts-from-secure-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'via-csp',
      'cross-origin-resource-policy': 'same-origin-or-same-site',
    });
    expect(score).toBe(130);
    if (headers) console.info(`observatory score: ${score}`);
  });

  it.each<[string, number, Record<string, string | null>]>([
    ['no policy', 75, { 'content-security-policy': null }],
    [
      'inline scripts allowed',
      80,
      { 'content-security-policy': "script-src 'unsafe-inline'; object-src 'none'" },
    ],
    [
      'eval allowed',
      110,
      {
        'content-security-policy':
          "default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'",
      },
    ],
    [
      'pictures over HTTP',
      110,
      { 'content-security-policy': "default-src 'none'; img-src http:; frame-ancestors 'none'" },
    ],
    ['no transport security', 80, { 'strict-transport-security': null }],
    ['a week of it', 120, { 'strict-transport-security': 'max-age=604800' }],
    ['sniffing allowed', 125, { 'x-content-type-options': null }],
    ['an open referrer', 120, { 'referrer-policy': 'unsafe-url' }],
    ['any reader of resources', 120, { 'cross-origin-resource-policy': 'cross-origin' }],
    ['credentials for everybody', 50, { 'access-control-allow-credentials': 'true' }],
  ])('a site with %s would score %d', async (_, score, changes) => {
    const site = await scanned(new Headers(promised('/')));
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) site.headers.delete(name);
      else site.headers.set(name, value);
    }
    expect(scan(site).score).toBe(score);
  });
});
