// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MigratedDatabase, migratedDatabase } from '../support/database/backend';

/** The instants at which alerts begin and end, which the services cannot set. */

describe('alerts that visitors see', () => {
  let database: MigratedDatabase;
  const sql = <Row = Record<string, unknown>>(query: string) => database.sql<Row>(query);

  beforeAll(async () => {
    database = await migratedDatabase();
  });
  afterAll(() => database?.close());

  /** Returns the texts that a visitor sees; in one transaction, where now() is the same for every statement. */
  async function visibleAfter(...alerts: [text: string, starts: string, ends: string][]) {
    await sql('begin');
    try {
      for (const [text, starts, ends] of alerts) {
        const level = text.startsWith('emergency') ? 'emergency' : 'important';
        await sql(`insert into public.alerts
          (level, text_en, text_ru, created_at, starts_at, ends_at)
          values ('${level}', '${text}', 'текст', now() - interval '1 year', ${starts}, ${ends})`);
      }
      await sql('set local role anon');
      const rows = await sql<{ text_en: string }>(
        'select text_en from public.alerts order by level, starts_at desc, id',
      );
      return rows.map(({ text_en }) => text_en);
    } finally {
      await sql('rollback');
    }
  }

  it('are those between start and end', async () => {
    const visible = await visibleAfter(
      ['before', `now() + interval '1 second'`, `now() + interval '1 hour'`],
      ['during', `now() - interval '1 hour'`, `now() + interval '1 second'`],
      ['after', `now() - interval '1 hour'`, `now() - interval '1 second'`],
    );
    expect(visible).toEqual(['during']);
  });

  it('are only the second of two at the instant at which one ends and the other starts', async () => {
    const visible = await visibleAfter(
      ['ends', `now() - interval '1 hour'`, 'now()'],
      ['starts', 'now()', `now() + interval '1 hour'`],
    );
    expect(visible).toEqual(['starts']);
  });
});
