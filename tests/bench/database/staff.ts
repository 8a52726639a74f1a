import type { Sample } from './sample';
import { asCountedJson, asJson, MAX_ROWS, type Part, page, plain, type Query, sql } from './sql';

/**
 * Queries of the staff area: src/services/news/newsAdmin.ts, newsCounts.ts, changes.ts,
 * versions.ts, bin.ts, noticesAdmin.ts and auth.ts. The dashboard's target is two seconds.
 */

const COLUMNS = plain(`news.id, news.slug, title, status, category, category_id, published_at,
  news.created_at, updated_at, language, translated_title, text_changed_at, translation_changed_at,
  row_to_json(topic) as news_categories`);
const NOTICE_COLUMNS = plain(
  'id, title, description, type, link, file_url, created_at, updated_at',
);
const CHANGE_COLUMNS = plain('id, occurred_at, actor_name, kind, action, item_id, title, changes');
const NOW = plain('now()');

const staff = (name: string, target: number | null, part: Part): Query => ({
  name,
  role: 'authenticated',
  target,
  ...part,
});

const titled = (pattern: string): Part =>
  sql`(title ilike ${pattern} or translated_title ilike ${pattern})`;
const news = (rest: Part, columns = COLUMNS): Part => sql`select ${columns} from public.news
  left join lateral (select slug, name from public.news_categories
    where id = news.category_id) as topic on true
  where ${rest}`;

/** A page of the dashboard's list with the total number of rows. */
const dashboard = (filter: Part, number = 1): Part =>
  asCountedJson(
    news(sql`${filter} order by news.created_at desc, news.id ${page(number)}`),
    sql`select 1 from public.news where ${filter}`,
  );

const DRAFT = sql`status = ${'draft'}`;
const PUBLISHED = sql`status = ${'published'} and published_at <= ${NOW}`;
const SCHEDULED = sql`status = ${'published'} and published_at > ${NOW}`;

/** Rows that lack a text or have an outdated translation: src/services/items/translationState.ts. */
const inGap = (gap: string): Part => sql`translation_state = ${gap}`;

/** A HEAD request with a count reads rows as well, which PostgREST does not send. */
const count = (table: string, filter: Part): Part =>
  asCountedJson(
    sql`select id from ${plain(`public.${table}`)} where ${filter} ${MAX_ROWS}`,
    sql`select 1 from ${plain(`public.${table}`)} where ${filter}`,
  );

const dashboardQueries = ({ last, middle }: Sample): Query[] => [
  staff('dashboard list, page 1', 2_000, dashboard(plain('true'))),
  staff('dashboard list, last page', 2_000, dashboard(plain('true'), last)),
  staff('dashboard drafts', 2_000, dashboard(DRAFT)),
  staff('dashboard scheduled', 2_000, dashboard(SCHEDULED)),
  staff('dashboard published', 2_000, dashboard(PUBLISHED)),
  staff('dashboard search, frequent word', 2_000, dashboard(titled('%embassy%'))),
  staff('dashboard search, one title', 2_000, dashboard(titled(`%number ${middle} %`))),
  staff('number of published', 2_000, count('news', PUBLISHED)),
  staff('number of scheduled', 2_000, count('news', SCHEDULED)),
  staff('number of drafts', 2_000, count('news', DRAFT)),
  staff('dashboard without Russian', 2_000, dashboard(inGap('ru_missing'))),
  staff('dashboard outdated translations', 2_000, dashboard(inGap('outdated'))),
  staff('number without Russian', 2_000, count('news', inGap('ru_missing'))),
  staff('number of outdated translations', 2_000, count('news', inGap('outdated'))),
  staff('number of notices', 2_000, count('notices', plain('true'))),
];

const EDIT_COLUMNS = plain(
  `${COLUMNS.sql}, content, featured_image_url, additional_images, image_texts, youtube_url`,
);

const changes = (rest: Part, columns = CHANGE_COLUMNS): Part =>
  asJson(sql`select ${columns} from public.audit ${rest}`);

const historyQueries = ({ article, ten, version }: Sample): Query[] => [
  staff('article to edit', 20, asJson(news(sql`news.id = ${article}`, EDIT_COLUMNS))),
  staff(
    'whether an article is there',
    20,
    asJson(sql`select id from public.news where id = ${article}`),
  ),
  staff('recent activity', 20, changes(sql`order by occurred_at desc, id desc limit ${20}`)),
  staff(
    'existing ones of the changed items',
    20,
    asJson(sql`select id from public.news where id = any(${`{${ten.join(',')}}`}) ${MAX_ROWS}`),
  ),
  staff(
    'history of an article',
    20,
    changes(sql`where item_id = ${article} order by id desc limit ${100}`),
  ),
  staff(
    'last editor',
    20,
    changes(sql`where item_id = ${article} order by id desc limit ${1}`, plain('actor_name')),
  ),
  staff(
    'versions of an article',
    20,
    asJson(
      sql`select id from public.versions where item_id = ${article} order by id desc ${MAX_ROWS}`,
    ),
  ),
  staff(
    'files of versions',
    20,
    asJson(sql`select files from public.versions where item_id = ${article} ${MAX_ROWS}`),
  ),
  staff('a version', 20, asJson(sql`select snapshot from public.versions where id = ${version}`)),
  staff(
    'bin',
    100,
    asJson(sql`select item_id, kind, title, files, deleted_by, deleted_at from public.bin
      order by deleted_at desc, item_id ${MAX_ROWS}`),
  ),
];

const otherQueries = (sample: Sample): Query[] => [
  staff(
    'notices of the dashboard',
    100,
    asCountedJson(
      sql`select ${NOTICE_COLUMNS} from public.notices where ${titled('%notice%')}
        and type = ${'link'} order by created_at desc, id ${page(1)}`,
      sql`select 1 from public.notices where ${titled('%notice%')} and type = ${'link'}`,
    ),
  ),
  staff('own role', 20, asJson(sql`select role from public.profiles where id = ${sample.staff}`)),
  staff('whether the caller is an admin', 20, plain('select public.has_admin_access()')),
];

export const staffQueries = (sample: Sample): Query[] => [
  ...dashboardQueries(sample),
  ...historyQueries(sample),
  ...otherQueries(sample),
];
