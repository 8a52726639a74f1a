import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('no file, export or dependency is unused (npx knip)', () => {
  // knip exits with an error that lists them, if there are any.
  const { status, stdout, stderr } = spawnSync('npx', ['knip'], { encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
}, 300_000);
