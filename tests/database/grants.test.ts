// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MigratedDatabase, migratedDatabase } from '../support/backend';
import { grantedColumns, grantedTables } from '../support/rights/grants';
import { columnsOf, functions, tables } from '../support/rights/matrix';

/** The matrix of rights knows everything that is there, and the migrations grant what it says. */

let database: MigratedDatabase;

beforeAll(async () => {
  database = await migratedDatabase();
});

afterAll(() => database?.close());

const lines = async (query: string) =>
  (await database.sql<{ line: string }>(query)).map((row) => row.line).sort();

const CALLERS = `'PUBLIC', 'anon', 'authenticated'`;

describe('the matrix of rights', () => {
  it('has every table and view with every column, and no other', async () => {
    const there = await lines(`select relname || '.' || attname as line
      from pg_attribute join pg_class as c on c.oid = attrelid
      where c.relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
        and attnum > 0 and not attisdropped`);
    const known = Object.entries(tables).flatMap(([table, rights]) =>
      columnsOf(rights).map((column) => `${table}.${column}`),
    );
    expect(known.sort()).toEqual(there);
  });

  it('begins each table with its primary key', async () => {
    const keys = await lines(`select conrelid::regclass || '.' || attname as line
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'p' and connamespace = 'public'::regnamespace`);
    const first = Object.entries(tables).map(
      ([table, rights]) => `${table}.${columnsOf(rights)[0]}`,
    );
    expect(first.sort()).toEqual(keys);
  });

  it('has every function that REST offers, with who may call it', async () => {
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

describe('the grants', () => {
  it('on columns are those of the matrix', async () => {
    const there = await lines(`select grantee || ' ' || table_name || ' ' || privilege_type || ' '
        || string_agg(column_name, ' ' order by column_name collate "C") as line
      from information_schema.column_privileges
      where table_schema = 'public' and grantee in (${CALLERS})
      group by grantee, table_name, privilege_type`);
    expect(there).toEqual(grantedColumns());
  });

  it('on whole tables are reading, and deleting as in the matrix', async () => {
    const there = await lines(`select grantee || ' ' || table_name || ' ' || privilege_type as line
      from information_schema.role_table_grants
      where table_schema = 'public' and grantee in (${CALLERS})
        and privilege_type <> 'SELECT'`);
    expect(there).toEqual(grantedTables());
  });

  it('let anonymous visitors use no helper function', async () => {
    const helpers = await lines(`select proname as line from pg_proc
      where pronamespace = 'private'::regnamespace and has_function_privilege('anon', oid, 'execute')`);
    expect(helpers).toEqual([]);
  });
});
