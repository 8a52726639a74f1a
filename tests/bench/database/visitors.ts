import type { Sample } from './sample';
import { asCountedJson, asJson, type Part, page, plain, type Query, sql } from './sql';

/** Queries of visitors: src/services/news/news.ts, newsSearch.ts, categories.ts and notices.ts. */

const COLUMNS =
  plain(`news.id, news.slug, language, title, translated_title, featured_image_url, category, published_at, created_at,
  row_to_json(topic) as news_categories`);
const NEWEST = plain('order by published_at desc, created_at desc, news.id');
const NOTICE_COLUMNS = plain(
  'id, language, title, description, translated_title, translated_description, translated_file_url, type, link, file_url, ends_at, created_at, updated_at',
);
const PUBLISHED = sql`news.status = ${'published'}`;

/** Articles with the row of their category. */
const articles = (rest: Part, columns = COLUMNS): Part =>
  asJson(sql`select ${columns} from public.news
    left join lateral (select slug, name from public.news_categories
      where id = news.category_id) as topic on true
    where ${rest}`);

const published = (number: number): Part => articles(sql`${PUBLISHED} ${NEWEST} ${page(number)}`);
const ids = (filter: Part, number: number): Part =>
  asJson(sql`select id from public.news where ${PUBLISHED} ${filter} ${NEWEST} ${page(number)}`);
const inTopic = (id: string, slug: string): Part =>
  sql`and (news.category_id = ${id} or news.category = ${slug})`;
const ofTopic = (topic: Part, number = 1): Part =>
  articles(sql`${PUBLISHED} ${topic} ${NEWEST} ${page(number)}`);
const ofYear = (number: number): Part =>
  articles(sql`${PUBLISHED}
    and published_at >= ${'2024-12-31T21:00:00Z'} and published_at < ${'2025-12-31T21:00:00Z'}
    ${NEWEST} ${page(number)}`);
const search = (...patterns: string[]): Part => {
  const conditions = patterns.map(
    (pattern) => sql`and (title ilike ${pattern} or translated_title ilike ${pattern})`,
  );
  const all = conditions.reduce((one, other) => sql`${one} ${other}`, plain(''));
  return articles(sql`${PUBLISHED} ${all} ${NEWEST} limit ${20}`);
};
const ARTICLE = plain(
  `${COLUMNS.sql}, content, translated_content, additional_images, image_texts, translated_image_texts, youtube_url, updated_at`,
);

const anon = (name: string, target: number | null, part: Part): Query => ({
  name,
  role: 'anon',
  target,
  ...part,
});

const lists = ({ last, culture, ten }: Sample): Query[] => [
  anon('public list, page 1', 20, published(1)),
  anon('public list, page 50', 40, published(50)),
  anon('public list, last page: its ids', 1_000, ids(plain(''), last)),
  anon(
    'public list, last page: its articles',
    20,
    articles(sql`${PUBLISHED} and news.id = any(${`{${ten.join(',')}}`}) ${NEWEST}`),
  ),
  anon('the same, all columns at once', null, published(last)),
  anon('newest for home', 20, articles(sql`${PUBLISHED} ${NEWEST} limit ${5}`)),
  anon('one year, page 1', 20, ofYear(1)),
  anon('one category, page 1', 20, ofTopic(inTopic(culture, 'culture'))),
  anon(
    'one category, last page: its ids',
    2_000,
    ids(inTopic(culture, 'culture'), Math.floor(last / 6)),
  ),
  anon('an unused category', 20, ofTopic(sql`and news.category = ${'nobody'}`)),
];

const counts: Query[] = [
  anon('stored total', 20, plain('select public.news_total()')),
  anon('stored total of a category', 20, sql`select public.news_total(${'culture'})`),
  anon('totals by year', 20, plain('select * from public.news_years()')),
  anon('totals of a category by year', 20, sql`select * from public.news_years(${'culture'})`),
  anon('exact count', null, sql`select count(*) from public.news where ${PUBLISHED}`),
];

const single = ({ article, middle, culture }: Sample): Query[] => [
  anon(
    'article by slug',
    20,
    articles(sql`${PUBLISHED} and news.slug = ${`number-${middle}`}`, ARTICLE),
  ),
  anon('article by id', 20, articles(sql`${PUBLISHED} and news.id = ${article}`, ARTICLE)),
  anon(
    'categories',
    20,
    asJson(plain('select id, name, slug from public.news_categories order by name')),
  ),
  anon(
    'id of a category',
    20,
    asJson(sql`select id from public.news_categories where slug = ${'culture'}`),
  ),
  anon(
    'newest of a category',
    20,
    articles(sql`${PUBLISHED} ${inTopic(culture, 'culture')}
    ${NEWEST} limit ${5}`),
  ),
];

const searches = ({ middle }: Sample): Query[] => [
  // A visitor's statement_timeout is three seconds on hosted Supabase.
  anon("visitors' search, frequent word", 3_000, search('%_mbassy%')),
  anon("visitors' search, one title", 3_000, search('%numb_r%', `%${middle}%`)),
  anon("visitors' search, nothing found", 3_000, search('%nothing lik_ this%')),
];

const others: Query[] = [
  anon('news feed', 100, plain('select public.news_feed()')),
  anon('sitemap of articles', 3_000, plain('select public.news_sitemap()')),
  anon(
    'notices',
    20,
    asJson(
      sql`select ${NOTICE_COLUMNS} from public.notices
        order by pinned desc, created_at desc, id limit ${50}`,
    ),
  ),
  anon(
    'notices, page 1 with their number',
    20,
    asCountedJson(
      sql`select ${NOTICE_COLUMNS} from public.notices
        order by pinned desc, created_at desc, id ${page(1)}`,
      plain('select 1 from public.notices'),
    ),
  ),
];

export const visitorsQueries = (sample: Sample): Query[] => [
  ...lists(sample),
  ...counts,
  ...single(sample),
  ...searches(sample),
  ...others,
];
