import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { requireTool } from '../../scripts/installTools';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import { onPath } from '../support/run/aptGet';
import { endProcess } from '../support/run/endProcess';
import { smokeTest, TIMEOUT_MS } from './smoke';

/** The used part of Selenium, which contains no types. */
interface Element {
  click(): Promise<void>;
  sendKeys(text: string): Promise<void>;
}

interface Driver {
  get(url: string): Promise<void>;
  executeScript(script: string): Promise<unknown>;
  wait<Found>(until: unknown, milliseconds: number): Promise<Found>;
  quit(): Promise<void>;
}

const { Builder, By, until } = requireTool('selenium-webdriver');
const { DriverService } = requireTool('selenium-webdriver/remote');

/** Starts an X server without a screen, because MiniBrowser has no headless mode. */
async function startDisplay() {
  const server = spawn(onPath('Xvfb'), ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = server.stdio[3];
  if (!numbers) throw new Error('Xvfb has no pipe to name its display');
  const [number] = await Promise.race([once(numbers, 'data'), once(server, 'exit')]);
  if (server.exitCode !== null) throw new Error('Xvfb could not start');
  return { name: `:${String(number).trim()}`, close: () => endProcess(server) };
}

smokeTest(async () => {
  const display = await startDisplay();
  const service = new DriverService.Builder(onPath('WebKitWebDriver'))
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      // Disables desktop services that do not exist here, because GTK waits for them otherwise.
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
    })
    .build();
  const driver: Driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();

  async function see(xpath: string): Promise<Element> {
    const element = await driver.wait<Element>(until.elementLocated(By.xpath(xpath)), TIMEOUT_MS);
    return driver.wait<Element>(until.elementIsVisible(element), TIMEOUT_MS);
  }
  return {
    open: async (path) => {
      await driver.get(siteOfWorker() + path);
      const isHydrated = () =>
        driver.executeScript('return "hydrated" in document.documentElement.dataset');
      await driver.wait(isHydrated, TIMEOUT_MS);
    },
    see: async (xpath) => void (await see(xpath)),
    click: async (xpath) => (await see(xpath)).click(),
    type: async (xpath, text) => (await see(xpath)).sendKeys(text),
    errors: [],
    close: async () => {
      await driver.quit();
      await service.kill();
      await display.close();
    },
  };
});
