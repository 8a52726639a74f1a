import { type Finding, overall } from '../finding.ts';
import { places } from '../places.ts';
import type { Site } from '../site.ts';
import { configuredHeaders } from './configuration.ts';

/** Returns the paths of scripts, styles and fonts that a page references. */
const assetsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css|woff2))"/g)].map(([, path = '']) => path),
  ),
];

/** Returns one path of each kind for which Vercel has other routes. */
async function samplePaths(site: Site): Promise<string[]> {
  const { text } = await site.request('/');
  const assets = assetsOf(text);
  const ofEach = ['.js', '.css'].flatMap(
    (ending) => assets.find((path) => path.endsWith(ending)) ?? [],
  );
  return [
    ...['/', '/ru/consular/passports', '/admin', '/news/deploy-check', '/deploy-check'],
    ...['/scenes/savannah-dawn.svg', '/media/news/deploy-check-no-such-file.jpg', ...ofEach],
  ];
}

/** Paths of the Blob store, whose own headers Vercel does not overwrite. */
const UPSTREAM = /^\/media\//;

/** Compares the headers of responses with those that this checkout configures, header by header. */
async function configured(site: Site, paths: string[]): Promise<Finding[]> {
  const problems = new Map<string, string[]>();
  for (const path of paths) {
    const { headers } = await site.request(path);
    for (const [name, value] of configuredHeaders(path)) {
      const actual = headers.get(name);
      const right = actual === value || (actual !== null && UPSTREAM.test(path));
      const problem = right ? [] : [`${path} has ${actual ?? 'none'}`];
      problems.set(name, [...(problems.get(name) ?? []), ...problem]);
    }
  }
  return [...problems].map(([name, list]) =>
    overall(`the header ${name} is as configured`, list, places.headers),
  );
}

async function compression(site: Site, paths: string[]): Promise<Finding> {
  const texts = paths.filter((path) => path === '/' || /\.(js|css)$/.test(path));
  const problems: string[] = [];
  for (const path of texts) {
    const { headers } = await site.request(path, { headers: { 'accept-encoding': 'br, gzip' } });
    if (!/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '')) problems.push(path);
  }
  return overall('pages, scripts and styles are compressed', problems, places.build);
}

/**
 * Checks that each kind of response has the headers that this checkout configures (design 8) and is
 * compressed, and returns the findings. Rejects when no response comes within 20 s.
 */
export async function checkHeaders(site: Site): Promise<Finding[]> {
  const paths = await samplePaths(site);
  return [...(await configured(site, paths)), await compression(site, paths)];
}
