import { callOf, type Size, type Tab, TIMEOUT_MS } from '../tab';
import { type Driver, type Element, startDriver, type WebKitPrograms } from './driver';
import { find } from './find';
import { startRecordingProxy } from './recordingProxy';

/** Returns the errors that recorder.js has recorded, and clears them. */
function takeErrors(): string[] {
  const errors = JSON.parse(sessionStorage.getItem('page-errors') ?? '[]');
  sessionStorage.removeItem('page-errors');
  return errors;
}

async function waitForHydration(driver: Driver): Promise<void> {
  const isHydrated = () =>
    driver.executeScript<boolean>('return "hydrated" in document.documentElement.dataset');
  await driver.wait(isHydrated, TIMEOUT_MS, 'the page is not hydrated');
}

/**
 * Waits until an element stops moving, because WebDriver clicks at coordinates that it has read
 * before.
 */
async function waitUntilStill(driver: Driver, element: Element): Promise<void> {
  let last = '';
  const isSettled = async (): Promise<boolean> => {
    const box = await driver.executeScript<string>(
      'return JSON.stringify(arguments[0].getBoundingClientRect())',
      element,
    );
    const same = box === last;
    last = box;
    return same;
  };
  await driver.wait(isSettled, TIMEOUT_MS, 'the control keeps moving');
}

/** Sets the size of the window and waits until the viewport has the width. */
async function resize(driver: Driver, { width, height }: Size): Promise<void> {
  await driver.manage().window().setRect({ width, height });
  const hasWidth = () => driver.executeScript<boolean>('return innerWidth === arguments[0]', width);
  await driver.wait(hasWidth, TIMEOUT_MS, `the window is not ${width} pixels wide`);
}

/**
 * Starts WebKitGTK's MiniBrowser on a virtual display and drives it by classic WebDriver.
 * @param site URL of the site, without a trailing slash
 */
export async function openWebKit(programs: WebKitPrograms, site: string): Promise<Tab> {
  const proxy = await startRecordingProxy(site);
  const { driver, stop } = await startDriver(programs);
  return {
    open: async (path) => {
      await driver.get(proxy.url + path);
      await waitForHydration(driver);
    },
    resize: (size) => resize(driver, size),
    run: (inPage, ...args) => driver.executeScript(`return ${callOf(inPage, args)}`),
    click: async (target) => {
      const control = await find(driver, target);
      // What is out of view is laid out only when it comes near (newsListParts.module.css), and moves then.
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', control);
      await waitUntilStill(driver, control);
      await control.click();
    },
    type: async (target, text) => {
      const field = await find(driver, target);
      await field.click();
      await field.sendKeys(text);
    },
    setFile: async (selector, path) => (await find(driver, selector)).sendKeys(path),
    errors: () => driver.executeScript(`return (${takeErrors})()`),
    close: async () => {
      await stop();
      await proxy.close();
    },
  };
}
