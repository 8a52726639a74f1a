/**
 * `.ci/run`, after `npm install`: runs every lane, even after a red one, and ends with a table and
 * the names of failed tests. A test that failed in a real browser runs once more, alone. If it
 * passes then, it is unsteady, which makes the run red only above {@link UNSTEADY_AT_MOST}.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/**
 * @typedef {{file: string, name: string, state: string, error: string}} Result of a test; without
 *   a name, of a file that failed outside of its tests
 * @typedef {{lane: string, tests: number, red: Result[], unsteady: Result[], seconds: number}} Row
 */

const SITE = 'tests/vitest.config.ts';

/** The scripts of package.json, with configuration and project of their tests in a real browser. */
const LANES = [
  { script: 'test', config: SITE, project: 'browser' },
  { script: 'test:browsers', config: SITE, project: 'engines' },
  { script: 'test:thorough', config: SITE, project: 'browser' },
  { script: 'rehearse', config: 'tests/rehearsal/vitest.config.ts', project: 'hosted-browser' },
];

const IN_A_BROWSER = /^tests\/(?:e2e|browsers)\//;
const UNSTEADY_AT_MOST = 3;
/** Failures in a lane above which they share a cause, which a second run does not tell. */
const TRIED_AGAIN_AT_MOST = 10;
/** Failed tests in the list at the end. */
const LISTED_AT_MOST = 20;

const folder = mkdtempSync(join(tmpdir(), 'embassy-ci-'));

/**
 * Runs a program with its output in this one's.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
const run = (program, args) =>
  new Promise((done) => {
    const child = spawn(program, args, { stdio: 'inherit' });
    child.once('close', (code) => done(code ?? 1));
  });

/**
 * Runs Vitest.
 * @param {string} name of the file with the results
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<Result[]>} of all tests, and a failed one if the run itself failed
 */
async function test(name, program, args) {
  const file = join(folder, `${name}.json`);
  const report = ['--reporter=dot', '--reporter=json', `--outputFile=${file}`];
  const code = await run(program, [...args, ...report]);
  // If the run ended before its tests did, the exit code is reported.
  const files = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : [];
  /** @type {Result[]} */
  const results = files.flatMap(fileResults);
  if (code === 0 || results.some(hasFailed)) return results;
  const error = `${program} ${args.join(' ')} ended with exit code ${code}`;
  return [...results, { file: '', name, state: 'failed', error }];
}

/** @param {import('vitest/node').JsonTestResults['testResults'][number]} file */
function fileResults({ name: path, status, message, assertionResults }) {
  const file = relative('.', path);
  const results = assertionResults.map((test) => {
    const [line = ''] = test.failureMessages?.[0]?.split('\n') ?? [];
    // Vitest has no other text for a timeout.
    const error = line.replace('Error: STACK_TRACE_ERROR', 'timed out');
    return { file, name: test.fullName, state: test.status, error };
  });
  if (status === 'passed' || results.some(hasFailed)) return results;
  return [...results, { file, name: '', state: 'failed', error: message }];
}

/** @param {Result} result */
const hasFailed = ({ state }) => state === 'failed';

/** @param {Result} result */
const testName = ({ file, name }) => `${file} ${name}`;

/**
 * Runs failed tests once more, alone.
 * @param {typeof LANES[number]} lane
 * @param {Result[]} failed
 * @returns {Promise<Set<string>>} the keys of those that passed
 */
async function passedAlone({ script, config, project }, failed) {
  const files = [...new Set(failed.map(({ file }) => file))];
  const names = failed.map(({ name }) => name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  // A file that did not load has no name: all of its tests run.
  const pattern = names.includes('') ? [] : ['--testNamePattern', `^(?:${names.join('|')})`];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', config, '--mode', 'file'];
  const args = [...vitest, '--project', project, '--maxWorkers', '1', ...pattern, ...files];
  const results = await test(`${script}-again`, process.execPath, args);
  const failedAgain = results.filter(hasFailed);
  const passed = results.filter(({ state }) => state === 'passed');
  const isWithin = (/** @type {Result[]} */ list, /** @type {Result} */ { file, name }) =>
    list.some((result) => result.file === file && result.name.startsWith(name));
  return new Set(
    failed.filter((one) => isWithin(passed, one) && !isWithin(failedAgain, one)).map(testName),
  );
}

/**
 * @param {typeof LANES[number]} lane
 * @returns {Promise<Row>}
 */
async function runLane(lane) {
  const start = Date.now();
  const results = await test(lane.script, 'npm', ['run', lane.script, '--']);
  const failed = results.filter(hasFailed);
  const again = failed.filter(({ file }) => IN_A_BROWSER.test(file));
  const steady =
    again.length === 0 || failed.length > TRIED_AGAIN_AT_MOST
      ? new Set()
      : await passedAlone(lane, again);
  return {
    lane: lane.script,
    tests: results.filter(({ state }) => state === 'passed' || state === 'failed').length,
    red: failed.filter((result) => !steady.has(testName(result))),
    unsteady: failed.filter((result) => steady.has(testName(result))),
    seconds: Math.round((Date.now() - start) / 1000),
  };
}

/** @param {Row[]} rows */
function table(rows) {
  const cells = rows.map(({ lane, tests, red, unsteady, seconds }) =>
    [lane.padEnd(14), ...[tests, red.length, unsteady.length, seconds].map(column)].join(''),
  );
  const head = ['lane'.padEnd(14), ...['tests', 'red', 'unsteady', 'seconds'].map(column)].join('');
  return [head, ...cells].join('\n');
}

/** @param {string | number} cell */
const column = (cell) => String(cell).padStart(10);

/**
 * @param {string} heading
 * @param {Row[]} rows
 * @param {'red' | 'unsteady'} kind
 * @returns {string[]} two lines for each test
 */
function report(heading, rows, kind) {
  const lines = rows.flatMap((row) =>
    row[kind].map(({ file, name, error }) =>
      `${row.lane}: ${file} ${name}\n    ${error}`.slice(0, 300),
    ),
  );
  if (lines.length === 0) return [];
  const rest = lines.length - LISTED_AT_MOST;
  return [
    `\n${heading}`,
    ...lines.slice(0, LISTED_AT_MOST),
    ...(rest > 0 ? [`… and ${rest} more`] : []),
  ];
}

// Networks and disks are busy with these, so that they cost the tests little.
const installing = run(process.execPath, ['scripts/ci/install.mjs']);
/** @type {Row[]} */
const rows = [];
for (const lane of LANES) {
  rows.push(await runLane(lane));
  await installing;
}
rmSync(folder, { recursive: true, force: true });

const count = (/** @type {'red' | 'unsteady'} */ kind) =>
  rows.reduce((sum, row) => sum + row[kind].length, 0);
const isRed = count('red') > 0 || count('unsteady') > UNSTEADY_AT_MOST;
console.info(
  [
    '',
    table(rows),
    ...report('Red:', rows, 'red'),
    ...report('Unsteady (failed, then passed alone; the cause is a fault):', rows, 'unsteady'),
    '',
    isRed ? 'RED' : 'green',
  ].join('\n'),
);
process.exitCode = isRed ? 1 : 0;
