import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'vitest';
import { type MigratedDatabase, migratedDatabase } from '../../support/database/backend';
import { fill, prepare, sampleOf } from './articles';
import { queries } from './queries';
import { inline, type Query } from './sql';

/**
 * Times of the site's queries as the number of articles grows, on the migrated schema in the
 * embedded PostgreSQL with row-level security. Reports figures and asserts nothing; the relevant
 * result is which times stay constant.
 */

const SIZES = [1_000, 100_000, 1_000_000];
const RUNS = 11;
/** Queries slower than this run less often. */
const SLOW_MS = 500;
const SLOW_RUNS = 3;
/** Design 7: page 1 with the most articles compared with the fewest, in the same run. */
const MAX_GROWTH = 2;

/** The median in milliseconds of several runs after one warm-up. */
async function time(database: MigratedDatabase, query: Query): Promise<number> {
  const statement = inline(query);
  const runOnce = async () => {
    const start = performance.now();
    await database.sql(statement);
    return performance.now() - start;
  };
  await database.sql(`set role ${query.role}`);
  const times: number[] = [];
  const runs = (await runOnce()) > SLOW_MS ? SLOW_RUNS : RUNS;
  for (let run = 0; run < runs; run += 1) times.push(await runOnce());
  await database.sql('reset role');
  const [median = Number.NaN] = times.sort((a, b) => a - b).slice(Math.floor(runs / 2));
  return median;
}

async function plan(database: MigratedDatabase, query: Query): Promise<string> {
  await database.sql(`set role ${query.role}`);
  const rows = await database.sql<Record<string, string>>(
    `explain (analyze, costs off) ${inline(query)}`,
  );
  await database.sql('reset role');
  return rows.map((row) => Object.values(row)[0]).join('\n');
}

/** The queries for a database of `size` articles. */
const queriesAt = async (database: MigratedDatabase, size: number): Promise<Query[]> =>
  queries(await sampleOf(database, size));

const rounded = (ms: number): number => Math.round(ms * 10) / 10;
const title = (size: number): string => `${size.toLocaleString('en')}, ms`;

type Figures = Map<string, { target: number | null; times: number[] }>;

function print(figures: Figures): void {
  const [pageOne] = [...figures.values()].map(({ times }) => times);
  const growth = (pageOne?.at(-1) ?? Number.NaN) / (pageOne?.[0] ?? Number.NaN);
  console.table(
    [...figures].map(([question, { target, times }]) => ({
      question,
      ...Object.fromEntries(times.map((ms, index) => [title(SIZES[index] ?? 0), rounded(ms)])),
      'target at the most, ms': target ?? '–',
      met: target === null ? '–' : (times.at(-1) ?? Number.NaN) <= target,
    })),
  );
  console.info(
    `Page 1 at the most articles takes ${rounded(growth)} × its time at the fewest; ` +
      `target: at most ${MAX_GROWTH} ×; met: ${growth <= MAX_GROWTH}`,
  );
}

it('times the queries of the site at three database sizes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'embassy-growth-'));
  const database = await migratedDatabase({ folder: join(folder, 'data') });
  const figures: Figures = new Map();
  let previousSize = 0;
  await prepare(database);
  for (const size of SIZES) {
    const start = performance.now();
    await fill(database, previousSize + 1, size);
    console.info(`${size} articles after ${Math.round((performance.now() - start) / 1_000)} s`);
    previousSize = size;
    for (const query of await queriesAt(database, size)) {
      const { name, target } = query;
      const { times } = figures.get(name) ?? { times: [] };
      figures.set(name, { target, times: [...times, await time(database, query)] });
    }
  }
  for (const query of await queriesAt(database, previousSize)) {
    console.info(`\n${query.name}, ${previousSize} articles\n${await plan(database, query)}`);
  }
  // The embedded database captures the console while it is open.
  await database.close();
  print(figures);
  rmSync(folder, { recursive: true, force: true });
});
