import { beforeEach, describe, expect, it } from 'vitest';
import { actAs } from '../support/auth/factors';
import { migratedDatabase } from '../support/database/backend';

/** How many articles visitors see by year. */

const sql = await migratedDatabase();

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

/** Returns the number of articles by year, as a visitor reads them. */
async function years(topic = 'null'): Promise<Record<string, number>> {
  await sql('set role anon');
  const rows = await sql<{ year: number; total: number }>(
    `select year, total::integer from public.news_years(${topic})`,
  );
  await sql('reset role');
  return Object.fromEntries(rows.map(({ year, total }) => [year, total]));
}

describe('the number of articles by year', () => {
  const now = new Date(Date.now() + 3 * 3_600_000).getUTCFullYear();

  it('is that of each year in Moscow, in total, by category and by free text', async () => {
    await insert('New Year in Moscow', { published_at: `'2024-12-31T21:00:00Z'` });
    await insert('A minute before', {
      published_at: `'2024-12-31T20:59:00Z'`,
      category_id: CULTURE,
    });
    // Four hours ahead of UTC.
    await insert('New Year in 2012', { published_at: `'2011-12-31T20:00:00Z'` });
    expect(await years()).toEqual({ 2012: 1, 2024: 1, 2025: 1, [now]: 5 });
    expect(await years(`'culture'`)).toEqual({ 2024: 1, [now]: 3 });
    expect(await years(`'free text'`)).toEqual({ [now]: 1 });
  });

  it('counts neither drafts nor scheduled articles, for staff either', async () => {
    const staff = '00000000-0000-4000-8000-00000000000a';
    await sql(`insert into auth.users (id, email) values ('${staff}', 'a@b.example')`);
    await sql(`insert into public.profiles (id, role) values ('${staff}', 'admin')`);
    await insert('Scheduled', { published_at: `now() + interval '1 day'` });
    await sql(actAs(staff));
    await sql('set role authenticated');
    const [row] =
      await sql(`select (select sum(total) from public.news_years())::integer as counted,
      (select count(*) from public.news)::integer as seen`);
    await sql('reset role');
    expect(row).toEqual({ counted: 5, seen: 7 });
  });
});
