import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connect } from '../postgres/cluster';
import { type HostedDatabase, hostedDatabase } from './database';
import type { Hosting } from './project';

/** Two connections, which the embedded database does not have. */

const [FIRST, SECOND] = [1, 2].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
let hosting: Hosting;
let database: HostedDatabase;

beforeAll(async () => {
  const provided = inject('hosting');
  if (!provided) throw new Error('needs the server of the rehearsal');
  hosting = provided;
  database = await hostedDatabase(hosting);
  await database.sql(`
    insert into auth.users (id, email) values ('${FIRST}', 'a@embassy.example'), ('${SECOND}', 'b@embassy.example');
    insert into public.profiles (id, role) values ('${FIRST}', 'admin'), ('${SECOND}', 'admin');
    insert into auth.sessions (id, user_id) select id, id from auth.users;
  `);
});
afterAll(() => database.close());

/** In a transaction that stays open, an admin takes the role from a colleague. */
const dismissal = (me: string, colleague: string) => `
  begin;
  set local role authenticated;
  set local request.jwt.claims = '{"sub": "${me}", "session_id": "${me}"}';
  select public.set_role('${colleague}', null);
`;

it('of two admins who take the role from each other at once, one keeps it', async () => {
  const [one, other] = ['one', 'other'].map(() => connect(hosting.port, 'postgres', database.name));
  if (!one || !other || !FIRST || !SECOND) throw new Error('two connections');
  const [backend] = await other.unsafe('select pg_backend_pid() as pid');
  await one.unsafe(dismissal(FIRST, SECOND));
  let isDone = false;
  const second = other
    .unsafe(dismissal(SECOND, FIRST))
    .then(
      () => other.unsafe('commit'),
      (error) => other.unsafe('rollback').then(() => error),
    )
    .finally(() => {
      isDone = true;
    });
  const waiting = `select 1 from pg_locks where not granted and pid = ${backend?.pid}`;
  while (!isDone && (await database.sql(waiting)).length === 0);
  await one.unsafe('commit');
  expect(await second).toMatchObject({ code: '42501' });
  expect(await database.sql('select id from public.profiles where role is not null')).toEqual([
    { id: FIRST },
  ]);
  await Promise.all([one.end(), other.end()]);
});
