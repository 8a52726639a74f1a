import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endSite, originOfSite, spawnSite } from './siteProcess';

/** A development server on one data folder that can be killed without warning and restarted. */
export class KilledSite {
  readonly #home = mkdtempSync(join(tmpdir(), 'embassy-power-'));
  /** Folder of the database. */
  readonly dataDir = join(this.#home, 'data');
  #running: ChildProcess | undefined;

  /** Starts the server without waiting for it. */
  begin(): ChildProcess {
    this.#running = spawnSite(['dev', join(this.#home, 'cache')], this.dataDir);
    return this.#running;
  }

  /** Starts the server and returns its origin; throws with its output if it exits before. */
  start(): Promise<string> {
    return originOfSite(this.begin());
  }

  /** Sends SIGKILL, as abrupt as a power cut: the server cannot flush or clean up. */
  async kill(): Promise<void> {
    if (this.#running) await endSite(this.#running, 'SIGKILL');
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 3 });
  }
}
