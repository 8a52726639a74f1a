import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Ends a child process and waits until it has exited. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
