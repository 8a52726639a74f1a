import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkFeeds } from '../../../scripts/deployCheck/routes/feeds';
import { checkHeaders } from '../../../scripts/deployCheck/routes/headers';
import {
  fetchOriginal,
  intercept,
  interceptDeployment,
  modifyResponse,
  wrongLines,
} from './broken';
import { type Deployment, startDeployment } from './deployment';

/** Deployments with wrong headers or feeds. */

let deployment: Deployment;

interceptDeployment();
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment?.close());

describe('deploy check of headers', () => {
  const wrong = async () => wrongLines(await checkHeaders(deployment.site)).join('\n');

  it.each([
    ['content-security-policy', null],
    ['content-security-policy', 'default-src *'],
    ['strict-transport-security', 'max-age=60'],
    ['x-content-type-options', null],
    ['x-frame-options', null],
    ['referrer-policy', 'unsafe-url'],
    ['permissions-policy', null],
    ['cross-origin-opener-policy', null],
    ['cross-origin-resource-policy', null],
  ])('reports a header that differs from the configuration: %s %s', async (name, value) => {
    intercept('get', /^\/admin$/, (request) =>
      modifyResponse(request, { headers: { [name]: value } }),
    );
    expect(await wrong()).toContain(
      `the header ${name} is as configured: /admin has ${value ?? 'none'} → `,
    );
  });

  it.each([
    ["default-src 'none'", false],
    [null, true],
  ])(
    "accepts the store's headers on stored files, but reports missing ones: %s",
    async (value, named) => {
      const headers = { 'content-security-policy': value };
      intercept('get', /^\/media\//, (request) => modifyResponse(request, { headers }));
      expect((await wrong()).includes('content-security-policy is as configured: /media/')).toBe(
        named,
      );
    },
  );

  it('reports scripts that cannot be cached', async () => {
    intercept('get', /^\/assets\//, (request) =>
      modifyResponse(request, { headers: { 'cache-control': 'no-store' } }),
    );
    expect(await wrong()).toMatch(
      /the header cache-control is as configured: \/assets\/\S+ has no-store/,
    );
  });

  it('reports responses without compression', async () => {
    intercept('get', /^\/$|^\/assets\//, (request) => modifyResponse(request, {}));
    expect(await wrong()).toContain('pages, scripts and styles are compressed: /;');
  });
});

describe('deploy check of feeds', () => {
  const wrong = async () => wrongLines(await checkFeeds(deployment.site)).join('\n');
  const setSiteUrl = (url: string) =>
    deployment.sql(`update public.site set address = '${url}' where singleton`);

  afterEach(() => setSiteUrl(deployment.settings.site));

  it('reports a missing row of public.site and where to add it', async () => {
    await deployment.sql('delete from public.site where singleton');
    const lines = await wrong();
    await deployment.sql(`insert into public.site (address) values ('https://x.example')`);
    for (const path of ['/feed.xml', '/ru/feed.xml', '/sitemap-news.xml']) {
      expect(lines).toContain(`${path} answers 503: The address of the site is not set`);
    }
    expect(lines).toContain('the row of public.site: Supabase → SQL Editor');
  });

  it('reports links to another site', async () => {
    await setSiteUrl('https://old.example');
    expect(await wrong()).toContain(
      'links of /feed.xml lead to https://old.example → the row of public.site',
    );
    expect(await wrong()).toContain('links of /sitemap-news.xml lead to https://old.example');
  });

  it.each([
    [/^\/sitemap\.xml$/, 'links of /sitemap.xml lead to https://old.example → VITE_SITE_URL'],
    [/^\/$/, 'name this site: they lead to https://old.example → VITE_SITE_URL'],
    [/^\/robots\.txt$/, 'name this site: they lead to https://old.example → VITE_SITE_URL'],
  ])('reports pages built for another site: %s', async (path, line) => {
    const text = (body: string) => body.replaceAll(deployment.settings.site, 'https://old.example');
    intercept('get', path, (request) => modifyResponse(request, { text }));
    expect(await wrong()).toContain(line);
  });

  it('reports a HEAD response with another status or type', async () => {
    intercept('head', /^\/feed\.xml$/, () => new HttpResponse(null, { status: 405 }));
    expect(await wrong()).toContain('/feed.xml is application/atom+xml: HEAD answers 405');
    intercept('head', /^\/feed\.xml$/, (request) =>
      modifyResponse(request, { headers: { 'content-type': 'application/octet-stream' } }),
    );
    expect(await wrong()).toContain('by HEAD it is application/octet-stream');
  });

  it('reports another media type or a missing rewrite', async () => {
    intercept('get', /^\/feed\.xml$/, (request) =>
      modifyResponse(request, { headers: { 'content-type': 'text/plain' } }),
    );
    intercept('get', /^\/sitemap-news\.xml$/, () =>
      fetchOriginal(new Request(`${deployment.settings.site}/deploy-check`)),
    );
    expect(await wrong()).toContain('/feed.xml is application/atom+xml: it is text/plain');
    expect(await wrong()).toMatch(/\/sitemap-news\.xml answers 404 .* → SUPABASE_URL/);
  });
});
