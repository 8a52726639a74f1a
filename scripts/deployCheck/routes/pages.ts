import { pages } from '../../../src/content/site.ts';
import { languages, withPrefix } from '../../../src/lib/i18n/languages.ts';
import { type Finding, fine, overall, untried, wrong } from '../finding.ts';
import { places } from '../places.ts';
import type { Answer, Site } from '../site.ts';

/** So many requests at once, as a browser would. */
const AT_ONCE = 6;

async function inTurns<Item, Result>(items: Item[], run: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(run))));
  }
  return results;
}

/** What is wrong with an answer that is to be a page in that language. */
function problemOf(path: string, answer: Answer, language: string, status = 200): string[] {
  if (answer.status !== status) return [`${path} answers ${answer.status}`];
  if (!/^text\/html/.test(answer.headers.get('content-type') ?? '')) return [`${path} is no HTML`];
  const found = /<html[^>]* lang="(\w+)"/.exec(answer.text)?.[1];
  return found === language ? [] : [`${path} is in the language ${found}`];
}

async function publicPages(site: Site): Promise<Finding> {
  const all = pages.flatMap(({ path }) =>
    languages.map((language) => ({ path: withPrefix(path, language), language })),
  );
  const problems = await inTurns(all, async ({ path, language }) =>
    problemOf(path, await site.ask(path), language),
  );
  const what = `${all.length} public pages answer, in English and in Russian`;
  return overall(what, problems.flat(), places.build);
}

/** Addresses that have no file of their own. */
const SHELLS = [
  ['/admin/deploy-check', 'en'],
  ['/news/deploy-check', 'en'],
  ['/ru/news/deploy-check', 'ru'],
] as const;

async function shells(site: Site): Promise<Finding> {
  const problems = await inTurns([...SHELLS], async ([path, language]) =>
    problemOf(path, await site.ask(path), language),
  );
  const what = 'the staff area and articles answer at every address below /admin and /news';
  return overall(what, problems.flat(), places.build);
}

async function notFound(site: Site): Promise<Finding> {
  const [page, russian, api] = await Promise.all([
    site.ask('/deploy-check'),
    site.ask('/ru/deploy-check'),
    site.ask('/api/deploy-check'),
  ]);
  const problems = [
    ...problemOf('/deploy-check', page, 'en', 404),
    ...(russian.status === 404 ? [] : [`/ru/deploy-check answers ${russian.status}`]),
    ...(api.status === 404 ? [] : [`/api/deploy-check answers ${api.status}`]),
  ];
  return overall('an unknown address gets the 404 page with status 404', problems, places.build);
}

async function redirects(site: Site): Promise<Finding> {
  const problems = await inTurns(
    [
      ['/consular/passports.html', '/consular/passports'],
      ['/ru/consular/passports/', '/ru/consular/passports'],
    ] as const,
    async ([from, to]) => {
      const answer = await site.ask(from);
      const location = answer.headers.get('location');
      const leads = location && new URL(location, site.site).href === new URL(to, site.site).href;
      return leads && answer.status === 308
        ? []
        : [`${from} answers ${answer.status} ${location ?? ''}`];
    },
  );
  const what = 'addresses with .html or a final slash lead to the address without';
  return overall(what, problems.flat(), places.build);
}

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

async function secure(site: Site): Promise<Finding> {
  const address = new URL(site.site);
  if (LOCAL.test(address.hostname)) return untried('https', 'an address of this machine has none');
  if (address.protocol !== 'https:') {
    return wrong(`${site.site} is no https address`, places.domain);
  }
  const answer = await site.ask(`http://${address.host}/`);
  const leads = answer.headers.get('location')?.startsWith(site.site);
  return leads
    ? fine('http:// leads to https://')
    : wrong(`http:// does not lead to https://: ${answer.status}`, places.domain);
}

/** Pages, shells, redirects and the 404 page, as the build and Vercel's routes make them. */
export const checkPages = async (site: Site): Promise<Finding[]> => [
  await publicPages(site),
  await shells(site),
  await notFound(site),
  await redirects(site),
  await secure(site),
];
