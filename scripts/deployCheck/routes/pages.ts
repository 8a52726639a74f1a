import { pages } from '../../../src/content/site.ts';
import { languages, withPrefix } from '../../../src/lib/i18n/languages.ts';
import { type Finding, fine, overall, untried, wrong } from '../finding.ts';
import { places } from '../places.ts';
import type { Site, SiteResponse } from '../site.ts';

/** Concurrent requests, as many as browsers send to one origin over HTTP/1.1. */
const BATCH_SIZE = 6;

async function inBatches<Item, Result>(items: Item[], run: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    results.push(...(await Promise.all(items.slice(start, start + BATCH_SIZE).map(run))));
  }
  return results;
}

/** Returns what is wrong with the response of a page in a language; an empty array when nothing is. */
function problemOf(path: string, response: SiteResponse, language: string, status = 200): string[] {
  if (response.status !== status) return [`${path} answers ${response.status}`];
  if (!/^text\/html/.test(response.headers.get('content-type') ?? ''))
    return [`${path} is no HTML`];
  const actual = /<html[^>]* lang="(\w+)"/.exec(response.text)?.[1];
  return actual === language ? [] : [`${path} is in the language ${actual}`];
}

async function publicPages(site: Site): Promise<Finding> {
  const all = pages.flatMap(({ path }) =>
    languages.map((language) => ({ path: withPrefix(path, language), language })),
  );
  const problems = await inBatches(all, async ({ path, language }) =>
    problemOf(path, await site.request(path), language),
  );
  const what = `${all.length} public pages answer, in English and in Russian`;
  return overall(what, problems.flat(), places.build);
}

/** Paths that rewrites map to a shared prerendered file. */
const SHELLS = [
  ['/admin/deploy-check', 'en'],
  ['/news/deploy-check', 'en'],
  ['/ru/news/deploy-check', 'ru'],
] as const;

async function shells(site: Site): Promise<Finding> {
  const problems = await inBatches([...SHELLS], async ([path, language]) =>
    problemOf(path, await site.request(path), language),
  );
  const what = 'the staff area and articles answer at every address below /admin and /news';
  return overall(what, problems.flat(), places.build);
}

async function notFound(site: Site): Promise<Finding> {
  const [page, russian, api] = await Promise.all([
    site.request('/deploy-check'),
    site.request('/ru/deploy-check'),
    site.request('/api/deploy-check'),
  ]);
  const problems = [
    ...problemOf('/deploy-check', page, 'en', 404),
    ...(russian.status === 404 ? [] : [`/ru/deploy-check answers ${russian.status}`]),
    ...(api.status === 404 ? [] : [`/api/deploy-check answers ${api.status}`]),
  ];
  return overall('an unknown address gets the 404 page with status 404', problems, places.build);
}

async function redirects(site: Site): Promise<Finding> {
  const problems = await inBatches(
    [
      ['/consular/passports.html', '/consular/passports'],
      ['/ru/consular/passports/', '/ru/consular/passports'],
    ] as const,
    async ([from, to]) => {
      const response = await site.request(from);
      const location = response.headers.get('location');
      const leads = location && new URL(location, site.site).href === new URL(to, site.site).href;
      return leads && response.status === 308
        ? []
        : [`${from} answers ${response.status} ${location ?? ''}`];
    },
  );
  const what = 'addresses with .html or a final slash lead to the address without';
  return overall(what, problems.flat(), places.build);
}

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

async function secure(site: Site): Promise<Finding> {
  const url = new URL(site.site);
  if (LOCAL.test(url.hostname)) return untried('https', 'an address of this machine has none');
  if (url.protocol !== 'https:') {
    return wrong(`${site.site} is no https address`, places.domain);
  }
  const response = await site.request(`http://${url.host}/`);
  const leads = response.headers.get('location')?.startsWith(site.site);
  return leads
    ? fine('http:// leads to https://')
    : wrong(`http:// does not lead to https://: ${response.status}`, places.domain);
}

/**
 * Checks the files of the build and Vercel's routes, and returns the findings: pages, shared files,
 * redirects, the 404 page (R2.7), HTTPS. Rejects when no response comes within 20 s.
 */
export const checkPages = async (site: Site): Promise<Finding[]> => [
  await publicPages(site),
  await shells(site),
  await notFound(site),
  await redirects(site),
  await secure(site),
];
