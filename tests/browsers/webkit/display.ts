import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Terminates a child process and waits until it has exited. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

export interface Display {
  /** Value of the variable DISPLAY. */
  name: string;
  close: () => Promise<void>;
}

/** Starts an X server without a screen on the first free display. */
export async function startDisplay(xvfb: string): Promise<Display> {
  const child = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const numbers = child.stdio[3];
  if (!numbers) throw new Error('Xvfb has no pipe to name its display');
  const [number] = await Promise.race([once(numbers, 'data'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error('Xvfb could not start');
  return { name: `:${String(number).trim()}`, close: () => end(child) };
}
