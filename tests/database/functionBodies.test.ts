// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MigratedDatabase, migratedDatabase } from '../support/database/backend';
import type { FunctionRow } from '../support/database/functionBodies/parse';
import { FUNCTIONS, problemsOf } from '../support/database/functionBodies/rules';

/**
 * The body of every function, parsed by PostgreSQL's own parser, for what the embedded database
 * accepts and hosted Supabase rejects or an attacker could use.
 */

let database: MigratedDatabase;

beforeAll(async () => {
  // Only a superuser can create a function in C, which the parser does not read.
  database = await migratedDatabase({ superuser: true });
});
afterAll(() => database?.close());

const functions = () => database.sql<FunctionRow>(FUNCTIONS);

async function problems(): Promise<string[]> {
  const found = await Promise.all((await functions()).map(problemsOf));
  return found.flat();
}

/** Returns the problems of a function of this definition. */
async function foundIn(head: string, body: string): Promise<string[]> {
  await database.sql('begin');
  try {
    await database.sql(`create function private.careless${head} ${body}`);
    return (await problems()).filter((problem) => problem.startsWith('private.careless '));
  } finally {
    await database.sql('rollback');
  }
}

describe('the functions of the database', () => {
  it('are all parsed and without problems', async () => {
    expect((await functions()).length).toBeGreaterThan(25);
    expect(await problems()).toEqual([]);
  });
});

const as = (body: string) => `as $body$ ${body} $body$`;
const SQL = `() returns void language sql set search_path = ''`;
const PLPGSQL = `(wanted text default '') returns void language plpgsql set search_path = ''`;
const ROWS = `(wanted text default '') returns setof public.site language plpgsql set search_path = ''`;

describe('the rule against UPDATE or DELETE without WHERE finds one', () => {
  it.each([
    ['in SQL', SQL, 'update public.news_counted set counted_until = now()'],
    ['in a CTE', SQL, 'with gone as (delete from public.bin returning item_id) select 1 from gone'],
    ['as a statement', PLPGSQL, 'begin delete from public.news_totals; end'],
    [
      'in a loop, a branch and an exception handler',
      PLPGSQL,
      `begin for i in 1..2 loop
        if i = 1 then begin perform 1; exception when others then delete from public.bin; end; end if;
      end loop; end`,
    ],
    [
      'in the query of a loop',
      PLPGSQL,
      `declare gone record; begin for gone in delete from public.bin returning item_id loop null; end loop; end`,
    ],
    ['in dynamic SQL', PLPGSQL, `begin execute 'delete from public.bin'; end`],
    [
      'in a template of dynamic SQL',
      PLPGSQL,
      `begin execute format('update public.%I set title = %L', wanted, wanted); end`,
    ],
  ])('%s', async (_, head, body) => {
    expect(await foundIn(head, as(body))).toEqual([
      'private.careless has an UPDATE or DELETE without WHERE',
    ]);
  });

  it('in a body of the SQL standard’s form', async () => {
    const body = 'begin atomic; delete from public.bin; end';
    expect(await foundIn(SQL, body)).toEqual([
      'private.careless has an UPDATE or DELETE without WHERE',
    ]);
  });

  it('but not if it has WHERE, nor ON CONFLICT DO UPDATE', async () => {
    const body = `begin
      delete from public.bin where item_id is null;
      insert into public.site (address) values ('https://embassy.example')
      on conflict (singleton) do update set address = excluded.address;
    end`;
    expect(await foundIn(PLPGSQL, as(body))).toEqual([]);
  });
});

describe('the rule for SECURITY DEFINER finds one whose search_path is not empty', () => {
  const head = '() returns integer language sql security definer';

  it.each([
    ['with none', head],
    ['with another', `${head} set search_path = public`],
  ])('%s', async (_, definition) => {
    expect(await foundIn(definition, as('select 1'))).toEqual([
      'private.careless is a SECURITY DEFINER without an empty search_path',
    ]);
  });
});

const CONCATENATED = 'private.careless executes a text that is not format() of a constant';
const UNQUOTED = 'private.careless executes a text with %s, which quotes nothing';

describe('the rule against injectable dynamic SQL finds it', () => {
  it.each([
    ['put together', PLPGSQL, `begin execute 'select ' || wanted; end`, CONCATENATED],
    ['of a variable', PLPGSQL, 'begin execute wanted; end', CONCATENATED],
    ['with a template of a variable', PLPGSQL, 'begin execute format(wanted); end', CONCATENATED],
    ['with %s', PLPGSQL, `begin execute format('select %s', wanted); end`, UNQUOTED],
    [
      'with %s by its position',
      PLPGSQL,
      `begin execute format('select %L, %3$s, %2$I', 'a', 'b', wanted); end`,
      UNQUOTED,
    ],
    [
      'with a list that is not quoted',
      PLPGSQL,
      `begin execute format('select %s', (select string_agg(title, ', ') from public.news)); end`,
      UNQUOTED,
    ],
    [
      'in a loop',
      PLPGSQL,
      'declare one record; begin for one in execute wanted loop null; end loop; end',
      CONCATENATED,
    ],
    ['in RETURN QUERY', ROWS, 'begin return query execute wanted; end', CONCATENATED],
    [
      'in OPEN',
      PLPGSQL,
      'declare rows refcursor; begin open rows for execute wanted; end',
      CONCATENATED,
    ],
  ])('%s', async (_, head, body, problem) => {
    expect(await foundIn(head, as(body))).toEqual([problem]);
  });

  it.each([
    ['a constant', `'select 1'`],
    [
      'quoted names with values from USING',
      `format('select %I from public.news where id = $1', wanted)`,
    ],
    ['quoted values', `format('select %L', wanted)`],
  ])('but not for %s', async (_, expression) => {
    const body = `begin execute ${expression} using gen_random_uuid(); end`;
    expect(await foundIn(PLPGSQL, as(body))).toEqual([]);
  });
});

it('the rules name a function that cannot be parsed', async () => {
  expect(await foundIn('() returns integer language internal', `as 'int4inc'`)).toEqual([
    expect.stringMatching(/^private\.careless is written in internal/),
  ]);
});
