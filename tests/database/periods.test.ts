import { describe, expect, it } from 'vitest';
import { migratedDatabase } from '../support/database/backend';

/** The instants at which alerts and notices begin and end, and rows change, which the services cannot set. */

const sql = await migratedDatabase();

const alert = (text: string, starts: string, ends: string) => `insert into public.alerts
  (level, text_en, text_ru, created_at, starts_at, ends_at)
  values ('important', '${text}', 'текст', now() - interval '1 year', ${starts}, ${ends})`;

const notice = (title: string, starts: string, ends: string) => `insert into public.notices
  (title, link, created_at, starts_at, ends_at) values ('${title}', 'https://mfa.go.ke',
    now() - interval '3 years', ${starts}, ${ends})`;

/** Returns what a visitor sees; in one transaction, where now() is the same for every statement. */
async function visibleAfter(table: 'alerts' | 'notices', ...inserts: string[]): Promise<string[]> {
  await sql('begin');
  try {
    for (const insert of inserts) await sql(insert);
    await sql('set local role anon');
    const column = table === 'alerts' ? 'text_en' : 'title';
    const rows = await sql<{ name: string }>(
      `select ${column} as name from public.${table} order by ${column}`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await sql('rollback');
  }
}

describe('visitors see an alert', () => {
  it('from the instant of its start, at which one that ends there is gone', async () => {
    const visible = await visibleAfter(
      'alerts',
      alert('ends', `now() - interval '1 hour'`, 'now()'),
      alert('starts', 'now()', `now() + interval '1 hour'`),
    );
    expect(visible).toEqual(['starts']);
  });
});

describe('visitors see a notice', () => {
  it('from its start until a year after its end, and without an end from its start on', async () => {
    const visible = await visibleAfter(
      'notices',
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
});

const ROWS = {
  news: `(title, content) values ('Tea', 'Text')`,
  notices: `(title, type) values ('Tea', 'text')`,
  alerts: `(level, text_en, text_ru, ends_at) values ('important', 'a', 'б', now() + interval '1 hour')`,
  facts: `(key, value) values ('answers.tea', '{"is": {"en": "Yes.", "ru": "Да."}}')`,
};

it.each(Object.entries(ROWS))(
  'a change of %s is dated when it is saved, not when its transaction began, because it may have waited',
  async (table, row) => {
    await sql('begin');
    try {
      await sql(`insert into public.${table} ${row}`);
      const saved = `update public.${table} set revision = revision returning updated_at > now() as later`;
      expect(await sql(saved)).toEqual([{ later: true }]);
    } finally {
      await sql('rollback');
    }
  },
);
