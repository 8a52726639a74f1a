import { describe, expect, it } from 'vitest';
import { headers as configured } from '../../hosting/headers';
import { LOCAL_TOKEN } from '../../local/localFiles';
import { pages } from '../../src/content/site';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { withBrowser } from '../support/browser/browser';

/** Every kind of response has the headers of Vercel's configuration (design 8). */

const { visit, site, forgive } = withBrowser();

/** The configured headers of a path; a later rule overrides an earlier one. */
const configuredHeaders = (path: string): Headers => {
  const rules = configured.filter(({ source }) => new RegExp(`^${source}$`).test(path));
  const headers = new Headers();
  for (const { key, value } of rules.flatMap((rule) => rule.headers)) headers.set(key, value);
  return headers;
};

/** The security headers that every response has (design 8). */
const SECURITY_HEADERS = `content-security-policy strict-transport-security x-content-type-options
  x-frame-options referrer-policy permissions-policy cross-origin-opener-policy
  cross-origin-resource-policy`.split(/\s+/);

const request = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(site + path, { redirect: 'manual', ...init });

/** Headers of the response that differ from the configuration. */
async function wrongHeaders(path: string, init?: RequestInit): Promise<string[]> {
  const response = await request(path, init);
  await response.arrayBuffer();
  return [...configuredHeaders(path.split('?')[0] ?? '')]
    .filter(([name, value]) => response.headers.get(name) !== value)
    .map(([name]) => `${path}: ${name} is ${response.headers.get(name)}`);
}

it.each([
  ...(['/', '/ru/news', '/administrators', '/api/x', '/rest/v1/x'] as const).map(
    (path) => [path, 'self', 'SAMEORIGIN'] as const,
  ),
  ...['/admin', '/admin/news/new', '/media/x'].map((path) => [path, 'none', 'DENY'] as const),
])(
  'the configuration of %s has all security headers, and lets pages of %s frame it',
  (path, ancestors, option) => {
    const headers = configuredHeaders(path);
    expect(SECURITY_HEADERS.filter((name) => !headers.has(name))).toEqual([]);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/);
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors '${ancestors}'`);
    expect(headers.get('x-frame-options')).toBe(option);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|http:/);
  },
);

it.each([
  ['connections to the store of uploads', 'https://vercel.com'],
  ['frames of the site', "frame-src 'self'"],
])('%s are allowed in the staff area alone', (_, part) => {
  const allowed = ['/', '/ru/news', '/administrators', '/admin', '/admin/news/new'].filter((path) =>
    configuredHeaders(path).get('content-security-policy')?.includes(part),
  );
  expect(allowed).toEqual(['/admin', '/admin/news/new']);
});

it('every public page in both languages has the configured headers', async () => {
  const paths = pages.flatMap(({ path }) => languages.map((one) => withPrefix(path, one)));
  expect((await Promise.all(paths.map((path) => wrongHeaders(path)))).flat()).toEqual([]);
});

describe('response', () => {
  const key = { apikey: 'sb_publishable_embedded_demo_key_for_local_runs' };

  it.each<[status: number, path: string, init?: RequestInit]>([
    [200, '/search?q=visa'],
    [404, '/news/an-article'],
    [405, '/news', { method: 'POST' }],
    [200, '/admin'],
    [404, '/..%2f..%2fetc/passwd'],
    [200, '/early.js'],
    [200, '/scenes/tea-hills.svg'],
    [200, '/sitemap.xml'],
    [401, '/api/blob-upload', { method: 'POST' }],
    [200, '/rest/v1/news?select=id', { headers: key }],
    [401, '/rest/v1/news?select=id'],
    [404, '/auth/v1/otp', { method: 'POST', headers: key }],
    [404, '/media/news/nope.jpg'],
    [404, '/media/%E0%A4%A'],
  ])('%d of %s has the configured headers', async (status, path, init) => {
    expect((await request(path, init)).status).toBe(status);
    expect(await wrongHeaders(path, init)).toEqual([]);
  });

  it('404 of a missing script is not cached as a script is', async () => {
    const response = await request('/assets/nope.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  it('with a stored file has the configured headers, for GET and HEAD', async () => {
    const response = await request('/?pathname=other/headers.pdf', {
      method: 'PUT',
      headers: { authorization: `Bearer ${LOCAL_TOKEN}` },
      body: 'x',
    });
    expect(response.status).toBe(200);
    for (const method of ['GET', 'HEAD']) {
      expect(await wrongHeaders('/media/other/headers.pdf', { method })).toEqual([]);
    }
  });

  it('with a script, a style or a font has the configured headers and is immutable', async () => {
    const html = await (await request('/')).text();
    const files = [...new Set([...html.matchAll(/\/assets\/[^" ]+/g)].map(([file]) => file))];
    const endings = new Set(files.map((file) => file.split('.').pop()));
    expect(endings).toEqual(new Set(['js', 'css', 'woff2']));
    for (const file of files) expect(await wrongHeaders(file)).toEqual([]);
    expect(configuredHeaders(files[0] ?? '').get('cache-control')).toContain('immutable');
  });
});

/** Does everything that the policy forbids. */
function misbehave(): void {
  const appendElement = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]>,
  ) => document.body.append(Object.assign(document.createElement(name), properties));
  appendElement('script', { text: 'window.ran = true' });
  appendElement('script', { src: 'https://evil.example/x.js' });
  appendElement('img', { src: 'https://evil.example/x.png' });
  appendElement('iframe', { src: 'https://evil.example/' });
  document.body.setAttribute('onclick', 'window.ran = true');
  document.body.setAttribute('style', 'color: red');
  document.body.click();
  void fetch('https://evil.example/').catch(() => undefined);
}

it('content security policy blocks scripts, styles, images, frames and connections, which tests notice', async () => {
  const page = await visit('/accessibility');
  await page.evaluate(misbehave);
  const kinds = ['inline script', 'the script', 'event handler', 'inline style', 'the image'];
  for (const kind of [...kinds, 'Framing', 'Connecting']) {
    await expect
      .poll(() => forgive(new RegExp(`${kind}.* violates`)), { message: kind })
      .toBeGreaterThan(0);
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  forgive(/evil\.example/);
});
