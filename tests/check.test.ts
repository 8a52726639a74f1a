import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

/** `npm run check` as tests; support/run/startedChecks has started its programs. */

const ENDED = { timeout: 300_000, interval: 50 };

/** Waits until a program has ended; returns its exit code and everything that it has printed. */
async function resultOf(name: 'types' | 'lint') {
  const read = (extension: string): string => {
    const file = join(inject('checks'), `${name}.${extension}`);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  await expect.poll(() => read('code'), ENDED).not.toBe('');
  return { code: read('code'), output: read('txt') };
}

it('TypeScript finds no error', { timeout: 300_000 }, async () => {
  expect(await resultOf('types')).toEqual({ code: '0', output: '' });
});

it('Biome finds no error', { timeout: 120_000 }, async () => {
  const { code, output } = await resultOf('lint');
  expect(code, output).toBe('0');
});
