// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MigratedDatabase, migratedDatabase } from '../support/database/backend';

/** The stored totals by year equal an exact count after every change of articles (decision 0013). */

let database: MigratedDatabase;
const sql = <Row = Record<string, unknown>>(query: string) => database.sql<Row>(query);

beforeAll(async () => {
  database = await migratedDatabase();
});

afterAll(() => database?.close());

const CULTURE = `(select id from public.news_categories where slug = 'culture')`;

const insert = (title: string, columns: Record<string, string> = {}) => {
  const all = { title: `'${title}'`, content: `'Text'`, status: `'published'`, ...columns };
  const [names, values] = [Object.keys(all).join(', '), Object.values(all).join(', ')];
  return sql(`insert into public.news (${names}) values (${values})`);
};

beforeEach(async () => {
  await sql('truncate public.news');
  await insert('In culture', { category_id: CULTURE });
  await insert('Also in culture', { category: `'culture'` });
  await insert('In both', {
    category_id: `(select id from public.news_categories where slug = 'trade')`,
    category: `'culture'`,
  });
  await insert('Free', { category: `'free text'` });
  await insert('In none');
  await insert('Draft', { status: `'draft'`, category_id: CULTURE });
});

/** Returns the totals by year, as a visitor reads them, and an exact count. */
async function years(topic?: 'culture') {
  const of = topic ? `'${topic}'` : 'null';
  await sql('set role anon');
  const [row] = await sql<Record<'stored' | 'exact', Record<string, number> | null>>(`
    select
      (select json_object_agg(year, total) from public.news_years(${of})) as stored,
      (select json_object_agg(year, total) from (
        select extract(year from published_at at time zone 'Europe/Moscow') as year, count(*) as total
        from public.news
        where status = 'published' and (${of} is null or category = ${of}
          or category_id = (select id from public.news_categories where slug = ${of}))
        group by 1
      ) as counted) as exact`);
  await sql('reset role');
  return row;
}

describe('the totals by year', () => {
  const both = (totals: Record<string, number> | null) => ({ stored: totals, exact: totals });
  const now = new Date(Date.now() + 3 * 3_600_000).getUTCFullYear();

  it('count the articles of each year in Moscow, in total and by category', async () => {
    await insert('New Year in Moscow', { published_at: `'2024-12-31T21:00:00Z'` });
    await insert('A minute before', {
      published_at: `'2024-12-31T20:59:00Z'`,
      category_id: CULTURE,
    });
    // Four hours ahead of UTC.
    await insert('New Year in 2012', { published_at: `'2011-12-31T20:00:00Z'` });
    expect(await years()).toEqual(both({ 2012: 1, 2024: 1, 2025: 1, [now]: 5 }));
    expect(await years('culture')).toEqual(both({ 2024: 1, [now]: 3 }));
  });

  it('follow a date that moves to another year, a withdrawal and a deletion', async () => {
    await sql(`update public.news set published_at = '2020-05-01' where title = 'Free'`);
    expect(await years()).toEqual(both({ 2020: 1, [now]: 4 }));
    await sql(`update public.news set status = 'draft' where title = 'Free'`);
    expect(await years()).toEqual(both({ [now]: 4 }));
    await sql('delete from public.news');
    expect(await years()).toEqual(both(null));
  });

  it('include a scheduled article from its date on, without a save', async () => {
    await insert('Soon', { published_at: `clock_timestamp() + interval '300 milliseconds'` });
    expect(await years()).toEqual(both({ [now]: 5 }));
    await vi.waitFor(async () => expect(await years()).toEqual(both({ [now]: 6 })), 5_000);
  });

  it('accept dates that have no year', async () => {
    await insert('Always', { published_at: `'-infinity'` });
    await insert('Never', { published_at: `'infinity'` });
    await sql('set role anon');
    const rows = await sql('select year, total from public.news_years()');
    await sql('reset role');
    expect(rows).toEqual([
      { year: now, total: 5 },
      { year: 0, total: 1 },
    ]);
  });
});
