// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Rows that existed before the columns for languages and periods: the migrations fill these and change nothing else. */

const FOLDER = 'supabase/migrations';
const FIRST_LATER = '20261122001500';
const ADMIN = '00000000-0000-4000-8000-00000000000a';
const OLD = `'2026-01-02 03:04:05+00'`;

async function databaseBefore() {
  const connection = await createPgliteConnection({});
  const app = new App({ connection, auth: { enabled: true } });
  await app.init();
  await app.ensureSystemSchema();
  await connection.exec('create role anon; create role authenticated');
  await connection.exec('create role service_role bypassrls');
  const migrate = async (chosen: (name: string) => boolean) => {
    for (const name of readdirSync(FOLDER).sort().filter(chosen)) {
      await connection.exec(readFileSync(`${FOLDER}/${name}`, 'utf8'));
    }
  };
  await migrate((name) => name < FIRST_LATER);
  // A table of GoTrue, which private.second_factor_satisfied() reads.
  await connection.exec('create table auth.mfa_factors (user_id uuid, status text)');
  return {
    rows: async (query: string) => (await connection.exec(query))?.rows ?? [],
    migrateRest: () => migrate((name) => name >= FIRST_LATER),
    close: () => connection.close(),
  };
}

const TRACES = `select (select count(*) from public.audit) as entries,
  (select count(*) from public.versions) as versions,
  (select array_agg(updated_at order by title) from public.news) as news,
  (select array_agg(updated_at order by title) from public.notices) as notices`;

let database: Awaited<ReturnType<typeof databaseBefore>>;
let tracesBefore: unknown[];

const rows = (query: string) => database.rows(query);

beforeAll(async () => {
  database = await databaseBefore();
  await rows(`insert into auth.users (id, email) values ('${ADMIN}', 'a@b.example')`);
  await rows(`insert into public.profiles (id, role) values ('${ADMIN}', 'admin')`);
  await rows(`insert into public.notices (title, link) values ('Виза', 'https://mfa.go.ke')`);
  await rows(`insert into public.news (title, content) values ('Coffee', 'English text')`);
  await rows('delete from public.notices where true; delete from public.news where true');
  await rows(`insert into public.news (title, content, status) values
    ('Tea', 'English text', 'published'), ('Чай', 'Русский текст', 'draft')`);
  await rows(`insert into public.notices (title, link, created_at) values
    ('Бланк', 'https://mfa.go.ke', ${OLD})`);
  tracesBefore = await rows(TRACES);
  await database.migrateRest();
});
afterAll(() => database.close());

it('existing rows get the language and dates of their texts, and remain as visible as before', async () => {
  expect(await rows(TRACES)).toEqual(tracesBefore);
  expect(
    await rows(
      'select sum(total)::integer as total, min(year) > 2000 as dated from public.news_years()',
    ),
  ).toEqual([{ total: 1, dated: true }]);
  expect(
    await rows(`select title, language, text_changed_at = updated_at as dated,
      translated_title, translation_changed_at from public.news order by title`),
  ).toEqual([
    ...[['Tea', 'en'] as const, ['Чай', 'ru'] as const].map(([title, language]) => ({
      ...{ title, language, dated: true },
      ...{ translated_title: null, translation_changed_at: null },
    })),
  ]);
  const notices = `select title, language, status, ends_at, pinned, starts_at = created_at as started
    from public.notices order by title`;
  const russian = { title: 'Бланк', language: 'ru', status: 'published' };
  const rest = { ends_at: null, pinned: false, started: true };
  expect(await rows(notices)).toEqual([{ ...russian, ...rest }]);
});

it('rows deleted before the columns existed are restored from the bin', async () => {
  const columns = 'title, language, text_changed_at is not null as dated';
  await rows('begin');
  await rows(`select set_config('request.jwt.claim.sub', '${ADMIN}', true)`);
  await rows('select public.restore_from_bin(item_id) from public.bin');
  const restored = await rows(
    `select ${columns} from public.news where title = 'Coffee'
      union all select ${columns} from public.notices where title = 'Виза'`,
  ).finally(() => rows('rollback'));
  expect(restored).toEqual([
    { title: 'Coffee', language: 'en', dated: true },
    { title: 'Виза', language: 'ru', dated: true },
  ]);
});
