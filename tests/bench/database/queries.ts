/**
 * What the site asks the database, in the SQL that PostgREST makes of it, each as the role that
 * asks: src/services/news.ts, newsSearch.ts, newsAdmin.ts and notices.ts.
 */

export interface Query {
  name: string;
  role: 'anon' | 'authenticated';
  sql: string;
  /** Milliseconds at a million articles; null: shown for comparison, nothing waits for it. */
  target: number | null;
}

const COLUMNS = `news.id, news.slug, title, featured_image_url, category, published_at, created_at,
  row_to_json(topic) as news_categories`;
const NEWEST = 'order by published_at desc, created_at desc, news.id';

/** Rows as PostgREST hands them over: one text of JSON. */
const asJson = (select: string) =>
  `with rows as (${select}) select coalesce(json_agg(rows), '[]')::text from rows`;

const articles = (rest: string, columns = COLUMNS) =>
  asJson(`select ${columns} from public.news
    left join lateral (select slug, name from public.news_categories
      where id = news.category_id) as topic on true
    where ${rest}`);

const page = (number: number) => `limit 10 offset ${(number - 1) * 10}`;
const published = (number: number) => articles(`status = 'published' ${NEWEST} ${page(number)}`);

const titled = (part: string) =>
  articles(`title ilike '%${part}%' order by news.created_at desc, news.id ${page(1)}`);

/** Hosted Supabase stops a visitor's statement after so many milliseconds. */
const VISITORS_LIMIT = 3_000;

/** The site's search among the news, as findNews asks it. */
const found = (...words: string[]) =>
  articles(`status = 'published' ${words.map((word) => `and title ilike '%${word}%'`).join(' ')}
    ${NEWEST} limit 20`);

const visitorsSearch = (kind: string, ...words: string[]): Query => ({
  name: `visitors' search, ${kind}`,
  role: 'anon',
  target: VISITORS_LIMIT,
  sql: found(...words),
});

/**
 * @param last number of the last page
 * @param culture id of a category that has a sixth of the articles
 * @param some an article in the middle
 */
export const queries = (last: number, culture: string, some: number): Query[] => [
  { name: 'public list, page 1', role: 'anon', target: 20, sql: published(1) },
  { name: 'public list, page 50', role: 'anon', target: 40, sql: published(50) },
  {
    name: 'public list, last page: its ids',
    role: 'anon',
    target: 1_000,
    sql: asJson(`select id from public.news where status = 'published' ${NEWEST} ${page(last)}`),
  },
  {
    name: 'the same, all columns at once',
    role: 'anon',
    target: null,
    sql: published(last),
  },
  {
    name: 'one category, page 1',
    role: 'anon',
    target: 20,
    sql: articles(`status = 'published' and (category_id = '${culture}' or category = 'culture')
      ${NEWEST} ${page(1)}`),
  },
  {
    name: 'a category that nobody used',
    role: 'anon',
    target: 20,
    sql: articles(`status = 'published' and category = 'nobody' ${NEWEST} ${page(1)}`),
  },
  { name: 'total, as kept', role: 'anon', target: 20, sql: 'select public.news_total()' },
  {
    name: 'total of a category, as kept',
    role: 'anon',
    target: 20,
    sql: `select public.news_total('culture')`,
  },
  {
    name: 'exact count',
    role: 'anon',
    target: null,
    sql: `select count(*) from public.news where status = 'published'`,
  },
  {
    name: 'article by slug',
    role: 'anon',
    target: 20,
    sql: articles(`status = 'published' and news.slug = 'number-${some}'`, `${COLUMNS}, content`),
  },
  { name: 'news feed', role: 'anon', target: 100, sql: 'select public.news_feed()' },
  {
    name: 'sitemap of articles',
    role: 'anon',
    target: VISITORS_LIMIT,
    sql: 'select public.news_sitemap()',
  },
  visitorsSearch('frequent word', 'embassy'),
  visitorsSearch('one title', 'number', `${some}`),
  visitorsSearch('nothing found', 'zanzibar'),
  {
    name: 'dashboard search, frequent word',
    role: 'authenticated',
    target: 2_000,
    sql: titled('embassy'),
  },
  {
    name: 'dashboard search, one title',
    role: 'authenticated',
    target: 2_000,
    sql: titled(`number ${some} `),
  },
  {
    name: 'notices',
    role: 'anon',
    target: 20,
    sql: asJson(`select id, title, description, type, link, file_url, created_at, updated_at
      from public.notices order by created_at desc, id limit 50`),
  },
];
