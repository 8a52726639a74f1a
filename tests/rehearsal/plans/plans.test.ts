import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { queries } from '../../bench/database/queries';
import type { Query } from '../../bench/database/sql';
import { type Asker, askerOf } from './asker';
import { ARTICLES, type FilledDatabase, filledDatabase } from './database';
import { EXPECTED, type Way } from './expected';
import type { Used } from './plan';

/**
 * Every question of the site to 100,000 articles, as the role that asks and within the statement_timeout of
 * that role: the database itself ends one that takes longer (57014).
 */

/** Tables that grow; of the others, reading every row is the cheapest. */
const LARGE = ['news', 'audit', 'versions'];

let database: FilledDatabase;
let asker: Asker;
let asked: Map<string, Query>;
const times = new Map<string, number>();

beforeAll(async () => {
  const hosting = inject('hosting');
  if (!hosting) throw new Error('the plans need the server of the rehearsal');
  database = await filledDatabase(hosting);
  asker = await askerOf(hosting.port, database.name);
  const waitedFor = queries(database.sample).filter(({ target }) => target !== null);
  asked = new Map(waitedFor.map((query) => [query.name, query]));
}, 180_000);
afterAll(async () => {
  await asker?.close();
  await database?.close();
  print();
});

it('every question has an expected plan, and the other way round', () => {
  expect([...asked.keys()].sort()).toEqual(Object.keys(EXPECTED).sort());
});

it.each(Object.entries(EXPECTED))(
  '«%s» is answered as expected, within its limit',
  async (name, { way, generic = way }) => {
    const query = asked.get(name);
    if (!query) throw new Error(`${name} is not in queries.ts`);
    expectWay(await asker.explain(query, 'force_custom_plan'), way);
    expectWay(await asker.explain(query, 'force_generic_plan'), generic);
    times.set(name, await asker.time(query));
  },
);

it('a question that takes longer than its role may is ended by the database', async () => {
  const endless = { name: '', target: 0, parameters: [], sql: 'select pg_sleep(60)' };
  await expect(asker.explain({ ...endless, role: 'anon' }, 'auto')).rejects.toMatchObject({
    code: '57014',
  });
});

function expectWay({ indexes, wholeTables }: Used, way: Way): void {
  if ('everyRowOf' in way) {
    expect([...wholeTables]).toContain(way.everyRowOf);
  } else {
    expect(way.index).toContainEqual(expect.toBeOneOf([...indexes]));
    expect(LARGE.filter((table) => wholeTables.has(table))).toEqual([]);
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
