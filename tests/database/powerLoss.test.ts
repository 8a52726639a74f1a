import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { KilledSite } from '../support/killedSite';
import { SavedLedger } from '../support/savedLedger';

/**
 * The development server is killed with `kill -9` in the middle of saves. The project `bench-faults`
 * runs the same with more kills.
 */

const KILLS = Number(process.env.KILLS ?? 2);
const SEED = 20_261_121;
/** The saves of one round before the kill, at most; and the milliseconds that it then still writes. */
const MOST_SAVES = 60;
const MOST_MS = 25;

const site = new KilledSite();
const ledger = new SavedLedger(process.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '');
afterAll(() => site.close());

const moments = fc.sample(fc.tuple(fc.nat(MOST_SAVES), fc.nat(MOST_MS)), {
  seed: SEED,
  numRuns: KILLS - 1,
});

async function killDuringFirstStart(): Promise<void> {
  site.begin();
  const begun = () => existsSync(join(site.dataDir, 'PG_VERSION'));
  await expect.poll(begun, { timeout: 30_000, interval: 20 }).toBe(true);
  await site.kill();
}

/** Starts, looks for everything acknowledged before, and is killed while saves are under way. */
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

it('no acknowledged save is lost and the next start works, however often it is killed', async () => {
  await killDuringFirstStart();
  for (const [saves, milliseconds] of moments) await killDuringSaves(saves, milliseconds);
  expect(await ledger.faults(await site.start())).toEqual([]);
  expect(ledger.acknowledged).toBeGreaterThan(KILLS);
  process.stdout.write(
    `faults staged: kill -9 × ${KILLS}, ${ledger.acknowledged} acknowledged saves kept\n`,
  );
}, 300_000);
