import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFolder } from './memoryFolder';
import { endSite, spawnSite, untilServed } from './siteProcess';

/**
 * A server of the site on one data folder that can be killed without warning and restarted, on the
 * same port.
 */
export class KilledSite {
  readonly #home = memoryFolder('embassy-killed-');
  /** Folder of the database. */
  readonly dataDir = join(this.#home, 'data');
  readonly #build: string | undefined;
  #running: ChildProcess | undefined;
  #port = '0';

  /** @param build folder of the build to serve; a development server without it */
  constructor(build?: string) {
    this.#build = build;
  }

  /** Starts the server without waiting for it. */
  begin(): ChildProcess {
    const args = this.#build ? ['preview', this.#build] : ['dev', join(this.#home, 'cache')];
    const env = { EMBEDDED_DATA_DIR: this.dataDir, SITE_PORT: this.#port };
    this.#running = spawnSite(args, env);
    return this.#running;
  }

  /** Starts the server and returns its origin; throws with its output if it exits before. */
  async start(): Promise<string> {
    const { origin } = await untilServed(this.begin());
    this.#port = new URL(origin).port;
    return origin;
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
