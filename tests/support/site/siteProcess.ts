import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('siteServer.mjs', import.meta.url));

/**
 * Starts a server of the site in a child process, because its function and the embedded GoTrue
 * read the environment, which servers in one process would share.
 * @param args arguments of siteServer.mjs
 * @param dataDir folder of the database
 */
export const spawnSite = (args: string[], dataDir: string): ChildProcess =>
  spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, EMBEDDED_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/**
 * Waits until the server accepts requests.
 * @returns its origin, without a trailing slash
 * @throws an Error with the server's output if it exits before
 */
export async function originOfSite({ stdout, stderr }: ChildProcess): Promise<string> {
  if (!stdout || !stderr) throw new Error('the server has no output');
  let output = '';
  stderr.on('data', (text) => {
    output += text;
  });
  for await (const line of createInterface(stdout)) {
    const [, url] = /^site: (.+)$/.exec(line) ?? [];
    if (!url) continue;
    stdout.resume();
    return url;
  }
  throw new Error(`the server did not start: ${output}`);
}

/** Ends a server and waits until its process has exited. */
export async function endSite(site: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (site.exitCode !== null || site.signalCode !== null) return;
  const gone = new Promise((done) => site.once('exit', done));
  site.kill(signal);
  await gone;
}
