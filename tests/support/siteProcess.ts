import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('siteServer.mjs', import.meta.url));

/**
 * Starts a server of the site in a process of its own, because its function and its sign-in read the
 * environment, which the servers of one process would share.
 * @param args as siteServer.mjs takes them
 * @param dataDir folder of the database
 */
export const spawnSite = (args: string[], dataDir: string): ChildProcess =>
  spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, EMBEDDED_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/**
 * Waits until the server answers.
 * @returns its origin, without a slash at the end
 * @throws with what the server printed when it ends before
 */
export async function originOfSite({ stdout, stderr }: ChildProcess): Promise<string> {
  if (!stdout || !stderr) throw new Error('the server has no output');
  let said = '';
  stderr.on('data', (text) => {
    said += text;
  });
  for await (const line of createInterface(stdout)) {
    const [, url] = /^site: (.+)$/.exec(line) ?? [];
    if (!url) continue;
    stdout.resume();
    return url;
  }
  throw new Error(`the server did not start: ${said}`);
}

/** Ends a server and waits until its process is gone. */
export async function endSite(site: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (site.exitCode !== null || site.signalCode !== null) return;
  const gone = new Promise((done) => site.once('exit', done));
  site.kill(signal);
  await gone;
}
