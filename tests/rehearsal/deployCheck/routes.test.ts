import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkPages } from '../../../scripts/deployCheck/routes/pages';
import { checkRewrites } from '../../../scripts/deployCheck/routes/rewrites';
import { siteOf } from '../../../scripts/deployCheck/site';
import {
  fetchOriginal,
  intercept,
  interceptDeployment,
  modifyResponse,
  wrongLines,
} from './broken';
import { type Deployment, startDeployment } from './deployment';

/** Deployments with a wrong build or wrong routes. */

let deployment: Deployment;

interceptDeployment();
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment?.close());

/** The site's 404 page, which is the response when no rewrite matches. */
const notFoundPage = () => fetchOriginal(new Request(`${deployment.settings.site}/deploy-check`));

describe('deploy check of rewrites', () => {
  const wrong = async () => wrongLines(await checkRewrites(deployment.site)).join('\n');

  it.each([
    [/^\/rest\/v1\//, '/rest/v1 gets the 404 page → SUPABASE_URL in Vercel → Settings'],
    [/^\/auth\/v1\//, '/auth/v1 gets the 404 page → SUPABASE_URL in Vercel → Settings'],
    [
      /^\/media\//,
      '/media gets the 404 page of the site → BLOB_READ_WRITE_TOKEN: Vercel → Storage',
    ],
    [/^\/api\/blob-upload/, '/api/blob-upload gets the 404 page'],
    [/^\/api\/blob-delete/, '/api/blob-delete gets the 404 page'],
    [/^\/api\/blob-list/, '/api/blob-list gets the 404 page'],
  ])('reports that the rewrite of %s is missing', async (path, line) => {
    intercept('all', path, notFoundPage);
    expect(await wrong()).toContain(line);
  });

  it('reports a rewrite to a project that does not respond', async () => {
    intercept('all', /^\/(rest|auth)\/v1/, () => new HttpResponse('Bad gateway', { status: 502 }));
    expect(await wrong()).toContain(
      '/rest/v1 gives no list of news: 502 Bad gateway → SUPABASE_URL',
    );
    expect(await wrong()).toContain('/auth/v1 does not answer as GoTrue: 502 Bad gateway');
  });

  it('reports a rewrite to a service that requires no key', async () => {
    intercept('get', /^\/rest\/v1\/news/, () => HttpResponse.json([]));
    expect(await wrong()).toContain('/rest/v1 answers without a key: 200');
  });

  it('reports a rewrite to a project with another key', async () => {
    const other = siteOf({ ...deployment.settings, publishableKey: 'sb_publishable_of_another' });
    expect(wrongLines(await checkRewrites(other)).join()).toContain(
      '/rest/v1 refuses the publishable key: 401',
    );
  });

  describe('function without its variables', () => {
    afterEach(() => vi.unstubAllEnvs());

    it.each(['BLOB_READ_WRITE_TOKEN', 'SUPABASE_URL'])('is reported: %s', async (name) => {
      vi.stubEnv(name, '');
      expect(await wrong()).toMatch(
        /\/api\/blob-list answers 503 store_unavailable, not 401 → BLOB_READ_WRITE_TOKEN \(Vercel → Storage/,
      );
    });
  });
});

describe('deploy check of pages', () => {
  const wrong = async () => wrongLines(await checkPages(deployment.site)).join('\n');
  const removePages = (path: RegExp) =>
    intercept('get', path, () => HttpResponse.html('<html lang="en"></html>', { status: 404 }));

  it('reports missing pages', async () => {
    removePages(/^\/ru\/consular\/passports$/);
    expect(await wrong()).toContain('/ru/consular/passports answers 404 → Vercel → Deployments');
  });

  it('reports pages in another language', async () => {
    intercept('get', /^\/ru\/embassy$/, () => HttpResponse.html('<html lang="en"></html>'));
    expect(await wrong()).toContain('/ru/embassy is in the language en');
  });

  it.each([/^\/admin\/./, /^\/news\/./, /^\/ru\/news\/./])(
    'reports missing rewrites below %s',
    async (path) => {
      removePages(path);
      expect(await wrong()).toContain('answer at every address below /admin and /news');
    },
  );

  it('reports unknown paths that do not return the 404 page', async () => {
    intercept('get', /^\/(ru\/|api\/)?deploy-check$/, (request) =>
      modifyResponse(request, { status: 200 }),
    );
    expect(await wrong()).toMatch(
      /the 404 page with status 404: \/deploy-check answers 200; \/ru\/deploy-check answers 200; \/api\/deploy-check answers 200/,
    );
  });

  it('reports pages that are served at two URLs', async () => {
    intercept('get', /\.html$|\/$/, () => HttpResponse.html('<html lang="en"></html>'));
    expect(await wrong()).toContain('/consular/passports.html answers 200');
  });

  it('reports a site on plain HTTP and a missing redirect to HTTPS', async () => {
    const at = (site: string) => siteOf({ ...deployment.settings, site });
    const page = () => HttpResponse.html('<html lang="en"></html>');
    intercept('get', /./, page);
    const overHttp = wrongLines(await checkPages(at('http://embassy.example'))).join();
    expect(overHttp).toContain(
      'http://embassy.example is no https address → Vercel → Settings → Domains',
    );
    const withoutRedirect = wrongLines(await checkPages(at('https://embassy.example'))).join();
    expect(withoutRedirect).toContain('http:// does not lead to https://: 200');
  });
});
