// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MigratedDatabase, migratedDatabase } from '../support/database/backend';

/** Status, period and pin of notices. */

let database: MigratedDatabase;
const sql = <Row = Record<string, unknown>>(query: string) => database.sql<Row>(query);

beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database?.close());

/** Returns the titles that a visitor sees; in one transaction, where now() is the same for every statement. */
async function visibleAfter(...notices: string[]): Promise<string[]> {
  await sql('begin');
  try {
    for (const columns of notices) {
      await sql(`insert into public.notices (title, link, created_at, status, starts_at, ends_at)
        values (${columns})`);
    }
    await sql('set local role anon');
    const rows = await sql<{ title: string }>('select title from public.notices order by title');
    return rows.map(({ title }) => title);
  } finally {
    await sql('rollback');
  }
}

const notice = (title: string, starts: string, ends: string, status = 'published') =>
  `'${title}', 'https://mfa.go.ke', now() - interval '3 years', '${status}', ${starts}, ${ends}`;

describe('visitors', () => {
  it('see a notice from its start until a year after its end, and without an end from its start on', async () => {
    const visible = await visibleAfter(
      notice('before', `now() + interval '1 second'`, 'null'),
      notice('during', `now() - interval '1 hour'`, `now() + interval '1 second'`),
      notice('open end', `now() - interval '1 hour'`, 'null'),
      notice(
        'past',
        `now() - interval '1 year'`,
        `now() - interval '1 year' + interval '1 second'`,
      ),
      notice('older', `now() - interval '2 years'`, `now() - interval '1 year'`),
    );
    expect(visible).toEqual(['during', 'open end', 'past']);
  });

  it('see no draft in its period', async () => {
    const running = [`now() - interval '1 hour'`, `now() + interval '1 hour'`] as const;
    expect(await visibleAfter(notice('draft', ...running, 'draft'))).toEqual([]);
  });
});
