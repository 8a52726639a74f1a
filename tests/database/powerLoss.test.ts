import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { SavedLedger } from '../support/database/savedLedger';
import { runs, seed } from '../support/fuzz/fuzz';
import { copyOfDatabase } from '../support/site/databaseTemplate';
import { KilledSite } from '../support/site/killedSite';

/**
 * The development server is killed with SIGKILL: once during saves in `npm test`, 20 times with
 * FUZZ_SEED, the first time during the first start.
 */

const KILLS = runs(20);
const KILLS_DURING_START = KILLS > 1 ? 1 : 0;
/**
 * Number of saves in a round before the kill, and the maximum of milliseconds that it then writes
 * on.
 */
const SAVES = { min: 5, max: 60 };
const MOST_MS = 25;

const site = new KilledSite();
const ledger = new SavedLedger(process.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '');
afterAll(() => site.close());

const delays = fc.sample(fc.tuple(fc.integer(SAVES), fc.nat(MOST_MS)), {
  seed: seed(),
  numRuns: KILLS - KILLS_DURING_START,
});

async function killDuringFirstStart(): Promise<void> {
  site.begin();
  const begun = () => existsSync(join(site.dataDir, 'PG_VERSION'));
  await expect.poll(begun, { timeout: 30_000, interval: 20 }).toBe(true);
  await site.kill();
}

/**
 * Starts the server, checks everything acknowledged before, and kills it while saves are under way.
 */
async function killDuringSaves(saves: number, milliseconds: number): Promise<void> {
  const url = await site.start();
  if (ledger.acknowledged === 0) await ledger.signIn(url);
  expect(await ledger.faults(url)).toEqual([]);
  const enough = ledger.acknowledged + saves;
  const writing = ledger.write(url);
  await expect
    .poll(() => ledger.acknowledged, { timeout: 20_000, interval: 5 })
    .toBeGreaterThanOrEqual(enough);
  await new Promise((done) => setTimeout(done, milliseconds));
  await site.kill();
  await writing;
}

it('a server killed during saves loses no acknowledged save and starts again', async () => {
  // The first start is interrupted in the full run alone, and takes most of the time of this one.
  if (KILLS_DURING_START) await killDuringFirstStart();
  else await copyOfDatabase(site.dataDir);
  for (const [saves, milliseconds] of delays) await killDuringSaves(saves, milliseconds);
  expect(await ledger.faults(await site.start())).toEqual([]);
  expect(ledger.acknowledged).toBeGreaterThanOrEqual(SAVES.min * delays.length);
  process.stdout.write(
    `faults staged: kill -9 × ${KILLS}, ${ledger.acknowledged} acknowledged saves kept, seed ${seed()}\n`,
  );
}, 300_000);
