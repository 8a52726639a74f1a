import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'vitest';
import { type MigratedDatabase, migratedDatabase } from '../../support/database/backend';
import { fillAudit, STAFF } from './articles';

/**
 * Times of a save as the audit grows, with its triggers: audit, version, stored totals. Reports
 * figures and asserts nothing; the times should stay constant (decision 0020).
 */

const SIZES = [0, 100_000, 1_000_000];
const ARTICLES = 1_000;
const RUNS = 41;
/** Runs before those that count. */
const WARM_UP = 20;
const ARTICLE = '10000000-0000-4000-8000-000000000001';

async function prepare({ sql }: MigratedDatabase): Promise<void> {
  await sql(`insert into auth.users (id, email) values ('${STAFF}', 'staff@embassy.example')`);
  await sql(`insert into public.profiles (id, role) values ('${STAFF}', 'admin')`);
  await sql(`select set_config('request.jwt.claim.sub', '${STAFF}', false)`);
  await sql(`insert into public.news (id, title, slug, content, status)
    select case n when 1 then '${ARTICLE}'::uuid else gen_random_uuid() end, 'Article ' || n,
      'number-' || n, repeat('Exporters of tea meet buyers from both countries. ', 60), 'published'
    from generate_series(1, ${ARTICLES}) as n`);
}

const save = (run: number) =>
  `update public.news set title = 'Saved ${run}', content = content || ' ${run}' where id = '${ARTICLE}'`;

const statements: Record<string, (run: number) => string> = {
  'save of an article': save,
  'the same without audit and version': save,
  'recent activity on the dashboard': () =>
    `select id, occurred_at, actor_name, kind, action, item_id, title, changes from public.audit
     order by occurred_at desc, id desc limit 20`,
  'history of one article': () =>
    `select id, occurred_at, actor_name, kind, action, item_id, title, changes from public.audit
     where item_id = '${ARTICLE}' order by id desc limit 100`,
};

async function switchTriggers({ sql }: MigratedDatabase, how: 'enable' | 'disable') {
  for (const name of ['news_audited', 'news_versioned']) {
    await sql(`alter table public.news ${how} trigger ${name}`);
  }
}

let count = 0;

/** The median in milliseconds of several runs. */
async function time(
  { sql }: MigratedDatabase,
  statement: (run: number) => string,
): Promise<number> {
  await sql('set role authenticated');
  const times: number[] = [];
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    count += 1;
    const start = performance.now();
    await sql(statement(count));
    if (run >= 0) times.push(performance.now() - start);
  }
  await sql('reset role');
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
}

it('times saves at three sizes of the audit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'embassy-saves-'));
  const database = await migratedDatabase({ folder: join(folder, 'data') });
  await prepare(database);
  const rows = Object.keys(statements).map((question) => ({ question }) as Record<string, unknown>);
  let previousSize = 0;
  for (const size of SIZES) {
    if (size > previousSize) await fillAudit(database, size - previousSize, ARTICLE);
    previousSize = size;
    for (const [index, [name, statement]] of Object.entries(statements).entries()) {
      const withoutTriggers = name.includes('without');
      if (withoutTriggers) await switchTriggers(database, 'disable');
      const ms = await time(database, statement);
      if (withoutTriggers) await switchTriggers(database, 'enable');
      Object.assign(rows[index] ?? {}, {
        [`${size.toLocaleString('en')} audit rows, ms`]: Math.round(ms * 100) / 100,
      });
    }
  }
  // The embedded database captures the console while it is open.
  await database.close();
  console.table(rows);
  rmSync(folder, { recursive: true, force: true });
});
