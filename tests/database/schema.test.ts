// @vitest-environment node
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MigratedDatabase, migratedDatabase } from '../support/backend';
import { type Column, columnsInTypes } from '../support/columnsInTypes';

/** The migrated schema itself: its types for the site, and what database advisors look for. */

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

describe('what database advisors look for', () => {
  const none = async (query: string) => expect(await database.sql(query)).toEqual([]);

  it('row-level security is on and forced for every table', () =>
    none(`select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and not (relrowsecurity and relforcerowsecurity)`));

  it('every table has a policy and a primary key', () =>
    none(`select relname from pg_class as t
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and (not exists (select from pg_policy where polrelid = t.oid)
          or not exists (select from pg_constraint where conrelid = t.oid and contype = 'p'))`));

  it('no role has two policies for one verb, and none is for everybody or for all verbs', () =>
    none(`select tablename, cmd, role from pg_policies, unnest(roles) as role
      where schemaname = 'public' group by 1, 2, 3
      having count(*) > 1 or role = 'public' or cmd = 'ALL'`));

  it('policies ask who is calling once per statement', () =>
    none(`select policyname from pg_policies, concat_ws(' ', qual, with_check) as said
      where schemaname = 'public' and said ~ '(uid|is_admin)\\(\\)'
        and said !~ 'SELECT (auth\\.|private\\.)?(uid|is_admin)\\(\\)'`));

  it('every function fixes its search path, and those exposed have no rights but the caller’s', () =>
    none(`select proname from pg_proc
      where (pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and not coalesce(proconfig::text like '%search_path=%', false))
        or (pronamespace = 'public'::regnamespace and prosecdef)`));

  it('no function is exposed but these', async () => {
    const rows = await database.sql<{ name: string }>(`
      select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`);
    const names = rows.map(({ name }) => name).join(' ');
    expect(names).toBe('news_feed news_sitemap news_total note_file_deletion restore_from_bin');
  });

  it('every foreign key has an index that begins with it', () =>
    none(`select conname from pg_constraint as c
      where contype = 'f' and connamespace = 'public'::regnamespace
        and not exists (select from pg_index as i
          where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null)`));

  it('no table has two indexes on the same columns', () =>
    none(`select array_agg(indexrelid::regclass) from pg_index
      where indrelid::regclass::text in ('news', 'notices', 'profiles', 'news_categories')
      group by indrelid, indkey, indpred having count(*) > 1`));
});

describe('grants', () => {
  it('are these and no others', async () => {
    const rows = await database.sql<{ line: string }>(`
      select grantee || ' ' || table_name || ' ' || privilege_type || ' '
        || string_agg(column_name, ' ' order by column_name collate "C") as line
      from information_schema.column_privileges
      where table_schema = 'public' and grantee in ('PUBLIC', 'anon', 'authenticated')
      group by grantee, table_name, privilege_type order by 1`);
    expect(rows.map((row) => row.line)).toMatchInlineSnapshot(`
      [
        "anon news SELECT additional_images category category_id content created_at featured_image_url id image_texts published_at slug status title updated_at youtube_url",
        "anon news_categories SELECT id name slug",
        "anon news_counted SELECT one until",
        "anon news_totals SELECT category category_id id total",
        "anon notices SELECT created_at description file_url id link title type updated_at",
        "anon site SELECT address one",
        "authenticated audit SELECT action actor at changes id item kind title who",
        "authenticated bin SELECT deleted_at deleted_by files item kind stored title",
        "authenticated news INSERT additional_images author_id category category_id content created_at featured_image_url id image_texts published_at slug status title youtube_url",
        "authenticated news SELECT additional_images category category_id content created_at featured_image_url id image_texts published_at slug status title updated_at youtube_url",
        "authenticated news UPDATE additional_images category category_id content featured_image_url image_texts published_at slug status title youtube_url",
        "authenticated news_categories SELECT id name slug",
        "authenticated news_counted SELECT one until",
        "authenticated news_totals SELECT category category_id id total",
        "authenticated notices INSERT description file_url id link title type",
        "authenticated notices SELECT created_at description file_url id link title type updated_at",
        "authenticated notices UPDATE description file_url link title type",
        "authenticated profiles SELECT created_at id role",
        "authenticated site SELECT address one",
        "authenticated versions SELECT files id item kind stored",
      ]
    `);
  });

  it('for whole tables are reading and deleting alone', async () => {
    const rows = await database.sql<{ line: string }>(`
      select grantee || ' ' || table_name || ' ' || privilege_type as line
      from information_schema.role_table_grants
      where table_schema = 'public' and grantee in ('PUBLIC', 'anon', 'authenticated')
        and privilege_type not in ('SELECT')
      order by 1`);
    expect(rows.map((row) => row.line)).toEqual([
      'authenticated bin DELETE',
      'authenticated news DELETE',
      'authenticated notices DELETE',
    ]);
  });

  it('let anonymous visitors use no helper function', async () => {
    const rows = await database.sql(`
      select proname from pg_proc where pronamespace = 'private'::regnamespace
        and has_function_privilege('anon', oid, 'execute')`);
    expect(rows).toEqual([]);
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
