import { createServer, type RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_CHANGES } from '../../src/lib/facts/facts';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { loadText } from '../../src/lib/i18n/loadText';
import { fetchNews } from '../../src/prerender/fetchNews';
import { fetchSite } from '../../src/prerender/fetchSite';
import { allPages, type PageRequest } from '../../src/prerender/pages';
import { renderSite } from '../../src/prerender/renderSite';
import { newsRow } from '../support/screens/builders';
import { close, listen } from '../support/site/listen';

/** The pages of news as a build fetches them, from databases in good and bad order. */

const servers: ReturnType<typeof createServer>[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(close));
});
beforeAll(() => loadText('en'));
afterAll(() => vi.doUnmock('../../src/prerender/renderPage'));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  return listen(server);
}

// Rendering every page takes seconds; what matters here is which pages there are.
vi.mock('../../src/prerender/renderPage', () => ({
  renderPage: async (page: PageRequest) => page,
}));

const pathsOf = (pages: PageRequest[]) => pages.map(({ pathname }) => pathname);
const withoutNews = pathsOf(allPages(undefined));

/** The pages with data of a build with this database. */
async function pagesWithData(listener: RequestListener): Promise<PageRequest[]> {
  const news = await fetchNews(await serve(listener));
  return allPages(news).filter(({ data }) => data);
}

/** Answers as PostgREST does, with these articles and no notices. */
const database =
  (articles: object[]): RequestListener =>
  ({ url = '' }, response) => {
    const { searchParams } = new URL(url, 'http://localhost');
    const from = Number(searchParams.get('offset') ?? 0);
    const to = from + Number(searchParams.get('limit'));
    const body = url.includes('/news?') ? articles.slice(from, to) : [];
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
  };

it('a build has the facts of the database, and the time since which changes are not in it', async () => {
  const row = (key: string, value: unknown, at: string) => ({ key, value, at });
  const fee = row('fees.petPermit', { amount: 60, currency: 'USD' }, '2026-12-02T09:00:00Z');
  const facts = [fee, row('fees.petPermit', 'free', '2026-12-03T09:00:00Z')];
  const send =
    (body: object): RequestListener =>
    (_request, response) =>
      void response.end(JSON.stringify(body));
  expect(await fetchSite(await serve(send({ facts, alerts: [] })))).toEqual({
    alerts: [],
    facts: [fee],
    until: '2026-12-03T08:59:50.000Z',
  });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await fetchSite(await serve(send({})))).toEqual(NO_CHANGES);
  expect(warn).toHaveBeenCalledOnce();
});

const listsOf = (pages: PageRequest[]) =>
  pages.filter(({ pathname }) => /^\/news(?:$|\/page)/.test(pathname));

describe('pages of news in a build', () => {
  it('are home, list and articles in both languages', async () => {
    const origin = await serve(database([newsRow({ slug: 'tea' }), newsRow({ slug: 'coffee' })]));
    const warn = vi.fn();
    const { pages, files } = await renderSite(origin, warn);
    const paths = ['/', '/notices', '/news', '/news/tea', '/news/coffee'];
    const both = languages.flatMap((language) => paths.map((path) => withPrefix(path, language)));
    expect(pathsOf(pages.filter(({ data }) => data)).sort()).toEqual(both.sort());
    expect(pathsOf(pages).sort()).toEqual([...new Set([...withoutNews, ...both])].sort());
    expect(files['feed.xml']).toContain('/news/coffee');
    expect(files['sitemap.xml']).toContain('/news/coffee');
    expect(warn).not.toHaveBeenCalled();
  });

  it('are the lists of the newest articles, in pages of ten', async () => {
    const lists = listsOf(
      await pagesWithData(database(Array.from({ length: 12 }, () => newsRow()))),
    );
    const itemsOf = ({ data }: PageRequest) =>
      (data?.[0]?.[1] as { items: unknown[] } | undefined)?.items.length;
    expect(lists.map((page) => [page.pathname, page.route.path, itemsOf(page)])).toEqual([
      ['/news', '/news', 10],
      ['/news/page/2', '/news/page/:page', 2],
    ]);
  });

  it('are none for a slug that is no name of a file', async () => {
    const rows = [newsRow({ slug: '../../evil' }), newsRow({ slug: 'a%2fb' })];
    const [pages, none] = [await pagesWithData(database(rows)), await pagesWithData(database([]))];
    expect(pathsOf(pages)).toEqual(pathsOf(none));
  });

  it.each<[string, RequestListener]>([
    ['an error', (_request, response) => void response.writeHead(500).end('{}')],
    ['HTML', (_request, response) => void response.writeHead(200).end('<!doctype html><p>Hello')],
    [
      'half a response',
      (_request, response) => {
        response.writeHead(200, { 'Content-Length': 1000 }).write('[{"id":');
        response.destroy();
      },
    ],
    ['rows without titles', database([{ ...newsRow(), title: null }])],
  ])('are none, with a warning, where the database sends %s', async (_name, listener) => {
    const warn = vi.fn();
    const { pages, files } = await renderSite(await serve(listener), warn);
    expect(pathsOf(pages)).toEqual(withoutNews);
    expect(files['feed.xml']).not.toContain('<entry');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('are not prerendered'));
  });

  it('name the neighbours of an article', async () => {
    const rows = ['newer', 'older'].map((slug) => newsRow({ slug, news_categories: null }));
    const pages = (await pagesWithData(database(rows))).filter(({ article }) => article);
    expect(pages.slice(0, 2).map(({ data }) => data?.[1]?.[1])).toMatchObject([
      { newer: null, older: { slug: 'older' } },
      { newer: { slug: 'newer' }, older: null },
    ]);
  });

  it('are none, without a warning, in a build that has no database', async () => {
    const warn = vi.fn();
    expect(pathsOf((await renderSite(undefined, warn)).pages)).toEqual(withoutNews);
    expect(warn).not.toHaveBeenCalled();
  });
});
