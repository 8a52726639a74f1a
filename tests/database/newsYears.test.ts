import { expect, it } from 'vitest';
import { actAs } from '../support/auth/factors';
import { migratedDatabase } from '../support/database/backend';

/** How many articles visitors see by year. */

const sql = await migratedDatabase();

const STAFF = '00000000-0000-4000-8000-00000000000a';
const CULTURE = `(select id from public.news_categories where slug = 'culture')`;
const TRADE = `(select id from public.news_categories where slug = 'trade')`;

/** Returns the number of articles by year. */
async function years(topic = 'null'): Promise<Record<string, number>> {
  const rows = await sql<{ year: number; total: number }>(
    `select year, total::integer from public.news_years(${topic})`,
  );
  return Object.fromEntries(rows.map(({ year, total }) => [year, total]));
}

it('the number of articles by year is that of visitors for staff too, in Moscow, in total, by category and by free text', async () => {
  await sql(`insert into auth.users (id, email) values ('${STAFF}', 'a@b.example');
    insert into public.profiles (id, role) values ('${STAFF}', 'admin');
    insert into public.news (title, content, status, published_at, category_id, category) values
      ('In culture', 'Text', 'published', now(), ${CULTURE}, null),
      ('In both', 'Text', 'published', now(), ${TRADE}, 'culture'),
      ('Free', 'Text', 'published', now(), null, 'free text'),
      ('Draft', 'Text', 'draft', null, ${CULTURE}, null),
      ('Scheduled', 'Text', 'published', now() + interval '1 day', ${CULTURE}, null),
      ('New Year in Moscow', 'Text', 'published', '2024-12-31T21:00:00Z', null, null),
      ('A minute before', 'Text', 'published', '2024-12-31T20:59:00Z', ${CULTURE}, null),
      -- Four hours ahead of UTC.
      ('New Year in 2012', 'Text', 'published', '2011-12-31T20:00:00Z', null, null)`);
  const now = new Date(Date.now() + 3 * 3_600_000).getUTCFullYear();
  await sql(actAs(STAFF));
  for (const role of ['anon', 'authenticated']) {
    await sql(`set role ${role}`);
    expect(await years()).toEqual({ 2012: 1, 2024: 1, 2025: 1, [now]: 3 });
    expect(await years(`'culture'`)).toEqual({ 2024: 1, [now]: 2 });
    expect(await years(`'free text'`)).toEqual({ [now]: 1 });
    await sql('reset role');
  }
});
