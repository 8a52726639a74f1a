import { expect, it } from 'vitest';
import { migratedDatabase } from '../support/database/backend';

const sql = await migratedDatabase();

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
