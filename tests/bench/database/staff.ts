import type { Sample } from './sample';
import { asCountedJson, asJson, MAX_ROWS, type Part, plain, type Query, sql } from './sql';

/**
 * Queries of the staff area: src/services/news/newsAdmin.ts, newsCounts.ts, changes.ts,
 * versions.ts, bin.ts, noticesAdmin.ts and auth.ts. The dashboard's target is two seconds.
 */

const COLUMNS = plain(`news.id, news.slug, title, status, category, category_id, published_at,
  news.created_at, updated_at, language, translated_title, text_changed_at, translation_changed_at,
  row_to_json(topic) as news_categories`);
const CHANGE_COLUMNS = plain('id, occurred_at, actor_name, kind, action, item_id, title, changes');
const NOW = plain('now()');

const staff = (name: string, target: number | null, part: Part): Query => ({
  name,
  role: 'authenticated',
  target,
  ...part,
});

const news = (rest: Part, columns = COLUMNS): Part => sql`select ${columns} from public.news
  left join lateral (select slug, name from public.news_categories
    where id = news.category_id) as topic on true
  where ${rest}`;

/** The parameters of the functions of the lists: src/services/items/listService.ts. */
type Parameters = Record<string, string | number>;

/** The ids of a page of the dashboard's list with the number of all that match. */
const find = (list: 'news' | 'notices', parameters: Parameters): Part => {
  const given = Object.entries(parameters).reduce(
    (all, [name, value]) => sql`${all}${plain(`${all.sql && ', '}${name} => `)}${value}`,
    plain(''),
  );
  return asJson(sql`select total, ids from ${plain(`public.find_${list}`)}(${given})`);
};
const dashboard = (parameters: Parameters = {}): Part => find('news', parameters);

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

const dashboardQueries = ({ last, middle, culture, ten, staff: author }: Sample): Query[] => [
  staff('dashboard list, page 1', 1_000, dashboard()),
  staff(
    'dashboard list, last page',
    1_000,
    dashboard({ first_row: (Math.min(last, 1_000) - 1) * 10 }),
  ),
  staff('dashboard rows of a page', 20, asJson(news(sql`news.id = any(${`{${ten.join(',')}}`})`))),
  staff('dashboard oldest first', 1_000, dashboard({ sort: 'oldest' })),
  staff('dashboard by title', 1_000, dashboard({ sort: 'title' })),
  staff('dashboard by change', 1_000, dashboard({ sort: 'changed' })),
  staff('dashboard drafts', 1_000, dashboard({ state: 'draft' })),
  staff('dashboard scheduled', 1_000, dashboard({ state: 'scheduled' })),
  staff('dashboard published', 1_000, dashboard({ state: 'published' })),
  staff('dashboard one category', 1_000, dashboard({ topic: culture })),
  staff('dashboard one author', 1_000, dashboard({ author })),
  staff('dashboard search, frequent word', 1_000, dashboard({ words: 'embassy' })),
  staff(
    'dashboard search, frequent word among drafts',
    1_000,
    dashboard({ words: 'embassy', state: 'draft', sort: 'title' }),
  ),
  staff('dashboard search, first letter', 1_000, dashboard({ words: 't' })),
  staff('dashboard search, one title', 1_000, dashboard({ words: `${middle} number` })),
  staff('dashboard search, nothing found', 1_000, dashboard({ words: 'zebra week' })),
  staff('number of published', 2_000, count('news', PUBLISHED)),
  staff('number of scheduled', 2_000, count('news', SCHEDULED)),
  staff('number of drafts', 2_000, count('news', DRAFT)),
  staff('dashboard without Russian', 1_000, dashboard({ gap: 'ru_missing' })),
  staff('dashboard outdated translations', 1_000, dashboard({ gap: 'outdated' })),
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
  staff('notices of the dashboard', 100, find('notices', { words: 'notice', state: 'shown' })),
  staff('own role', 20, asJson(sql`select role from public.profiles where id = ${sample.staff}`)),
  staff('whether the caller is an admin', 20, plain('select public.has_admin_access()')),
];

export const staffQueries = (sample: Sample): Query[] => [
  ...dashboardQueries(sample),
  ...historyQueries(sample),
  ...otherQueries(sample),
];
