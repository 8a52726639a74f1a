import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireTool } from '../../../scripts/installTools';
import { endProcess } from '../../support/run/endProcess';

/** The used part of Selenium, which contains no types. */
export interface Element {
  click(): Promise<void>;
  sendKeys(text: string): Promise<void>;
}

export interface Driver {
  get(url: string): Promise<void>;
  executeScript<Returned>(script: string, ...args: unknown[]): Promise<Returned>;
  wait<Returned>(
    until: () => Promise<Returned>,
    milliseconds: number,
    message: string,
  ): Promise<NonNullable<Returned>>;
  manage(): { window(): { setRect(rect: { width: number; height: number }): Promise<unknown> } };
  quit(): Promise<void>;
}

const { Builder } = requireTool('selenium-webdriver');
const { DriverService } = requireTool('selenium-webdriver/remote');

export interface WebKitPrograms {
  webKitDriver: string;
  miniBrowser: string;
  xvfb: string;
}

/** Removes padding of the toolbar, which otherwise prevents a window as narrow as a phone. */
const NARROW_WINDOW = '* { padding: 0; margin: 0; min-width: 0; border-width: 0; }';

/** Creates a configuration folder in which GTK finds the style sheet above. */
function makeHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'embassy-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), NARROW_WINDOW);
  return home;
}

/** Starts an X server without a screen on the first free display. */
async function startDisplay(xvfb: string) {
  const child = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const numbers = child.stdio[3];
  if (!numbers) throw new Error('Xvfb has no pipe to name its display');
  const [number] = await Promise.race([once(numbers, 'data'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error('Xvfb could not start');
  return { name: `:${String(number).trim()}`, close: () => endProcess(child) };
}

/** Starts MiniBrowser by WebKitWebDriver on a new virtual display. */
export async function startDriver(
  programs: WebKitPrograms,
): Promise<{ driver: Driver; stop: () => Promise<void> }> {
  const display = await startDisplay(programs.xvfb);
  const home = makeHome();
  const service = new DriverService.Builder(programs.webKitDriver)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: home,
      // Disables desktop services that do not exist here, because GTK waits for them otherwise.
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
    })
    .build();
  const driver: Driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.miniBrowser, args: ['--automation'] },
    })
    .build();
  return {
    driver,
    stop: async () => {
      await driver.quit();
      await service.kill();
      await display.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
