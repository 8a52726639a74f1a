import type { Reporter } from 'vitest/node';

/** Prints the seed of a full run before it and, beside its failures, after it. */
export class SeedNote implements Reporter {
  constructor(
    readonly command: string,
    readonly seed: number,
  ) {}

  onInit(): void {
    this.#print();
  }

  onTestRunEnd(): void {
    this.#print();
  }

  #print(): void {
    process.stdout.write(
      `\nSEED=${this.seed}; to repeat: SEED=${this.seed} npm run ${this.command}\n`,
    );
  }
}
