import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** `npm run check` as tests, so that `npm test` uses the other core while TypeScript runs. */

/** Runs a program in node_modules; returns its exit code and everything that it prints. */
async function run(program: string, ...args: string[]) {
  const child = spawn(process.execPath, [`node_modules/${program}`, ...args]);
  const exit = new Promise((done) => child.once('close', done));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await exit, output: output + errors };
}

it('TypeScript finds no error', { timeout: 300_000 }, async () => {
  const { code, output } = await run('typescript7/bin/tsc', '--noEmit');
  expect(output).toBe('');
  expect(code).toBe(0);
});

it('Biome finds no error', { timeout: 120_000 }, async () => {
  const { code, output } = await run('@biomejs/biome/bin/biome', 'check', '--colors=off');
  expect(code, output).toBe(0);
});
