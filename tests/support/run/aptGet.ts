import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Returns the path of an installed program, or ''. */
export const onPath = (name: string): string =>
  spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() ?? '';

/** Held while apt-get runs, because a second one would fail. */
const LOCK = join(tmpdir(), 'embassy-apt-get.lock');

/** Runs apt-get without output, after another process's apt-get; does nothing unless root. */
export function aptGet(...args: string[]): void {
  if (!isRoot()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('flock', [LOCK, 'apt-get', '-qq', ...args], { env, stdio: 'ignore', timeout: 600_000 });
}
