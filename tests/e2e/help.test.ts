import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phones } from '../../src/content/facts';
import { HELP } from '../../src/content/site';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { PHONE, withBrowser } from '../support/browser';

const { open, visit, site, forgive } = withBrowser();

/** DESIGN 7: all of the page as sent, because some providers cut a connection after 16 kB. */
const LIMIT = 14_000;

const addresses = languages.map((language) => withPrefix(HELP, language));
const CENTRE = `a[href="tel:${phones.responseCentre}"]`;
const withoutScript = { javaScriptEnabled: false, finishedOnly: true, viewport: PHONE } as const;

const atHelp = (page: Page) => page.locator(`main ${CENTRE}`).first().waitFor();

describe.each(addresses)('the page of help at %s', (address) => {
  it('is at most 14 kB as sent, with everything a browser without script fetches for it', async () => {
    const page = await open('/robots.txt', { javaScriptEnabled: false, prerenderedOnly: true });
    const names = new Set<string>();
    page.on('request', (request) => names.add(new URL(request.url()).pathname));
    await page.goto(site + address, { waitUntil: 'networkidle' });
    const sizes = new Map<string, number>();
    for (const name of names) {
      const body = await (await fetch(site + name)).arrayBuffer();
      sizes.set(name, gzipSync(Buffer.from(body)).length);
    }
    const all = [...sizes].map(([name, size]) => `${name} ${size}`).join(', ');
    const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
    expect(sizes.size, all).toBeGreaterThan(3);
    expect(sum, all).toBeLessThan(LIMIT);
    expect(all).not.toMatch(/woff2/);
  });

  it('has numbers large enough for a thumb, the help centre’s on the first screen', async () => {
    const page = await open(address, withoutScript);
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

  it('keeps its first screen, and nearly its length, once its script runs', async () => {
    const layout = (page: Page) =>
      page.evaluate(() => ({
        first: [...document.querySelectorAll('main h1, main a[class*="call"]')].map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [left, top, width, height].map(Math.round);
        }),
        height: document.body.scrollHeight,
      }));
    const still = await layout(await open(address, withoutScript));
    const page = await visit(address, { viewport: PHONE });
    await page.waitForLoadState('networkidle');
    const running = await layout(page);
    expect(running.first).toEqual(still.first);
    expect(Math.abs(running.height - still.height)).toBeLessThan(60);
  });
});

describe('from the home page on a phone, help is two taps away', () => {
  it.each([
    { home: '/', menu: 'Menu', help: 'Help' },
    { home: '/ru', menu: 'Меню', help: 'Помощь' },
  ])('$home', async ({ home, menu, help }) => {
    const page = await visit(home, { viewport: PHONE });
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('link', { name: help, exact: true }).click();
    await page.waitForURL(site + (home === '/' ? HELP : withPrefix(HELP, 'ru')));
    await atHelp(page);
  });

  it('and one without script', async () => {
    const page = await open('/', withoutScript);
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await atHelp(page);
  });
});

describe('help is one tap away', () => {
  it.each(['/no/such/page', '/ru/no/such/page', '/news', '/ru/consular/pets'])(
    'from the foot of %s',
    async (address) => {
      const page = await visit(address, { viewport: PHONE });
      await page.locator(`footer a[href$="${HELP}"]`).click();
      await atHelp(page);
      forgive(/status of 404/);
    },
  );

  it('from news that cannot be loaded', async () => {
    const page = await open('/news', {
      prepare: (fresh) => fresh.route('**/rest/v1/**', (route) => route.abort('connectionfailed')),
    });
    await page
      .getByRole('alert')
      .getByRole('link', { name: /Whom to call/ })
      .click();
    await atHelp(page);
    forgive(/Failed to load resource|rest\/v1/);
  });
});
