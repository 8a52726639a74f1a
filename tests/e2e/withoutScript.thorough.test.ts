import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import pets from '../../src/locales/en/consular/pets.json';
import finder from '../../src/locales/ru/consular/finder.json';
import needs from '../../src/locales/ru/consular/needs.json';
import { isHydrated, PHONE, withBrowser } from '../support/browser/browser';

const { open, site, forgive } = withBrowser();

const withoutScript = { javaScriptEnabled: false, prerenderedOnly: true } as const;
/** Wide enough for the row of the menu. */
const WIDE = { width: 1500, height: 900 };

describe('without script', () => {
  it('the language switch opens the same page in the other language', async () => {
    const page = await open('/consular/pets', withoutScript);
    await page.getByRole('button', { name: 'RU:' }).click();
    await page.waitForURL(/\/ru\/consular\/pets[?]?$/);
    await page.getByRole('button', { name: 'EN:' }).click();
    await page.waitForURL(new RegExp(`^${site}/consular/pets[?]?$`));
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  it('the service finder leads to a result and to a page', async () => {
    const page = await open('/ru/consular', { ...withoutScript, viewport: PHONE });
    const { lost } = finder.tree.answers;
    const region = page.getByRole('region', { name: needs.title });
    await region.locator('summary', { hasText: needs.answers.lost }).click();
    await region.getByText(lost.question, { exact: true }).waitFor();
    await region.locator('summary', { hasText: lost.answers.soon.name }).click();
    await region.getByRole('link', { name: lost.answers.soon.links[0] }).waitFor();
    await region.getByRole('link', { name: lost.answers.later.name }).click();
    await page.waitForURL(`${site}/ru/consular/passports/lost`);
  });

  it('the menu of a wide screen opens for the focus', async () => {
    const page = await open('/', { ...withoutScript, viewport: WIDE });
    const list = page.locator('#main-menu ul ul').first();
    expect(await list.isVisible()).toBe(false);
    await page.locator('#main-menu button').first().focus();
    await list.getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname !== '/');
  });
});

/** Opens a page whose chunk with React arrives only after `hydrate` is called. */
async function openEarly(path: string, viewport: { width: number; height: number }) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let requests = 0;
  const prepare = (page: Page) =>
    page.route(/mountApp-/, async (route) => {
      requests += 1;
      await released;
      await route.continue();
    });
  const page = await open(path, { prepare, viewport, prerenderedOnly: true });
  // The entry has run, because it requests this chunk.
  await expect.poll(() => requests).toBeGreaterThan(0);
  const hydrate = async () => {
    release();
    await expect.poll(() => isHydrated(page)).toBe(true);
  };
  return { page, hydrate, release };
}

describe('before hydration', () => {
  it('the menu of a phone opens and closes, and stays open when it is hydrated', async () => {
    const { page, hydrate } = await openEarly('/consular/pets', PHONE);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const nav = page.getByRole('navigation', { name: 'Main menu' });
    await menu.click();
    await nav.waitFor();
    await menu.click();
    await nav.waitFor({ state: 'hidden' });
    await menu.press('Enter');
    await page.getByRole('button', { name: 'Consular Services' }).click();
    await nav.getByRole('link', { name: 'Passport Replacement' }).waitFor();

    await hydrate();
    await nav.getByRole('link', { name: 'Passport Replacement' }).click();
    await page.waitForURL(`${site}/consular/passports/replacement`);
    await nav.waitFor({ state: 'hidden' });
  });

  it('one list of a wide screen is open at a time', async () => {
    const { page, hydrate } = await openEarly('/ru', WIDE);
    const [first, second] = await page.locator('#main-menu button').all();
    await first?.click();
    await second?.click();
    expect(await first?.getAttribute('aria-expanded')).toBe('false');
    expect(await second?.getAttribute('aria-expanded')).toBe('true');
    await hydrate();
    expect(await second?.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => second?.getAttribute('aria-expanded')).toBe('false');
  });

  it('the language switch opens and remembers the other language', async () => {
    const { page } = await openEarly('/ru/consular/pets', PHONE);
    await page.evaluate(() => localStorage.setItem('language', 'ru'));
    await page.getByRole('button', { name: 'EN: English' }).click();
    await page.waitForURL(new RegExp(`^${site}/consular/pets[?]?$`));
    await page.getByRole('heading', { level: 1, name: pets.title }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  });

  it('the search field of an unknown address opens the results', async () => {
    const { page, release } = await openEarly('/no/such/page', PHONE);
    await page.getByRole('searchbox').fill('passport');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL((url) => url.pathname === '/search');
    release();
    expect(new URL(page.url()).searchParams.get('q')).toBe('passport');
    await page.locator('main').getByRole('link').first().waitFor();
    forgive(/status of 404/);
  });

  it('boxes that are checked are counted and stored', async () => {
    const { page, hydrate } = await openEarly('/consular/pets', PHONE);
    const boxes = page.getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await hydrate();
    await page.getByText(/^2 of \d+ ready/).waitFor();
    await boxes.nth(1).uncheck();
    await page.getByText(/^1 of \d+ ready/).waitFor();
    await page.reload();
    await expect.poll(() => boxes.nth(0).isChecked()).toBe(true);
  });

  it('the preparation of a visit that is open gets its contents', async () => {
    const { page, hydrate } = await openEarly('/consular/pets', PHONE);
    await page.locator('#visit').click();
    await hydrate();
    await page.getByLabel('Day of your visit').waitFor();
  });

  it('a day that is typed stays, and the button that calculates with it works once React has the form', async () => {
    const { page, hydrate } = await openEarly('/consular/passports/emergency', PHONE);
    const form = page.locator('form', { has: page.locator('input[type="date"]') }).first();
    const day = form.locator('input[type="date"]').first();
    await day.fill('2027-03-15');
    await form.getByRole('button').click();
    await hydrate();
    await form.getByRole('status').filter({ hasText: /2027/ }).waitFor();
    expect(await day.inputValue()).toBe('2027-03-15');
  });

  it('a button that only React knows does its work once', async () => {
    const { page, hydrate } = await openEarly('/', PHONE);
    const pause = page.getByRole('button', { name: /^Pause: images/ });
    await pause.click();
    await hydrate();
    await page.getByRole('button', { name: /^Play: images/ }).waitFor();
  });
});
