import { callOf, PATIENCE, type Size, type Tab } from '../tab';
import { startDriver, type WebKitPrograms } from './driver';
import { fileInput, find, optionOf } from './find';
import { startRecordingProxy } from './recordingProxy';
import type { Driver, Element } from './selenium';

/** Takes what recorder.js has recorded. */
function takeComplaints(): string[] {
  const complaints = JSON.parse(sessionStorage.getItem('complaints') ?? '[]');
  sessionStorage.removeItem('complaints');
  return complaints;
}

async function hydrated(driver: Driver): Promise<void> {
  const answers = () =>
    driver.executeScript<boolean>('return "hydrated" in document.documentElement.dataset');
  await driver.wait(answers, PATIENCE, 'the page is not hydrated');
}

/**
 * Waits until an element stays where it is, because WebDriver clicks at the coordinates that the element had
 * a moment before.
 */
async function untilSettled(driver: Driver, element: Element): Promise<void> {
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
  await driver.wait(isSettled, PATIENCE, 'the control keeps moving');
}

/** Sets the size of the window and waits until the page has the width. */
async function resize(driver: Driver, { width, height }: Size): Promise<void> {
  await driver.manage().window().setRect({ width, height });
  const arrived = () => driver.executeScript<boolean>('return innerWidth === arguments[0]', width);
  await driver.wait(arrived, PATIENCE, `the window is not ${width} pixels wide`);
}

/**
 * Starts WebKitGTK's MiniBrowser on a display of its own and drives it by classic WebDriver.
 * @param site address of the site, without a slash at the end
 */
export async function openWebKit(programs: WebKitPrograms, site: string): Promise<Tab> {
  const proxy = await startRecordingProxy(site);
  const { driver, stop } = await startDriver(programs);
  return {
    open: async (path) => {
      await driver.get(proxy.url + path);
      await hydrated(driver);
    },
    resize: (size) => resize(driver, size),
    run: (inPage, ...args) => driver.executeScript(`return ${callOf(inPage, args)}`),
    click: async (target) => {
      const control = await find(driver, target);
      await untilSettled(driver, control);
      await control.click();
    },
    type: async (target, text) => {
      const field = await find(driver, target);
      await field.click();
      await field.sendKeys(text);
    },
    choose: async (target, value) => {
      await (await optionOf(await find(driver, target), value)).click();
    },
    giveFile: async (selector, path) => (await fileInput(driver, selector)).sendKeys(path),
    complaints: () => driver.executeScript(`return (${takeComplaints})()`),
    close: async () => {
      await stop();
      await proxy.close();
    },
  };
}
