/**
 * Number and seed of generated inputs. `npm test` tries a share with a fixed seed, because a
 * failure has to mean a changed product; `npm run test:fuzz` tries all with a new seed, and its
 * finds become `examples` of the test.
 */

const SHARE = 0.05;
const FIXED_SEED = 2026;

/** Returns the seed of a full run: the variable SEED, to repeat a run, or a new one. */
export const newSeed = (): number => Number(process.env.SEED ?? Date.now() % 1_000_000);

/** The `env` of a Vitest project for a full run. */
export const fullRun = (seed: number): Record<string, string> => ({ FUZZ_SEED: `${seed}` });

/**
 * Returns how many inputs to try in this run.
 * @param full the number in a full run
 */
export const runs = (full: number): number =>
  process.env.FUZZ_SEED === undefined ? Math.ceil(full * SHARE) : full;

/** Returns the seed of this run. */
export const seed = (): number => Number(process.env.FUZZ_SEED ?? FIXED_SEED);
