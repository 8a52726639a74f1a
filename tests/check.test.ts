import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it.each([
  // One thread takes half the CPU time of several, because these check common types each.
  ['TypeScript', ['typescript7/bin/tsc', '--noEmit', '--singleThreaded']],
  ['Biome', ['@biomejs/biome/bin/biome', 'check', '--colors=off']],
])('%s finds no error', { timeout: 300_000 }, async (_, [program, ...args]) => {
  const output = await run(process.execPath, [`node_modules/${program}`, ...args]).then(
    () => '',
    ({ stdout, stderr }) => stdout + stderr,
  );
  expect(output).toBe('');
});
