import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('siteServer.mjs', import.meta.url));

/**
 * Starts a server of the site in a child process, because its function and the embedded GoTrue
 * read the environment, which servers in one process would share.
 * @param args arguments of siteServer.mjs
 * @param env additional variables
 */
export const spawnSite = (args: string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(process.execPath, [PROGRAM, ...args], {
    // Vitest's own value would select React's development code.
    env: { ...process.env, NODE_ENV: args[0] === 'preview' ? 'production' : 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

interface RunningSite {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** URL that restores the database and the files; a development server has none. */
  restore: string | undefined;
}

/**
 * Waits until the server accepts requests.
 * @throws an Error with the server's output if it exits before
 */
export async function untilServed({ stdout, stderr }: ChildProcess): Promise<RunningSite> {
  if (!stdout || !stderr) throw new Error('the server has no output');
  let output = '';
  stderr.on('data', (text) => {
    output += text;
  });
  let restore: string | undefined;
  for await (const line of createInterface(stdout)) {
    const [, kind, url] = /^(site|restore): (.+)$/.exec(line) ?? [];
    if (kind === 'restore') restore = url;
    if (kind !== 'site' || !url) continue;
    stdout.resume();
    return { origin: url, restore };
  }
  throw new Error(`the server did not start: ${output}`);
}
