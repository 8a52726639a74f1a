import { requireTool } from '../../scripts/installTools';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import { onPath } from '../support/run/aptGet';
import { smokeTest, TIMEOUT_MS } from './smoke';

/**
 * Playwright in the version of tests/tools/package.json, because newer versions send Firefox a
 * command (media features) that its extended-support release does not know.
 */
const { firefox }: typeof import('playwright-core') = requireTool('playwright-core');

smokeTest(async () => {
  const browser = await firefox.launch({
    // Debian's Firefox by WebDriver BiDi, because Playwright's patched build is a download.
    channel: 'moz-firefox',
    executablePath: onPath('firefox-esr'),
  });
  const page = await browser.newPage({ baseURL: siteOfWorker() });
  page.setDefaultTimeout(TIMEOUT_MS);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  const find = (xpath: string) => page.locator(xpath).first();
  return {
    open: async (path) => {
      await page.goto(path);
      await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    },
    see: (xpath) => find(xpath).waitFor(),
    click: (xpath) => find(xpath).click(),
    type: (xpath, text) => find(xpath).pressSequentially(text),
    errors,
    close: () => browser.close(),
  };
});
