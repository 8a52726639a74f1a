import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';
import { callOf, PATIENCE, type Tab, type Target } from '../tab';

/**
 * Playwright as tests/browsers/package.json has it: newer versions send Firefox a command (media features)
 * that its extended-support release does not know yet.
 */
const { firefox }: typeof import('playwright-core') = createRequire(
  new URL('../package.json', import.meta.url),
)('playwright-core');

function locate(page: Page, target: Target): Locator {
  if (typeof target === 'string') return page.locator(target).first();
  if ('label' in target) return page.getByLabel(target.label, { exact: true }).first();
  return page.getByRole(target.role, { name: target.name, exact: true }).first();
}

/** Firefox reports a font as failed when the page is left before it came: NS_BINDING_ABORTED. */
const LEFT_EARLY = /^download failed .* status=2152398850 /;

/** Collects what Firefox reports of a page. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    if (!LEFT_EARLY.test(message)) complaints.push(`error: ${message}`);
  });
  return complaints;
}

/**
 * Starts Debian's Firefox, headless and with a profile of its own, and drives it over WebDriver BiDi.
 * @param site address of the site, without a slash at the end
 */
export async function openFirefox(executablePath: string, site: string): Promise<Tab> {
  // "moz-firefox" is Mozilla's own build, over WebDriver BiDi, in place of Playwright's patched one.
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    // As on a telephone: the width of the window is the width of the page.
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints = watch(page);
  return {
    open: async (path) => {
      await page.goto(site + path);
      await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    },
    resize: (size) => page.setViewportSize(size),
    run: (inPage, ...args) => page.evaluate(callOf(inPage, args)),
    click: (target) => locate(page, target).click(),
    type: async (target, text) => {
      const field = locate(page, target);
      await field.click();
      await field.pressSequentially(text);
    },
    choose: async (target, value) => {
      await locate(page, target).selectOption({ value });
    },
    giveFile: (selector, path) => page.locator(selector).setInputFiles(path),
    complaints: async () => complaints.splice(0),
    close: () => browser.close(),
  };
}
