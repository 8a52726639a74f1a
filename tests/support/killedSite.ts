import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endSite, originOfSite, spawnSite } from './siteProcess';

/** A development server on one data folder that can be killed without warning and started again. */
export class KilledSite {
  readonly #home = mkdtempSync(join(tmpdir(), 'embassy-power-'));
  /** Where the database lies. */
  readonly dataDir = join(this.#home, 'data');
  #running: ChildProcess | undefined;

  /** Starts the server without waiting for it. */
  begin(): ChildProcess {
    this.#running = spawnSite(['dev', join(this.#home, 'cache')], this.dataDir);
    return this.#running;
  }

  /** Starts the server and gives its address; throws with what it said when it does not start. */
  start(): Promise<string> {
    return originOfSite(this.begin());
  }

  /** Ends it as a power cut does: at once, with nothing tidied up. */
  async kill(): Promise<void> {
    if (this.#running) await endSite(this.#running, 'SIGKILL');
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 3 });
  }
}
