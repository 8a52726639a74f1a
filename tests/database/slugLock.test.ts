import { expect, it } from 'vitest';
import { actAs } from '../support/auth/factors';
import { migratedDatabase } from '../support/database/backend';

/**
 * PGlite has one connection, so two saves never run concurrently here. On a server one advisory
 * lock serializes them: every statement that assigns a slug holds it until the end of its
 * transaction.
 */

const ADMIN = '00000000-0000-4000-8000-00000000000a';
const ARTICLE = '10000000-0000-4000-8000-000000000001';

const sql = await migratedDatabase();

const insert = (title: string, slug = `''`, id = crypto.randomUUID()) => `
  insert into public.news (id, title, content, slug) values ('${id}', '${title}', 'Text', ${slug})`;

await sql(`insert into auth.users (id, email) values ('${ADMIN}', 'a@b.example')`);
await sql(`insert into public.profiles (id, role) values ('${ADMIN}', 'admin')`);
await sql(actAs(ADMIN));
await sql(insert('Tea', `'tea-week'`, ARTICLE));
await sql(insert('Binned'));
await sql(`delete from public.news where title = 'Binned'`);

/** Returns the advisory locks that a statement takes, as an admin; not those of other databases of the server. */
async function locksOf(statement: string): Promise<string[]> {
  await sql('begin');
  await sql('set local role authenticated');
  await sql(statement);
  const rows = await sql<{ lock: string }>(`
    select concat_ws(' ', classid, objid, objsubid) as lock from pg_catalog.pg_locks
    where locktype = 'advisory' and pid = pg_catalog.pg_backend_pid()`);
  await sql('rollback');
  return rows.map(({ lock }) => lock);
}

const change = (columns: string) => `update public.news set ${columns} where id = '${ARTICLE}'`;
const IN_BIN = `(select * from public.history where action = 'bin' and has_item) as bin`;
const RESTORE = `select public.restore_from_bin(kind, item_id) from ${IN_BIN} where title = 'Binned'`;

it('every statement that assigns a slug takes the same advisory lock', async () => {
  const [lock] = await locksOf(insert('X'));
  expect(lock).toBeDefined();
  for (const statement of [
    insert('X 2'),
    insert('Typed', `'x-2'`),
    change(`slug = ''`),
    change(`slug = 'x-2'`),
    RESTORE,
  ]) {
    expect(await locksOf(statement), statement).toEqual([lock]);
  }
});

it('a save that leaves the slug unchanged takes no advisory lock', async () => {
  expect(await locksOf(change(`title = 'Coffee'`))).toEqual([]);
  expect(await locksOf(change(`title = 'Coffee', slug = 'tea-week'`))).toEqual([]);
});

it('a restored article with a slug of a hundred characters gets a shortened slug with a suffix', async () => {
  const long = `${'a'.repeat(94)}-${'b'.repeat(5)}`;
  await sql(insert('Long', `'${long}'`));
  await sql(`delete from public.news where slug = '${long}'`);
  await sql(insert('Successor', `'${long}'`));
  const restored = await sql(`select slug, previous_slug from ${IN_BIN},
    lateral public.restore_from_bin(bin.kind, bin.item_id) where bin.title = 'Long'`);
  expect(restored).toEqual([{ slug: `${'a'.repeat(94)}-2`, previous_slug: long }]);
});
