// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MigratedDatabase, migratedDatabase } from '../support/database/backend';

/** The stored totals equal an exact count after every change of articles (decision 0013). */

let database: MigratedDatabase;
const sql = <Row = Record<string, unknown>>(query: string) => database.sql<Row>(query);

/** The tables of the totals as the migrations leave them. */
let atFirst: unknown;

beforeAll(async () => {
  database = await migratedDatabase();
  atFirst =
    await sql(`select counted_until <= now() as counted, (select count(*) from public.news_totals) as totals
    from public.news_counted`);
});

afterAll(() => database?.close());

const CULTURE = `(select id from public.news_categories where slug = 'culture')`;
const TRADE = `(select id from public.news_categories where slug = 'trade')`;

const insert = (title: string, columns: Record<string, string> = {}) => {
  const all = { title: `'${title}'`, content: `'Text'`, status: `'published'`, ...columns };
  const [names, values] = [Object.keys(all).join(', '), Object.values(all).join(', ')];
  return sql(`insert into public.news (${names}) values (${values})`);
};

/** Returns the stored total, as a visitor reads it, and the exact count of the same list. */
async function totals(topic?: 'culture' | 'trade' | 'free text') {
  const of = topic ? `'${topic}'` : 'null';
  await sql('set role anon');
  const [row] = await sql<{ stored: number; exact: number }>(`
    select public.news_total(${of}) as stored, (
      select count(*) from public.news
      where status = 'published' and (${of} is null or category = ${of}
        or category_id = (select id from public.news_categories where slug = ${of}))
    ) as exact`);
  await sql('reset role');
  return row;
}

const bothAre = (total: number) => ({ stored: total, exact: total });

beforeEach(async () => {
  await sql('truncate public.news');
  await insert('In culture', { category_id: CULTURE });
  await insert('Also in culture', { category: `'culture'` });
  await insert('In both', { category_id: TRADE, category: `'culture'` });
  await insert('Free', { category: `'free text'` });
  await insert('In none');
  await insert('Draft', { status: `'draft'`, category_id: CULTURE });
});

describe('the stored totals', () => {
  it('are empty at first, and are counted by the migration', () => {
    expect(atFirst).toEqual([{ counted: true, totals: 0 }]);
  });

  it('are read without JIT, which would compile every call at a million articles', async () => {
    const [row] = await sql<{ settings: string[] }>(
      `select proconfig as settings from pg_proc where proname = 'news_total'`,
    );
    expect(row?.settings).toContain('jit=off');
  });

  it('count visible articles, in total and by category', async () => {
    expect(await totals()).toEqual(bothAre(5));
    expect(await totals('culture')).toEqual(bothAre(3));
    expect(await totals('trade')).toEqual(bothAre(1));
    expect(await totals('free text')).toEqual(bothAre(1));
  });

  it.each([
    ['a draft is published', `update public.news set status = 'published'`, 6, 4],
    ['all become drafts', `update public.news set status = 'draft'`, 0, 0],
    ['some are deleted', `delete from public.news where category_id is not null`, 3, 1],
    ['a category changes', `update public.news set category_id = ${TRADE}`, 5, 2],
    ['a text changes nothing', `update public.news set content = 'Other'`, 5, 3],
    ['a statement meets no row', `delete from public.news where title = 'None'`, 5, 3],
    ['all are removed at once', 'truncate public.news', 0, 0],
    [
      'a date moves into the future',
      `update public.news set published_at = now() + interval '1 day' where title = 'In both'`,
      4,
      2,
    ],
    [
      'an article is written with an earlier date',
      `insert into public.news (title, content, status, category, published_at)
       values ('Earlier', 'Text', 'published', 'culture', '2020-01-01')`,
      6,
      4,
    ],
    [
      'many are written in one statement',
      `insert into public.news (title, content, status, category)
       select 'Many', 'Text', 'published', 'culture' from generate_series(1, 30)`,
      35,
      33,
    ],
  ])('are correct when %s', async (_, statement, all, culture) => {
    await sql(statement);
    expect(await totals()).toEqual(bothAre(all));
    expect(await totals('culture')).toEqual(bothAre(culture));
  });

  it('are correct when a category is removed', async () => {
    await sql('begin');
    await sql(`delete from public.news_categories where slug = 'trade'`);
    const all = await totals();
    const culture = await totals('culture');
    await sql('rollback');
    expect([all, culture]).toEqual([bothAre(5), bothAre(3)]);
  });

  it('are unchanged by a rolled back transaction', async () => {
    await sql('begin');
    await insert('Taken back');
    await sql('rollback');
    expect(await totals()).toEqual(bothAre(5));
  });

  it('include a scheduled article from its date on, without a save', async () => {
    const soon = `clock_timestamp() + interval '300 milliseconds'`;
    await insert('Scheduled', { category_id: CULTURE, published_at: soon });
    expect(await totals()).toEqual(bothAre(5));
    await vi.waitFor(async () => expect(await totals()).toEqual(bothAre(6)), 5_000);
    expect(await totals('culture')).toEqual(bothAre(4));
    // The next save adds it to the stored total once.
    await insert('Saved later');
    expect(await totals()).toEqual(bothAre(7));
    await sql(`delete from public.news where title = 'Scheduled'`);
    expect(await totals()).toEqual(bothAre(6));
  });

  it('count for staff what visitors see', async () => {
    const staff = '00000000-0000-4000-8000-00000000000a';
    await sql(`insert into auth.users (id, email) values ('${staff}', 'a@b.example')`);
    await sql(`insert into public.profiles (id, role) values ('${staff}', 'admin')`);
    await insert('Scheduled', { published_at: `now() + interval '1 day'` });
    await sql(`select set_config('request.jwt.claim.sub', '${staff}', false)`);
    await sql('set role authenticated');
    const rows = await sql(
      'select public.news_total() as stored, count(*) as seen from public.news',
    );
    await sql('reset role');
    expect(rows).toEqual([{ stored: 5, seen: 7 }]);
  });

  it('are unchanged by a statement that matches no row', async () => {
    const instant = () => sql('select counted_until from public.news_counted');
    const before = await instant();
    await sql(`update public.news set title = 'None' where false`);
    await sql('delete from public.news where false');
    expect(await instant()).toEqual(before);
    await sql(`update public.news set title = 'All'`);
    expect(await instant()).not.toEqual(before);
  });
});
