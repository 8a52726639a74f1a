import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** The result of a test, of a file that could not be loaded, or of a suite whose hook failed. */
export interface Result {
  /** Path from the root of the project. */
  file: string;
  /** Titles of suites and test, as `--testNamePattern` reads them; empty for a whole file. */
  name: string;
  state: 'passed' | 'failed' | 'skipped' | 'pending';
  /** The first line of the first error. */
  error: string;
}

const firstLine = (errors: readonly SerializedError[] = []): string =>
  errors[0]?.message.split('\n', 1)[0] ?? '';

/** Writes the results of a run to the file that `.ci/run` names. */
export const resultReporters = (file = process.env.TEST_RESULTS): Reporter[] =>
  file ? [new Results(file)] : [];

class Results implements Reporter {
  constructor(readonly file: string) {}

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const results = [
      ...modules.flatMap(moduleResults),
      ...unhandled.map((error) => failed('', 'an error outside of the tests', [error])),
    ];
    writeFileSync(this.file, JSON.stringify(results));
  }
}

const failed = (file: string, name: string, errors: readonly SerializedError[]): Result => ({
  file,
  name,
  state: 'failed',
  error: firstLine(errors),
});

function moduleResults(module: TestModule): Result[] {
  const file = relative(module.project.config.root, module.moduleId);
  const oneLine = (fullName: string): string => fullName.replaceAll(' > ', ' ');
  const outsideOfTests = [module, ...module.children.allSuites()].flatMap((suite) => {
    const errors = suite.errors();
    if (errors.length === 0) return [];
    return failed(file, suite.type === 'suite' ? oneLine(suite.fullName) : '', errors);
  });
  const tests = [...module.children.allTests()].map((test): Result => {
    const { state, errors } = test.result();
    return { file, name: oneLine(test.fullName), state, error: firstLine(errors) };
  });
  return [...outsideOfTests, ...tests];
}
