import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect, copyDatabase, dropDatabase } from '../postgres/cluster';
import { uniqueName } from './project';

/** Two simultaneous saves need two connections, which the embedded database does not have. */

const database = uniqueName();
const ARTICLE = '10000000-0000-4000-8000-000000000001';
const NOTICE = '20000000-0000-4000-8000-000000000001';
let port = 0;

beforeAll(async () => {
  const hosting = inject('hosting');
  if (!hosting) throw new Error('needs the server of the rehearsal');
  port = hosting.port;
  await copyDatabase(port, hosting.seeded, database);
});
afterAll(() => dropDatabase(port, database));

it.each([
  ['news', ARTICLE],
  ['notices', NOTICE],
])(
  'updated_at of a save of %s that started first but waited is later than that of the other save',
  async (table, id) => {
    const firstToStart = connect(port, 'postgres', database);
    const secondToStart = connect(port, 'postgres', database);
    const save = (title: string): string =>
      `update public.${table} set title = '${title}' where id = '${id}' returning updated_at::text`;
    try {
      await firstToStart.unsafe('begin; select now()');
      await secondToStart.unsafe('begin');
      const [first] = await secondToStart.unsafe(save('First'));
      const waiting = firstToStart.unsafe(save('Second'));
      await secondToStart.unsafe('commit');
      const [second] = await waiting;
      await firstToStart.unsafe('commit');
      expect(String(second?.updated_at) > String(first?.updated_at)).toBe(true);
    } finally {
      await firstToStart.end();
      await secondToStart.end();
    }
  },
);

it.each([
  ['news', ARTICLE, `translated_title = 'Чай', translated_content = 'Чай.'`],
  ['notices', NOTICE, `translated_title = 'Бланк'`],
])(
  'a translation of %s that waited for a save of the original keeps both texts',
  async (table, id, texts) => {
    const original = connect(port, 'postgres', database);
    const translation = connect(port, 'postgres', database);
    const update = `update public.${table} set`;
    try {
      const [opened] = await translation.unsafe(
        `${update} ${texts} where id = '${id}' returning translation_changed_at::text as date`,
      );
      await original.unsafe('begin');
      await original.unsafe(`${update} title = 'Saved first' where id = '${id}'`);
      const waiting = translation
        .unsafe(`${update} translated_title = 'Перевод'
      where id = '${id}' and translation_changed_at = '${opened?.date}'
      returning title, translated_title`)
        .execute();
      await original.unsafe('commit');
      expect([...(await waiting)]).toEqual([{ title: 'Saved first', translated_title: 'Перевод' }]);
    } finally {
      await original.end();
      await translation.end();
    }
  },
);
