import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'vitest';
import { type MigratedDatabase, migratedDatabase } from '../../support/backend';
import { fillAudit, STAFF } from './articles';

/**
 * What a save costs as the audit grows, with everything a save sets off: audit, version, kept totals.
 * Figures, not assertions; what counts is that they stay flat (docs/decisions/0020-audit.md).
 */

const SIZES = [0, 100_000, 1_000_000];
const ARTICLES = 1_000;
const RUNS = 41;
/** Before the runs that count. */
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

const questions: Record<string, (run: number) => string> = {
  'save of an article': save,
  'the same without audit and version': save,
  'last changes on the dashboard': () =>
    `select id, at, who, kind, action, item, title, changes from public.audit
     order by at desc, id desc limit 20`,
  'history of one article': () =>
    `select id, at, who, kind, action, item, title, changes from public.audit
     where item = '${ARTICLE}' order by id desc limit 100`,
};

async function switchTriggers({ sql }: MigratedDatabase, how: 'enable' | 'disable') {
  for (const name of ['news_audited', 'news_versioned']) {
    await sql(`alter table public.news ${how} trigger ${name}`);
  }
}

let count = 0;

/** Milliseconds, the median of several runs. */
async function time({ sql }: MigratedDatabase, question: (run: number) => string): Promise<number> {
  await sql('set role authenticated');
  const times: number[] = [];
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    count += 1;
    const start = performance.now();
    await sql(question(count));
    if (run >= 0) times.push(performance.now() - start);
  }
  await sql('reset role');
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
}

it('saves while the audit grows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'embassy-saves-'));
  const database = await migratedDatabase({ folder: join(folder, 'data') });
  await prepare(database);
  const rows = Object.keys(questions).map((question) => ({ question }) as Record<string, unknown>);
  let before = 0;
  for (const size of SIZES) {
    if (size > before) await fillAudit(database, size - before, ARTICLE);
    before = size;
    for (const [place, [name, question]] of Object.entries(questions).entries()) {
      const bare = name.includes('without');
      if (bare) await switchTriggers(database, 'disable');
      const ms = await time(database, question);
      if (bare) await switchTriggers(database, 'enable');
      Object.assign(rows[place] ?? {}, {
        [`${size.toLocaleString('en')} audit rows, ms`]: Math.round(ms * 100) / 100,
      });
    }
  }
  // An open database keeps the console to itself.
  await database.close();
  console.table(rows);
  rmSync(folder, { recursive: true, force: true });
});
