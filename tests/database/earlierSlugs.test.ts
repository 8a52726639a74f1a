import { beforeEach, describe, expect, it } from 'vitest';
import { ACT_AS_OWNER, actAs } from '../support/auth/factors';
import { migratedDatabase } from '../support/database/backend';

/** The slugs that published articles had before, which lead visitors to the article. */

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
