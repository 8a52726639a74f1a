import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { close, listen } from '../../support/listen';
import { PATIENCE } from '../tab';
import { end, startDisplay } from './display';
import { Builder, type Driver } from './selenium';

export interface WebKitPrograms {
  webKitDriver: string;
  miniBrowser: string;
  xvfb: string;
}

/** Without this the window's tool bar keeps it from being as narrow as a phone. */
const NARROW_WINDOW = '* { padding: 0; margin: 0; min-width: 0; border-width: 0; }';

/** A home of its own, in which GTK finds the style sheet above. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'embassy-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), NARROW_WINDOW);
  return home;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await close(server);
  return Number(port);
}

/** Waits until the driver answers. */
async function ready(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('WebKitWebDriver did not start');
}

/** Starts MiniBrowser by WebKitWebDriver on a display of their own. */
export async function startDriver(
  programs: WebKitPrograms,
): Promise<{ driver: Driver; stop: () => Promise<void> }> {
  const display = await startDisplay(programs.xvfb);
  const home = makeHome();
  const port = await freePort();
  const child = spawn(programs.webKitDriver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: home,
      // Services of a desktop that are not there: their absence is waited for otherwise.
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await ready(url, child);
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.miniBrowser, args: ['--automation'] },
    })
    .build();
  return {
    driver,
    stop: async () => {
      await driver.quit();
      await end(child);
      await display.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
