import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('siteProcess.mjs', import.meta.url));

/** A development server on one data folder that can be killed without warning and started again. */
export class KilledSite {
  readonly #home = mkdtempSync(join(tmpdir(), 'embassy-power-'));
  /** Where the database lies. */
  readonly dataDir = join(this.#home, 'data');
  #running: ChildProcess | undefined;

  /** Starts the server without waiting for it. */
  begin(): ChildProcess {
    this.#running = spawn(process.execPath, [PROGRAM, join(this.#home, 'cache')], {
      env: { ...process.env, EMBEDDED_DATA_DIR: this.dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return this.#running;
  }

  /** Starts the server and gives its address; throws with what it said when it does not start. */
  async start(): Promise<string> {
    const { stdout, stderr } = this.begin();
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

  /** Ends it as a power cut does: at once, with nothing tidied up. */
  async kill(): Promise<void> {
    const running = this.#running;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 3 });
  }
}
