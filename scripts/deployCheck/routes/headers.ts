import { type Finding, overall } from '../finding.ts';
import { places } from '../places.ts';
import type { Site } from '../site.ts';
import { configuredHeaders } from './configuration.ts';

/** Scripts, styles and fonts that a page names. */
const assetsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css|woff2))"/g)].map(([, path = '']) => path),
  ),
];

/** One path of each kind that Vercel answers differently. */
async function kindsOfPaths(site: Site): Promise<string[]> {
  const { text } = await site.ask('/');
  const assets = assetsOf(text);
  const ofEach = ['.js', '.css'].flatMap(
    (ending) => assets.find((path) => path.endsWith(ending)) ?? [],
  );
  return [
    ...['/', '/ru/consular/passports', '/admin', '/news/deploy-check', '/deploy-check'],
    ...['/scenes/savannah-dawn.svg', '/media/news/deploy-check-no-such-file.jpg', ...ofEach],
  ];
}

/** What the Blob store sends itself; where it has a header of its own, Vercel leaves that one. */
const UPSTREAM = /^\/media\//;

/** Whether answers carry the headers of this checkout's Vercel configuration, header by header. */
async function configured(site: Site, paths: string[]): Promise<Finding[]> {
  const problems = new Map<string, string[]>();
  for (const path of paths) {
    const { headers } = await site.ask(path);
    for (const [name, value] of configuredHeaders(path)) {
      const given = headers.get(name);
      const right = given === value || (given !== null && UPSTREAM.test(path));
      const problem = right ? [] : [`${path} has ${given ?? 'none'}`];
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
    const { headers } = await site.ask(path, { headers: { 'accept-encoding': 'br, gzip' } });
    if (!/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '')) problems.push(path);
  }
  return overall('pages, scripts and styles are compressed', problems, places.build);
}

/** Headers of every kind of answer, and compression. */
export async function checkHeaders(site: Site): Promise<Finding[]> {
  const paths = await kindsOfPaths(site);
  return [...(await configured(site, paths)), await compression(site, paths)];
}
