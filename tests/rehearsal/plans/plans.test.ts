import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { queries } from '../../bench/database/queries';
import type { Query } from '../../bench/database/sql';
import { type Explainer, startExplainer } from './asker';
import { ARTICLES, type FilledDatabase, filledDatabase } from './database';
import { EXPECTED, type Way } from './expected';
import type { Used } from './plan';

/**
 * Every query of the site with 100,000 articles, as its role and within that role's
 * statement_timeout: PostgreSQL aborts a slower one (57014).
 */

/** Tables that grow; for the others a sequential scan is cheapest. */
const LARGE = ['news', 'audit', 'versions'];

let database: FilledDatabase;
let explainer: Explainer;
let queriesByName: Map<string, Query>;
const times = new Map<string, number>();

beforeAll(async () => {
  const hosting = inject('hosting');
  if (!hosting) throw new Error('the plans need the server of the rehearsal');
  database = await filledDatabase(hosting);
  explainer = await startExplainer(hosting.port, database.name);
  const interactive = queries(database.sample).filter(({ target }) => target !== null);
  queriesByName = new Map(interactive.map((query) => [query.name, query]));
}, 180_000);
afterAll(async () => {
  await explainer?.close();
  await database?.close();
  print();
});

it('every interactive query has an expected plan and the other way round', () => {
  expect([...queriesByName.keys()].sort()).toEqual(Object.keys(EXPECTED).sort());
});

it.each(Object.entries(EXPECTED))(
  'query «%s» uses the expected plan within its timeout',
  async (name, { way, generic = way }) => {
    const query = queriesByName.get(name);
    if (!query) throw new Error(`${name} is not in queries.ts`);
    expectWay(await explainer.explain(query, 'force_custom_plan'), way);
    expectWay(await explainer.explain(query, 'force_generic_plan'), generic);
    times.set(name, await explainer.time(query));
  },
);

it('PostgreSQL aborts a query at the timeout of its role', async () => {
  const endless = { name: '', target: 0, parameters: [], sql: 'select pg_sleep(60)' };
  await expect(explainer.explain({ ...endless, role: 'anon' }, 'auto')).rejects.toMatchObject({
    code: '57014',
  });
});

function expectWay({ indexes, wholeTables }: Used, way: Way): void {
  if ('everyRowOf' in way) {
    expect([...wholeTables]).toContain(way.everyRowOf);
  } else {
    expect(way.index).toContainEqual(expect.toBeOneOf([...indexes]));
    const whole = LARGE.filter((table) => wholeTables.has(table) && table !== way.counts);
    expect(whole).toEqual([]);
  }
}

function print(): void {
  const slowest = [...times].sort(([, one], [, other]) => other - one);
  console.table(
    Object.fromEntries(
      slowest.map(([name, ms]) => [name, { 'median, ms': Math.round(ms * 10) / 10 }]),
    ),
  );
  const [name, ms] = slowest[0] ?? ['none', Number.NaN];
  console.info(
    `Slowest of ${slowest.length} questions at ${ARTICLES} articles: ${name}, ${Math.round(ms)} ms`,
  );
}
