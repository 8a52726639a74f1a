import { spawnSync } from 'node:child_process';

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Runs apt-get without output. Does nothing unless the user is root. */
export function aptGet(...args: string[]): void {
  if (!isRoot()) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['-qq', ...args], { env, stdio: 'ignore', timeout: 600_000 });
}
