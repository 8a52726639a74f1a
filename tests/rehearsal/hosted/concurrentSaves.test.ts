import { expect, inject, it } from 'vitest';
import * as items from '../../../src/staff/api/items/items';
import { dataOf, withStaff } from '../../support/database/services';
import { connect } from '../postgres/cluster';
import { hostedDatabase } from './project';

/** Simultaneous requests; the embedded database, with one connection, runs them in turn. */
withStaff();

const article = { title: 'Trade week', content: 'Text', status: 'published' } as const;

/** PostgREST has ten connections, so that more requests than these queue. */
const many = <T>(run: (index: number) => Promise<T>, length = 10): Promise<T[]> =>
  Promise.all(Array.from({ length }, (_, index) => run(index)));

async function emptyProject() {
  const hosting = inject('hosting');
  if (!hosting) throw new Error('needs the server of the rehearsal');
  return { hosting, database: await hostedDatabase(hosting) };
}

it('articles of one title that are saved at once get different slugs', async () => {
  for (let round = 0; round < 5; round += 1) {
    // The slug of «X 2» is also the slug of a second «X».
    const title = `Visit ${round}`;
    const saved = await many((index) =>
      items.createItem('news', { ...article, title: index % 3 === 2 ? `${title} 2` : title }),
    );
    expect(new Set(saved.map((save) => dataOf(save).slug)).size).toBe(10);
  }
});

it('of thirty saves of one version on connections of their own one is stored, without a deadlock', async () => {
  const { hosting, database } = await emptyProject();
  const [article] = await database.sql<{ id: string; revision: number }>(
    `insert into public.news (title, content) values ('Tea', 'Text') returning id, revision`,
  );
  const connections = await many(async () => connect(hosting.port, 'postgres', database.name), 30);
  // Two statements of a transaction, as PostgREST sends them: the settings, then the save.
  const saves = await Promise.all(
    connections.map((connection, index) =>
      connection.begin(async (save) => {
        await save`select set_config('request.path', '/rest/v1/news', true), pg_sleep(0.2)`;
        return save`update public.news set title = ${`Save ${index}`}
          where id = ${String(article?.id)} and revision = ${Number(article?.revision)} returning id`;
      }),
    ),
  );
  await Promise.all(connections.map((connection) => connection.end()));
  expect(saves.flat()).toEqual([{ id: article?.id }]);
  expect(
    await database.sql(`select
      (select count(*)::integer from public.history where kind = 'news') as entries,
      (select count(*)::integer from public.history where has_item and kind = 'news') as versions,
      (select deadlocks::integer from pg_stat_database where datname = current_database()) as deadlocks`),
  ).toEqual([{ entries: 2, versions: 2, deadlocks: 0 }]);
  await database.close();
});

it('of two admins who take the role from each other at once, one keeps it', async () => {
  const { hosting, database } = await emptyProject();
  const [first = '', second = ''] = [1, 2].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
  await database.sql(`
    insert into auth.users (id, email) values ('${first}', 'a@embassy.example'), ('${second}', 'b@embassy.example');
    insert into public.profiles (id, role) values ('${first}', 'admin'), ('${second}', 'admin');
    insert into auth.sessions (id, user_id) select id, id from auth.users;
  `);
  const dismissals = [first, second].map(async (me) => {
    const connection = connect(hosting.port, 'postgres', database.name);
    const colleague = me === first ? second : first;
    const dismissal = connection.begin(async (save) => {
      await save`select set_config('request.jwt.claims',
        ${JSON.stringify({ sub: me, session_id: me })}, true), pg_sleep(0.2)`;
      await save`set local role authenticated`;
      await save`select public.set_role(${colleague}, null), pg_sleep(0.5)`;
    });
    return dismissal
      .then(
        () => 'done',
        ({ code }) => code,
      )
      .finally(() => connection.end());
  });
  expect((await Promise.all(dismissals)).sort()).toEqual(['42501', 'done']);
  expect(await database.sql('select role from public.profiles where role is not null')).toEqual([
    { role: 'admin' },
  ]);
  await database.close();
});
