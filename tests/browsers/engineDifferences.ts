import { basename } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { compare, type Difference, listDifferences } from './compare.ts';
import type { Measured } from './measure.ts';

type Pages = Map<string, Measured>;

/**
 * Prints the differences between the engines at the end of a run of both. Differences do not fail the run.
 */
export class EngineDifferences implements Reporter {
  readonly #engines = new Map<string, Pages>();

  onTestModuleEnd(module: TestModule): void {
    for (const test of module.children.allTests())
      this.#note(basename(module.moduleId, '.test.ts'), test);
  }

  #note(engine: string, test: TestCase): void {
    const { measured: widths } = test.meta();
    if (!widths) return;
    const page = test.parent.type === 'suite' ? test.parent.name : '';
    const pages = this.#engines.get(engine) ?? new Map();
    this.#engines.set(engine, pages);
    for (const [width, measured] of Object.entries(widths)) {
      pages.set(`${page} at ${width}`, measured);
    }
  }

  onTestRunEnd(): void {
    const [first, second] = [...this.#engines].sort(([one], [other]) => one.localeCompare(other));
    if (!first || !second) return;
    const lines = listDifferences(differencesOf(first[1], second[1]));
    const heading = `Differences between ${first[0]} and ${second[0]}: ${lines.length ? '' : 'none'}`;
    process.stdout.write(`\n${[heading, ...lines].join('\n  ')}\n`);
  }
}

const differencesOf = (first: Pages, second: Pages): Difference[] =>
  [...first].flatMap(([where, one]) => {
    const other = second.get(where);
    return other ? compare(where, one, other) : [];
  });
