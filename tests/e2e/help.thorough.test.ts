import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { phones } from '../../src/content/facts';
import { HELP } from '../../src/content/site';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { PHONE, withBrowser } from '../support/browser/browser';

const { open, site } = withBrowser();

/** Size of the page as sent, because some providers cut connections after 16 kB (design 7). */
const LIMIT = 14_000;

const paths = languages.map((language) => withPrefix(HELP, language));
const CENTRE = `a[href="tel:${phones.responseCentre}"]`;
const withoutScript = { javaScriptEnabled: false, prerenderedOnly: true, viewport: PHONE } as const;

describe.each(paths)('help page at %s', (path) => {
  it('transfers at most 14 kB with everything a browser without JavaScript requests', async () => {
    const page = await open('/robots.txt', { javaScriptEnabled: false, prerenderedOnly: true });
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(new URL(request.url()).pathname));
    await page.goto(site + path, { waitUntil: 'networkidle' });
    const sizes = new Map<string, number>();
    for (const name of requested) {
      const body = await (await fetch(site + name)).arrayBuffer();
      sizes.set(name, gzipSync(Buffer.from(body)).length);
    }
    const breakdown = [...sizes].map(([name, size]) => `${name} ${size}`).join(', ');
    const sumOfSizes = [...sizes.values()].reduce((total, size) => total + size, 0);
    expect(sizes.size, breakdown).toBeGreaterThan(3);
    expect(sumOfSizes, breakdown).toBeLessThan(LIMIT);
    expect(breakdown).not.toMatch(/woff2/);
  });

  it('has large phone numbers, that of the response centre on the first screen', async () => {
    const page = await open(path, withoutScript);
    const calls = page.locator('main ul').first().locator('a[class*="call"]');
    const numbers = [phones.emergency, phones.responseCentre, phones.main];
    expect(await calls.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(
      numbers.map((number) => `tel:${number}`),
    );
    for (const call of await calls.all()) {
      expect((await call.boundingBox())?.height).toBeGreaterThan(56);
    }
    const centre = await page.locator(CENTRE).first().boundingBox();
    expect(centre && centre.y + centre.height).toBeLessThan(PHONE.height);
  });
});

it('the help page is two taps away from the home page of a phone without JavaScript', async () => {
  const page = await open('/', withoutScript);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Urgent help', exact: true })
    .click();
  await page.locator(`main ${CENTRE}`).first().waitFor();
});
