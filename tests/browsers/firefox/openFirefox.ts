import type { Locator, Page } from 'playwright-core';
import { requireTool } from '../../../scripts/installTools';
import { callOf, type Tab, type Target, TIMEOUT_MS } from '../tab';

/**
 * Playwright in the version of tests/tools/package.json: newer versions send Firefox a command
 * (media features) that its extended-support release does not know.
 */
const { firefox }: typeof import('playwright-core') = requireTool('playwright-core');

function locate(page: Page, target: Target): Locator {
  if (typeof target === 'string') return page.locator(target).first();
  if ('label' in target) return page.getByLabel(target.label, { exact: true }).first();
  return page.getByRole(target.role, { name: target.name, exact: true }).first();
}

/** Firefox logs a font as failed when the page is left during its download: NS_BINDING_ABORTED. */
const ABORTED_FONT = /^download failed .* status=2152398850 /;

/** Collects the errors that Firefox logs for a page. */
function watch(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    if (!ABORTED_FONT.test(message)) errors.push(`error: ${message}`);
  });
  return errors;
}

/**
 * Starts Debian's Firefox, headless and with a new profile, and drives it by WebDriver BiDi.
 * @param site URL of the site, without a trailing slash
 */
export async function openFirefox(executablePath: string, site: string): Promise<Tab> {
  // "moz-firefox" is Mozilla's build, driven by WebDriver BiDi, in place of Playwright's patched
  // build.
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    // As on a phone: the viewport is as wide as the window.
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const errors = watch(page);
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
    setFile: (selector, path) => page.locator(selector).setInputFiles(path),
    errors: async () => errors.splice(0),
    close: () => browser.close(),
  };
}
