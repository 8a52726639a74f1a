import { getTransformedRoutes } from '@vercel/routing-utils';
import { headers } from '../../hosting/headers.ts';
import { type Finding, finding } from './finding.ts';
import { places } from './places.ts';
import type { Site } from './site.ts';

/** Returns the headers that this checkout configures for a path; of two rules for one header the later applies. */
function configuredHeaders(path: string): Headers {
  const { routes, error } = getTransformedRoutes({ headers });
  if (error || !routes) throw new Error(`routes of the Vercel configuration: ${error?.message}`);
  const merged = new Headers();
  for (const route of routes) {
    if (!('src' in route) || !route.src || !new RegExp(route.src).test(path)) continue;
    for (const [name, value] of Object.entries(('headers' in route && route.headers) || {})) {
      merged.set(name, value);
    }
  }
  return merged;
}

/** Returns a path of each kind that has other rules or another route: pages, the 404 page, files, the Blob store, assets. */
async function samplePaths(site: Site): Promise<string[]> {
  const { text } = await site.request('/');
  const assets = [/"(\/assets\/[^"]+\.js)"/, /"(\/assets\/[^"]+\.css)"/].flatMap(
    (asset) => asset.exec(text)?.[1] ?? [],
  );
  return [
    ...['/', '/ru/consular/passports', '/admin', '/news/deploy-check', '/deploy-check'],
    ...['/scenes/savannah-dawn.svg', '/media/news/deploy-check-no-such-file.jpg', ...assets],
  ];
}

/** Vercel sends the headers of a path with 404, too; one rewrite keeps those of scripts from that (hosting/rewrites.ts). */
async function missingFile(site: Site): Promise<Finding> {
  const { status, headers } = await site.request('/assets/deploy-check-no-such-file.js');
  const cache = headers.get('cache-control') ?? '';
  const problems = status === 404 && !/immutable/.test(cache) ? [] : [`${status}, ${cache}`];
  return finding('browsers do not keep that a script is missing', problems, places.headers);
}

/** Compares the headers of the site's responses with those that this checkout configures; returns a finding for each header. */
export async function checkHeaders(site: Site): Promise<Finding[]> {
  const problems = new Map<string, string[]>();
  for (const path of await samplePaths(site)) {
    const response = await site.request(path);
    for (const [name, value] of configuredHeaders(path)) {
      const actual = response.headers.get(name);
      // Vercel does not overwrite headers of the Blob store.
      const right = actual === value || (actual !== null && path.startsWith('/media/'));
      const found = problems.get(name) ?? [];
      problems.set(name, right ? found : [...found, `${path} has ${actual ?? 'none'}`]);
    }
  }
  return [
    ...[...problems].map(([name, list]) => finding(name, list, places.headers)),
    await missingFile(site),
  ];
}
