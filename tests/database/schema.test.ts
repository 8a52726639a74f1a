import { describe, expect, it } from 'vitest';
import { allKinds, hasDrafts } from '../../src/staff/kinds/kinds';
import {
  accountColumns,
  functions,
  type Level,
  names,
  readableBy,
  type TableRights,
  tables,
} from '../../supabase/rightsMatrix';
import { migratedDatabase } from '../support/database/backend';
import { typeErrors } from '../support/run/typeErrors';

/** The migrated schema: the site's types, grants, accounts and indexes of lists. */

const sql = await migratedDatabase();

it('database.types.ts has exactly the columns of the schema, nullable as there, and the values of every enum', async () => {
  const [tables] = await sql<{ json: string }>(`
    select jsonb_object_agg(name, columns)::text as json from (
      select table_name as name, jsonb_object_agg(column_name, is_nullable = 'YES') as columns
      from information_schema.columns where table_schema = 'public' group by table_name
    ) as one`);
  const enums = await sql<{ column: string; json: string }>(`
    select format('[''%s''][''Row''][''%s'']', attrelid::regclass, attname) as column,
      (select jsonb_object_agg(enumlabel, true) from pg_enum where enumtypid = atttypid)::text as json
    from pg_attribute join pg_type as type on type.oid = atttypid join pg_class as c on c.oid = attrelid
    where typnamespace = 'public'::regnamespace and typtype = 'e' and relkind = 'r'`);
  const source = `type Tables = import('./database.types').Database['public']['Tables'];
    type Columns<Row> = { [Column in keyof Row]: null extends Row[Column] ? true : false };
    (${tables?.json}) satisfies { [Name in keyof Tables]: Columns<Tables[Name]['Row']> };
    ${enums.map(({ column, json }) => `(${json}) satisfies Record<Tables${column}, true>;`).join('\n')}`;
  expect(enums).not.toEqual([]);
  expect(typeErrors('src/lib/http/schema.ts', source)).toEqual([]);
});

const lines = async (query: string) =>
  (await sql<{ line: string }>(query)).map((row) => row.line).sort();

const CALLERS = `'PUBLIC', 'anon', 'authenticated'`;

describe('the list of rights', () => {
  it('has exactly the tables and views of the schema with all columns', async () => {
    const there = await lines(`select relname || '.' || attname as line
      from pg_attribute join pg_class as c on c.oid = attrelid
      where c.relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
        and attnum > 0 and not attisdropped`);
    const known = Object.entries(tables).flatMap(([table, rights]) =>
      accountColumns(rights).map((column) => `${table}.${column}`),
    );
    expect(known.sort()).toEqual(there);
  });

  it('has every function that PostgREST exposes, with the roles that may call it', async () => {
    const callable = await lines(`select proname || ' ' || role as line
      from pg_proc, unnest(array['anon', 'authenticated']) as role
      where pronamespace = 'public'::regnamespace and has_function_privilege(role, oid, 'execute')`);
    const known = Object.entries(functions).flatMap(([name, { by }]) => [
      ...(by.includes('anonymous') ? [`${name} anon`] : []),
      ...(by.length > 0 ? [`${name} authenticated`] : []),
    ]);
    expect(known.sort()).toEqual(callable);
  });
});

const ROLES = [
  ['anon', 'anonymous'],
  ['authenticated', 'member'],
] as const;

/** Returns the grants of the list, a line for each role, table and verb; visitors write nothing. */
const grantsOf = (columnsByVerb: (rights: TableRights, level: Level) => Record<string, string[]>) =>
  Object.entries(tables)
    .flatMap(([table, rights]) =>
      ROLES.flatMap(([role, level]) =>
        Object.entries(columnsByVerb(rights, level))
          .filter(([verb, columns]) => columns.length > 0 && (role !== 'anon' || verb === 'SELECT'))
          .map(([verb, columns]) => [role, table, verb, ...columns.sort()].join(' ')),
      ),
    )
    .sort();

describe('the grants', () => {
  it('on columns match the list', async () => {
    const there = await lines(`select grantee || ' ' || table_name || ' ' || privilege_type || ' '
        || string_agg(column_name, ' ' order by column_name collate "C") as line
      from information_schema.column_privileges
      where table_schema = 'public' and grantee in (${CALLERS})
      group by grantee, table_name, privilege_type`);
    const stated = grantsOf((rights, level) => ({
      SELECT: readableBy(rights, level),
      INSERT: names(rights.add),
      UPDATE: names(rights.change),
    }));
    expect(there).toEqual(stated);
  });

  it('on whole tables match the list: SELECT, and DELETE where allowed', async () => {
    const there = await lines(`select grantee || ' ' || table_name || ' ' || privilege_type as line
      from information_schema.role_table_grants
      where table_schema = 'public' and grantee in (${CALLERS})
        and privilege_type <> 'SELECT'`);
    const stated = Object.entries(tables).filter(([, { remove }]) => remove);
    expect(there).toEqual(stated.map(([table]) => `authenticated ${table} DELETE`).sort());
  });

  it('of the anonymous role include no helper function', async () => {
    const helpers = await lines(`select proname as line from pg_proc
      where pronamespace = 'private'::regnamespace and has_function_privilege('anon', oid, 'execute')`);
    expect(helpers).toEqual([]);
  });
});

describe('accounts', () => {
  const account = '00000000-0000-4000-8000-00000000000a';

  it('lose their profile when they are removed; what they have written stays', async () => {
    await sql(`insert into auth.users (id, email) values ('${account}', 'a@b.example');
      insert into public.profiles (id, role) values ('${account}', 'admin');
      insert into public.news (title, content) values ('Stays', 'Text');
      insert into public.alerts (level, text_en, text_ru, ends_at)
        values ('important', 'Stays', 'Остаётся', now() + interval '1 hour');
      insert into public.drafts (kind, item_id, author_id, form_values)
        values ('news', gen_random_uuid(), '${account}', '{"title_en": "Typed"}')`);
    const tables = ['news', 'alerts'];
    for (const table of tables) await sql(`update public.${table} set author_id = '${account}'`);
    await sql(`delete from auth.users where id = '${account}'`);
    expect(await sql('select id from public.profiles')).toEqual([]);
    // Drafts go, because nobody else may change them.
    expect(await sql('select id from public.drafts')).toEqual([]);
    for (const table of tables) {
      expect(await sql(`select author_id from public.${table}`), table).toEqual([
        { author_id: null },
      ]);
    }
  });
});

describe('the kinds', () => {
  it('are those of the staff area, each with the triggers of items', async () => {
    const tables = await lines(`select relname as line from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and private.is_kind(relname)`);
    expect(tables).toEqual([...allKinds].sort());
    for (const kind of allKinds) {
      const there = await lines(
        `select tgname as line from pg_trigger where tgrelid = 'public.${kind}'::regclass`,
      );
      const named = ['recorded', 'removed', 'saved'].map((is) => `${kind}_${is}`);
      const ofDrafts = hasDrafts(kind) ? [`${kind}_published`, `${kind}_texts`] : [];
      expect(there).toEqual(expect.arrayContaining([...named, ...ofDrafts]));
    }
  });
});
