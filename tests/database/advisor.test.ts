// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exposureChecks } from '../support/database/advisor/exposure';
import { policyChecks } from '../support/database/advisor/policies';
import { upkeepChecks } from '../support/database/advisor/upkeep';
import { type MigratedDatabase, migratedDatabase } from '../support/database/backend';

/**
 * The checks of Supabase's database advisor on the migrated schema, except two that need a database
 * in use, `unused_index` and `table_bloat`; apiAccess.test.ts holds `auth_allow_anonymous_sign_ins`.
 */

const checks = [...policyChecks, ...exposureChecks, ...upkeepChecks];

/** Accepted findings as `check: object`, with the reason. */
const exceptions: Record<string, string> = {};

let database: MigratedDatabase;

beforeAll(async () => {
  database = await migratedDatabase({ superuser: true });
});

afterAll(() => database?.close());

const found = async (query: string) =>
  (await database.sql<{ found: string }>(query)).map((row) => row.found);

const named = checks.map((check) => [`${check.name}: ${check.forbids}`, check] as const);

describe.each(named)("the advisor's check %s", (_, { name, query, violation, finds }) => {
  it('finds nothing in this schema', async () => {
    const all = (await found(query)).map((object) => `${name}: ${object}`);
    const excepted = Object.keys(exceptions).filter((key) => key.startsWith(`${name}: `));
    expect(all.sort()).toEqual(excepted.sort());
  });

  it('finds an object that violates it', async () => {
    const before = await found(query);
    await database.sql('begin');
    try {
      for (const statement of violation) await database.sql(statement);
      const after = await found(query);
      expect(after.filter((object) => !before.includes(object))).toEqual([finds]);
    } finally {
      await database.sql('rollback');
    }
  });
});

describe('estimated row counts', () => {
  /**
   * Returns the planner's estimate for a range of titles, with drafts of the given titles in the
   * table.
   */
  const estimate = async (titles: string) => {
    await database.sql('begin');
    try {
      await database.sql(`insert into public.news (title, content, status)
        select title || number, 'Text', status::public.news_status
        from generate_series(1, 100) as number,
          (values ('${titles}', 'draft'), ('known', 'published')) as mixed (title, status)`);
      await database.sql('analyze public.news');
      await database.sql('set local role anon');
      const [plan] = await database.sql<Record<string, string>>(`explain
        select id from public.news where title > 'secret' and title < 'secreu'`);
      return Number(/rows=(\d+)/.exec(Object.values(plan ?? {})[0] ?? '')?.[1]);
    } finally {
      await database.sql('rollback');
    }
  };

  it('do not leak draft titles', async () => {
    const other = await estimate('other');
    expect(other).toBeGreaterThan(0);
    expect(await estimate('secret')).toBe(other);
  });
});
