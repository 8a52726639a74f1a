import type postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { env } from '../../../src/lib/env';
import { signInAsAdmin } from '../../support/database/services';
import { newSeed } from '../../support/fuzz/fuzz';
import type { ServedProject } from '../hosted/server';
import { connect } from '../postgres/cluster';
import * as afterwards from './afterwards';
import { Ledger } from './ledger';
import { BUSY } from './news';
import { describeFaults, print } from './report';
import { READ_CLIENTS, scheduleLast, sessionsOf, storm, stormProject, WRITERS } from './run';
import { type ServerFigures, serverFigures } from './server';
import { Record, recording } from './wire';
import type { StormContext } from './writer';

vi.mock('../../../src/lib/env', () => ({ env: {} }));

/** 30 writers and 8 read clients at once; afterwards all counts and stored rows are exact. */

const SEED = newSeed();
const SECONDS = Number(process.env.STORM_SECONDS ?? 20);

let project: ServedProject;
let owner: postgres.Sql;
let context: StormContext;
let newestEntryBefore: number;
let cameDueByThemselves: boolean;
let figures: ServerFigures;
const totals = new Map<string | null, number>();

/** The total of the list that visitors get. */
async function totalOf(topic: string | null): Promise<number> {
  const query = topic ? `?${new URLSearchParams({ topic })}` : '';
  const headers = { apikey: context.publishableKey };
  const response = await fetch(`${context.url}/rest/v1/rpc/news_total${query}`, { headers });
  return Number(await response.text());
}

beforeAll(async () => {
  const hosting = inject('hosting');
  if (!hosting) throw new Error('the storm needs the server of the rehearsal');
  console.info(`Storm with SEED=${SEED}`);
  project = await stormProject(hosting);
  owner = connect(hosting.port, 'postgres', project.database);
  const { url, publishableKey } = project;
  vi.stubGlobal('WebSocket', class {});
  Object.assign(env, { supabaseUrl: url, publishableKey });
  await signInAsAdmin();
  const sessions = await sessionsOf(project);
  const rows = await owner<{ id: string }[]>`select id from public.news_categories order by slug`;
  const categories = rows.map(({ id }) => id);
  context = {
    url,
    publishableKey,
    sessions,
    categories,
    ledger: new Ledger(),
    record: new Record(),
  };
  const listed = await owner<{ id: string }[]>`select id from public.news where id <> ${BUSY}`;
  for (const { id } of listed) context.ledger.news.add(id);
  newestEntryBefore = await afterwards.newestEntry(owner);

  vi.stubGlobal('fetch', recordReads());
  const start = performance.now();
  await storm(context, SEED, SECONDS);
  print(context.ledger, context.record, (performance.now() - start) / 1_000);
  await scheduleLast(context, SEED);
  vi.unstubAllGlobals();

  cameDueByThemselves = await afterwards.untilAllAreDue(owner);
  for (const topic of await afterwards.topics(owner)) totals.set(topic, await totalOf(topic));
  figures = await serverFigures(hosting.port, project.database);
  console.info(`${figures.connections} connections, ${figures.deadlocks} deadlocks`);
}, 180_000);
afterAll(async () => {
  await owner?.end();
  await project?.close();
});

it('every request of writers and read clients gets an expected response', () => {
  expect(context.ledger.saves).toBeGreaterThan(SECONDS);
  expect(describeFaults(context.record.faults)).toEqual([]);
});

it('PostgREST opens more than half as many connections as there are clients, without a deadlock', () => {
  expect(figures.connections).toBeGreaterThan((WRITERS + READ_CLIENTS) / 2);
  expect(figures.deadlocks).toBe(0);
});

it('every total equals an exact count, including scheduled articles that became due without a save', async () => {
  expect(cameDueByThemselves).toBe(true);
  expect(totals.size).toBeGreaterThan(8);
  for (const [topic, total] of totals) {
    expect([topic, total]).toEqual([topic, await afterwards.countExactly(owner, topic)]);
  }
});

it('the audit has exactly one entry for each confirmed change, with its author', async () => {
  const { confirmed } = context.ledger;
  expect(await afterwards.auditDifferences(owner, newestEntryBefore, confirmed)).toEqual([]);
});

it('every item is where its last audit entry places it: in its list, in the bin or nowhere', async () => {
  expect([...(await afterwards.misplaced(owner, newestEntryBefore))]).toEqual([]);
  expect([...(await afterwards.inBinAndList(owner))]).toEqual([]);
});

it('the newest version of each item equals its row, and no item has more than 50 versions', async () => {
  expect(await afterwards.mostVersions(owner)).toBe(50);
  expect([...(await afterwards.wrongVersions(owner))]).toEqual([]);
  expect([...(await afterwards.orphanedVersions(owner))]).toEqual([]);
});

it('no two of the articles saved at the same time have the same slug', async () => {
  expect([...(await afterwards.repeatedSlugs(owner))]).toEqual([]);
});

/** Records requests of the site's services, which use the global `fetch`. */
function recordReads(): typeof fetch {
  return recording(context.record, () => 'a request of a reader');
}
