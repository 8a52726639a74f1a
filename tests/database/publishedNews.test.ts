import { beforeEach, describe, expect, it } from 'vitest';
import { ACT_AS_OWNER, actAs } from '../support/auth/factors';
import { migratedDatabase } from '../support/database/backend';

/**
 * The slugs that published articles had before, which lead visitors to the article, and how many
 * articles visitors see by year.
 */

const ARTICLE = '10000000-0000-4000-8000-000000000001';
const ADMIN = '00000000-0000-4000-8000-00000000000a';

const sql = await migratedDatabase();
await sql(`insert into auth.users (id, email) values ('${ADMIN}', 'a@b.example')`);
await sql(`insert into public.profiles (id, role) values ('${ADMIN}', 'admin')`);
beforeEach(async () => {
  await sql('delete from public.news');
  await sql('update public.history set item = null, files = default where has_item');
  await sql('delete from public.earlier_slugs');
  await insert('tea', ARTICLE);
});

const insert = (slug: string, id: string = crypto.randomUUID(), status = 'published') =>
  sql(`insert into public.news (id, title, content, slug, status)
    values ('${id}', 'Tea', 'Text', '${slug}', '${status}')`);
const rename = (slug: string, columns = '') =>
  sql(`update public.news set slug = '${slug}'${columns} where id = '${ARTICLE}'`);
const withdraw = () => sql(`update public.news set status = 'draft' where id = '${ARTICLE}'`);

/** The earlier slugs with the current one of their article, as a visitor reads them. */
async function seen(): Promise<Record<string, string>> {
  await sql('set role anon');
  const rows = await sql<{ slug: string; now: string }>(`
    select earlier.slug, news.slug as now from public.earlier_slugs as earlier
    join public.news on news.id = earlier.news_id order by earlier.slug`);
  const [{ count } = { count: 0 }] = await sql<{ count: number }>(
    'select count(*) from public.earlier_slugs',
  );
  await sql('reset role');
  expect(count).toBe(rows.length);
  return Object.fromEntries(rows.map(({ slug, now }) => [slug, now]));
}

describe('the earlier slugs', () => {
  it('lead to the article after each renaming, until it is renamed back', async () => {
    await rename('coffee');
    await rename('flowers');
    expect(await seen()).toEqual({ coffee: 'flowers', tea: 'flowers' });
    await rename('tea');
    expect(await seen()).toEqual({ coffee: 'tea', flowers: 'tea' });
  });

  it('are not those of a draft, nor of a scheduled article, which no visitor could share', async () => {
    await withdraw();
    await rename('coffee');
    await sql(
      `update public.news set status = 'published', published_at = now() + interval '1 day'`,
    );
    await rename('flowers');
    await sql('update public.news set published_at = now()');
    expect(await seen()).toEqual({});
  });

  it('are hidden while the article is withdrawn or in the bin, and are back with it', async () => {
    await rename('coffee');
    await withdraw();
    expect(await seen()).toEqual({});
    await sql(`update public.news set status = 'published'`);
    expect(await seen()).toEqual({ tea: 'coffee' });
    await sql('delete from public.news');
    expect(await seen()).toEqual({});
    await sql(actAs(ADMIN));
    await sql(`select public.restore_from_bin('news', '${ARTICLE}')`);
    expect(await seen()).toEqual({ tea: 'coffee' });
  });

  it('are gone with the last copy of the article', async () => {
    await rename('coffee');
    await sql('delete from public.news');
    await sql(actAs(ADMIN));
    await sql(`select public.purge_from_bin('news', '${ARTICLE}')`);
    await sql(ACT_AS_OWNER);
    expect(await sql('select * from public.earlier_slugs')).toEqual([]);
  });

  it('end when another article gets the slug', async () => {
    await rename('coffee');
    await insert('tea');
    expect(await seen()).toEqual({});
  });

  it('are not taken by a draft, nor by a scheduled article', async () => {
    await rename('coffee');
    await expect(insert('tea', crypto.randomUUID(), 'draft')).rejects.toThrow();
    const draft = crypto.randomUUID();
    await insert('other', draft, 'draft');
    const taken = `update public.news set slug = 'tea' where id = '${draft}'`;
    await expect(sql(taken)).rejects.toThrow();
    await sql(`update public.news set status = 'published', published_at = now() + interval '1 day'
      where id = '${draft}'`);
    await expect(sql(taken)).rejects.toThrow();
    expect(await seen()).toEqual({ tea: 'coffee' });
  });

  it('are not given to another article that gets its slug from its title', async () => {
    await rename('coffee');
    await insert('');
    expect(await sql(`select slug from public.news where id <> '${ARTICLE}'`)).toEqual([
      { slug: 'tea-2' },
    ]);
    // The article itself may have it again.
    await rename('');
    expect(await seen()).toEqual({ coffee: 'tea' });
  });
});

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
  await sql(`delete from public.news;
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
  await sql(actAs(ADMIN));
  for (const role of ['anon', 'authenticated']) {
    await sql(`set role ${role}`);
    expect(await years()).toEqual({ 2012: 1, 2024: 1, 2025: 1, [now]: 3 });
    expect(await years(`'culture'`)).toEqual({ 2024: 1, [now]: 2 });
    expect(await years(`'free text'`)).toEqual({ [now]: 1 });
    await sql('reset role');
  }
});
