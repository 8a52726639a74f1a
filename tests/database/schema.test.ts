import { readFileSync } from 'node:fs';
import ts from 'typescript';
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

/** The migrated schema: the site's types, grants, accounts and indexes of lists. */

const sql = await migratedDatabase();
const TYPES = 'src/lib/http/database.types.ts';

interface Column {
  table: string;
  column: string;
  nullable: boolean;
}

/**
 * Returns the columns of `Database['public']['Tables'][…]['Row']`, read with the TypeScript
 * compiler.
 */
function columnsInTypes(): Column[] {
  const program = ts.createProgram([TYPES], { strict: true, noLib: true });
  const source = program.getSourceFile(TYPES);
  const checker = program.getTypeChecker();
  const symbol = source && checker.getSymbolAtLocation(source);
  const exported = symbol && checker.getExportsOfModule(symbol).find((s) => s.name === 'Database');
  if (!exported) throw new Error('no type Database');
  const member = (type: ts.Type, name: string) => {
    const property = type.getProperty(name);
    if (!property) throw new Error(`no ${name}`);
    return checker.getTypeOfSymbol(property);
  };
  const database = checker.getDeclaredTypeOfSymbol(exported);
  const tables = member(member(database, 'public'), 'Tables');
  return tables.getProperties().flatMap((table) =>
    member(checker.getTypeOfSymbol(table), 'Row')
      .getProperties()
      .map((column) => {
        const type = checker.getTypeOfSymbol(column);
        return {
          table: table.name,
          column: column.name,
          nullable: type !== checker.getNonNullableType(type),
        };
      }),
  );
}

describe('database.types.ts', () => {
  const inOrder = (columns: Column[]) =>
    columns.map((c) => `${c.table}.${c.column}${c.nullable ? '?' : ''}`).sort();

  it('has exactly the columns of the schema, nullable as there', async () => {
    const migrated = await sql<Column>(`
      select table_name as "table", column_name as "column", is_nullable = 'YES' as nullable
      from information_schema.columns where table_schema = 'public'`);
    expect(inOrder(columnsInTypes())).toEqual(inOrder(migrated));
  });

  it('has the values of every enum', async () => {
    const rows = await sql<{ name: string; label: string }>(`
      select typname as name, enumlabel as label
      from pg_enum join pg_type on pg_type.oid = enumtypid
      where typnamespace = 'public'::regnamespace order by enumsortorder`);
    const source = readFileSync(TYPES, 'utf8');
    const labels = (name: string) =>
      rows.filter((row) => row.name === name).map((row) => `'${row.label}'`);
    expect(source).toContain(`type NewsStatus = ${labels('news_status').join(' | ')};`);
    expect(source).toContain(`type NoticeType = ${labels('notice_type').join(' | ')};`);
    expect(source).toContain(`type NoticeStatus = ${labels('notice_status').join(' | ')};`);
    expect(source).toContain(`type AlertLevel = ${labels('alert_level').join(' | ')};`);
  });
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

  it('on sequences do not exist, not even for sequences of later migrations', async () => {
    await sql('begin');
    try {
      await sql('create sequence public.later');
      const usable = await lines(`select relname || ' ' || role as line
        from pg_class, unnest(array['anon', 'authenticated']) as role
        where relkind = 'S' and relnamespace = 'public'::regnamespace
          and has_sequence_privilege(role, oid, 'usage, select, update')`);
      expect(usable).toEqual([]);
    } finally {
      await sql('rollback');
    }
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
