// @vitest-environment node
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MigratedDatabase, migratedDatabase } from '../support/backend';
import { type Column, columnsInTypes } from '../support/columnsInTypes';

/** The migrated schema itself: its types for the site, its accounts and its lists. */

let database: MigratedDatabase;

beforeAll(async () => {
  database = await migratedDatabase();
});

afterAll(() => database?.close());

describe('the types of the site', () => {
  const inOrder = (columns: Column[]) =>
    columns.map((c) => `${c.table}.${c.column}${c.nullable ? '?' : ''}`).sort();

  it('have every column, nullable where the database has it nullable, and no other', async () => {
    const migrated = await database.sql<Column>(`
      select table_name as "table", column_name as "column", is_nullable = 'YES' as nullable
      from information_schema.columns where table_schema = 'public'`);
    expect(inOrder(columnsInTypes())).toEqual(inOrder(migrated));
  });

  it('have the values of every enum', async () => {
    const rows = await database.sql<{ name: string; label: string }>(`
      select typname as name, enumlabel as label
      from pg_enum join pg_type on pg_type.oid = enumtypid
      where typnamespace = 'public'::regnamespace order by enumsortorder`);
    const source = readFileSync('src/lib/database.types.ts', 'utf8');
    const labels = (name: string) =>
      rows.filter((row) => row.name === name).map((row) => `'${row.label}'`);
    expect(source).toContain(`type NewsStatus = ${labels('news_status').join(' | ')};`);
    expect(source).toContain(`type NoticeType = ${labels('notice_type').join(' | ')};`);
  });
});

describe('accounts', () => {
  const account = '00000000-0000-4000-8000-00000000000a';

  it('a role other than admin does not exist', async () => {
    await database.sql(`insert into auth.users (id, email) values ('${account}', 'a@b.example')`);
    await expect(
      database.sql(`insert into public.profiles (id, role) values ('${account}', 'editor')`),
    ).rejects.toThrow();
  });

  it('one that is removed takes its profile along and leaves its articles', async () => {
    await database.sql(`insert into public.profiles (id, role) values ('${account}', 'admin')`);
    await database.sql(`insert into public.news (title, content, author_id)
      values ('Stays', 'Text', '${account}')`);
    await database.sql(`delete from auth.users where id = '${account}'`);
    expect(await database.sql('select id from public.profiles')).toEqual([]);
    expect(await database.sql('select title, author_id from public.news')).toEqual([
      { title: 'Stays', author_id: null },
    ]);
  });
});

describe('the public lists', () => {
  it.each([
    [
      'news',
      `select id from news where status = 'published' and published_at <= now()
       order by published_at desc, created_at desc, id limit 10`,
      /news_published/,
    ],
    [
      'news of a category',
      `select id from news where category_id = '00000000-0000-4000-8000-00000000000b'
       and status = 'published' order by published_at desc, created_at desc, id limit 10`,
      /news_(category|published)/,
    ],
    [
      'ids of news on a deep page',
      `select id from news where status = 'published' and published_at <= now()
       order by published_at desc, created_at desc, id limit 10 offset 500`,
      /Index Only Scan using news_published/,
    ],
    ['notices', 'select id from notices order by created_at desc, id limit 10', /notices_newest/],
  ])('of %s is read from its index without sorting', async (_, query, index) => {
    // On a few rows the planner prefers a scan; the question is what it can do on many.
    await database.sql('set enable_seqscan = off');
    const plan = await database.sql<Record<string, string>>(`explain ${query}`);
    const text = plan.map((row) => Object.values(row)[0]).join('\n');
    expect(text).toMatch(index);
    expect(text).not.toContain('Sort');
  });
});
