/**
 * How many generated inputs a test tries, and by which seed. `npm test` tries a share of them and the same
 * ones each time, because a red run has to mean a changed product; `npm run test:fuzz` and
 * `npm run bench:faults` try all of them with a new seed each time. What those find becomes an example of
 * its own in the test, so that `npm test` tries it ever after.
 */

const SHARE = 0.05;
const FIXED_SEED = 2026;

/**
 * A seed for a full run: that of the variable SEED, to repeat a run, else a new one.
 * @throws where SEED is not a whole number from 0 to 2147483647
 */
export function newSeed(): number {
  const wanted = process.env.SEED;
  if (!wanted) return Date.now() % 1_000_000;
  if (!/^\d{1,10}$/.test(wanted) || Number(wanted) > 0x7fff_ffff) {
    throw new Error(`SEED=${wanted} is not a whole number from 0 to 2147483647`);
  }
  return Number(wanted);
}

/** What a project of Vitest has in its `env` for a full run. */
export const fullRun = (seed: number): Record<string, string> => ({ FUZZ_SEED: `${seed}` });

/**
 * How many inputs to try.
 * @param full the number in a full run
 */
export const runs = (full: number): number =>
  process.env.FUZZ_SEED === undefined ? Math.ceil(full * SHARE) : full;

/** The seed of this run. */
export const seed = (): number => Number(process.env.FUZZ_SEED ?? FIXED_SEED);
