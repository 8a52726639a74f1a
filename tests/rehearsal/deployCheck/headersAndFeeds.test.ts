import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkFeeds } from '../../../scripts/deployCheck/routes/feeds';
import { checkHeaders } from '../../../scripts/deployCheck/routes/headers';
import { altered, answering, breakable, real, wrongIn } from './broken';
import { type Deployment, startDeployment } from './deployment';

/** Deployments whose headers or feeds are not as they are to be. */

let deployment: Deployment;

breakable();
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment?.close());

describe('headers', () => {
  const wrong = async () => wrongIn(await checkHeaders(deployment.site)).join('\n');

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
  ])('that are not as configured are named: %s %s', async (name, value) => {
    answering('get', /^\/admin$/, (request) => altered(request, { headers: { [name]: value } }));
    expect(await wrong()).toContain(
      `the header ${name} is as configured: /admin has ${value ?? 'none'} → `,
    );
  });

  it.each([
    ["default-src 'none'", false],
    [null, true],
  ])('of stored files may be those of the store, but not be missing: %s', async (value, named) => {
    const headers = { 'content-security-policy': value };
    answering('get', /^\/media\//, (request) => altered(request, { headers }));
    expect((await wrong()).includes('content-security-policy is as configured: /media/')).toBe(
      named,
    );
  });

  it('of scripts that let nobody cache them are named', async () => {
    answering('get', /^\/assets\//, (request) =>
      altered(request, { headers: { 'cache-control': 'no-store' } }),
    );
    expect(await wrong()).toMatch(
      /the header cache-control is as configured: \/assets\/\S+ has no-store/,
    );
  });

  it('without compression are named', async () => {
    answering('get', /^\/$|^\/assets\//, (request) => altered(request, {}));
    expect(await wrong()).toContain('pages, scripts and styles are compressed: /;');
  });
});

describe('feeds', () => {
  const wrong = async () => wrongIn(await checkFeeds(deployment.site)).join('\n');
  const setAddress = (address: string) =>
    deployment.sql(`update public.site set address = '${address}' where one`);

  afterEach(() => setAddress(deployment.settings.site));

  it('without the row of the site are named, with the place of the row', async () => {
    await deployment.sql('delete from public.site where one');
    const lines = await wrong();
    await deployment.sql(`insert into public.site (address) values ('https://x.example')`);
    for (const path of ['/feed.xml', '/ru/feed.xml', '/sitemap-news.xml']) {
      expect(lines).toContain(`${path} answers 503: The address of the site is not set`);
    }
    expect(lines).toContain('the row of public.site: Supabase → SQL Editor');
  });

  it('whose links lead to another site are named', async () => {
    await setAddress('https://old.example');
    expect(await wrong()).toContain(
      'links of /feed.xml lead to https://old.example → the row of public.site',
    );
    expect(await wrong()).toContain('links of /sitemap-news.xml lead to https://old.example');
  });

  it.each([
    [/^\/sitemap\.xml$/, 'links of /sitemap.xml lead to https://old.example → VITE_SITE_URL'],
    [/^\/$/, 'name this site: they lead to https://old.example → VITE_SITE_URL'],
    [/^\/robots\.txt$/, 'name this site: they lead to https://old.example → VITE_SITE_URL'],
  ])('and pages built for another address are named: %s', async (path, line) => {
    const text = (before: string) =>
      before.replaceAll(deployment.settings.site, 'https://old.example');
    answering('get', path, (request) => altered(request, { text }));
    expect(await wrong()).toContain(line);
  });

  it('that a HEAD does not find, or finds as something else, are named', async () => {
    answering('head', /^\/feed\.xml$/, () => new HttpResponse(null, { status: 405 }));
    expect(await wrong()).toContain('/feed.xml is application/atom+xml: HEAD answers 405');
    answering('head', /^\/feed\.xml$/, (request) =>
      altered(request, { headers: { 'content-type': 'application/octet-stream' } }),
    );
    expect(await wrong()).toContain('by HEAD it is application/octet-stream');
  });

  it('of another media type, or without a rewrite, are named', async () => {
    answering('get', /^\/feed\.xml$/, (request) =>
      altered(request, { headers: { 'content-type': 'text/plain' } }),
    );
    answering('get', /^\/sitemap-news\.xml$/, () =>
      real(new Request(`${deployment.settings.site}/deploy-check`)),
    );
    expect(await wrong()).toContain('/feed.xml is application/atom+xml: it is text/plain');
    expect(await wrong()).toMatch(/\/sitemap-news\.xml answers 404 .* → SUPABASE_URL/);
  });
});
