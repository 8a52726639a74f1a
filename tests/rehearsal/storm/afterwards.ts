import type postgres from 'postgres';
import type { Confirmed } from './ledger';

/** Queries after a storm: each returns what is inconsistent, nothing if all is exact. */

type Sql = postgres.Sql;

/** Id of the newest audit entry. */
export async function newestEntry(sql: Sql): Promise<number> {
  const [row] = await sql`select coalesce(max(id), 0)::int as id from public.audit`;
  return Number(row?.id);
}

/** Resolves when the last scheduled article is due; true if its date passed without a save. */
export async function untilAllAreDue(sql: Sql): Promise<boolean> {
  for (;;) {
    const [row] = await sql`
      select coalesce(max(published_at) <= now(), true) as due,
        (select counted_until from public.news_counted) < max(published_at) as uncounted
      from public.news
      -- The demo data has articles that are scheduled for later days.
      where status = 'published' and published_at < now() + interval '1 minute'`;
    if (row?.due) return row.uncounted === true;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Every category that the list can be filtered by, and one without articles. */
export async function topics(sql: Sql): Promise<(string | null)[]> {
  const rows = await sql<{ topic: string }[]>`
    select slug as topic from public.news_categories
    union select category from public.news where category is not null`;
  return [null, 'no such topic', ...rows.map(({ topic }) => topic)];
}

/** The articles of a category that visitors see, counted exactly. */
export async function countExactly(sql: Sql, topic: string | null): Promise<number> {
  const [row] = await sql`
    select count(*)::int as total from public.news
    left join public.news_categories as kind on kind.id = category_id
    where status = 'published' and published_at <= now()
      and (${topic}::text is null or kind.slug = ${topic} or category = ${topic})`;
  return Number(row?.total);
}

const keyOf = ({ action, kind, item, actor }: Confirmed): string =>
  `${action} ${kind} ${item} by ${actor}`;

/**
 * Confirmed changes without an audit entry and entries without a change: «+2 …» is two entries too
 * many.
 */
export async function auditDifferences(
  sql: Sql,
  after: number,
  confirmed: Confirmed[],
): Promise<string[]> {
  const entries = await sql<(Confirmed & { actor_name: string | null })[]>`
    select action, kind, item_id as item, actor_id as actor, actor_name from public.audit where id > ${after}`;
  const difference = new Map<string, number>();
  const add = (key: string, by: number) => difference.set(key, (difference.get(key) ?? 0) + by);
  for (const entry of entries) add(keyOf(entry), 1);
  for (const change of confirmed) add(keyOf(change), -1);
  const nameless = entries
    .filter(({ actor_name }) => !actor_name)
    .map((entry) => `nobody: ${keyOf(entry)}`);
  const wrong = [...difference].filter(([, by]) => by !== 0);
  return [...nameless, ...wrong.map(([key, by]) => `${by > 0 ? '+' : ''}${by} ${key}`)];
}

/** Items that are not where the last audit entry places them. */
export const misplaced = (sql: Sql, after: number) => sql`
  with last as (
    select distinct on (item_id) item_id, action from public.audit
    where id > ${after} and kind in ('news', 'notices') order by item_id, id desc
  ), listed as (
    select id from public.news union all select id from public.notices
  )
  select item_id, action from last
  where (action in ('create', 'change', 'restore')) <> exists (select from listed where id = item_id)
    or (action = 'bin') <> exists (select from public.bin where bin.item_id = last.item_id)`;

/** Items both in the bin and in a list. */
export const inBinAndList = (sql: Sql) => sql`
  select item_id from public.bin
  where item_id in (select id from public.news union all select id from public.notices)`;

/** Items whose newest version differs from their row, or with more than 50 versions. */
export const wrongVersions = (sql: Sql) => sql`
  with items as (
    select id, to_jsonb(news) as item from public.news
    union all select id, to_jsonb(notices) from public.notices
    union all select id, to_jsonb(alerts) from public.alerts
  )
  select items.id, count(versions.id)::int as versions from items
  left join public.versions on versions.item_id = items.id
  group by items.id, items.item
  having count(versions.id) > 50
    or (array_agg(versions.snapshot order by versions.id desc))[1]
      is distinct from items.item - array['id', 'author_id', 'created_at', 'updated_at',
        'text_changed_at', 'translation_changed_at', 'translation_state']`;

/** Versions of items that no longer exist. */
export const orphanedVersions = (sql: Sql) => sql`
  select item_id from public.versions where item_id not in (
    select id from public.news union all select id from public.notices
    union all select id from public.alerts union all select item_id from public.bin
  )`;

/** Slugs of several articles, if the constraint were missing. */
export const repeatedSlugs = (sql: Sql) => sql`
  select lower(slug) as slug from public.news group by 1 having count(*) > 1`;

/** The largest number of versions of one item. */
export async function mostVersions(sql: Sql): Promise<number> {
  const [row] = await sql`
    select max(number)::int as most from
      (select count(*) as number from public.versions group by item_id) as numbers`;
  return Number(row?.most);
}
