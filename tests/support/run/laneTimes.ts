import type { Reporter, TestModule } from 'vitest/node';

interface Lane {
  from: number;
  to: number;
  tests: number;
  failed: number;
}

const seconds = (ms: number): string => `${Math.round(ms / 1_000)} s`;

/**
 * Prints after a run how many tests each project had, and the duration of each project and of the
 * run.
 */
export class LaneTimes implements Reporter {
  readonly #start = performance.now();
  readonly #lanes = new Map<string, Lane>();

  onTestModuleStart(module: TestModule): void {
    const now = performance.now();
    const { name } = module.project;
    if (!this.#lanes.has(name)) this.#lanes.set(name, { from: now, to: now, tests: 0, failed: 0 });
  }

  onTestModuleEnd(module: TestModule): void {
    const lane = this.#lanes.get(module.project.name);
    if (!lane) return;
    lane.to = performance.now();
    lane.tests += [...module.children.allTests()].length;
    lane.failed += [...module.children.allTests('failed')].length;
  }

  onTestRunEnd(): void {
    const lines = [...this.#lanes].map(
      ([name, { from, to, tests, failed }]) =>
        `${name}: ${tests - failed} of ${tests} tests passed in ${seconds(to - from)}\n`,
    );
    const whole = `whole run, with its set-up: ${seconds(performance.now() - this.#start)}\n`;
    process.stdout.write(`\n${lines.join('')}${whole}`);
  }
}
