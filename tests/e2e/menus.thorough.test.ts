import { describe, expect, it } from 'vitest';
import { PHONE, withBrowser } from '../support/browser/browser';

const { visit, site } = withBrowser();

describe('main menu by keyboard', () => {
  it('opens a dropdown, closes it on Escape and follows a link', async () => {
    const page = await visit('/');
    const button = page.getByRole('button', { name: 'Consular Services' });
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Space');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/consular/passports/emergency`);
    await page.waitForFunction(() => document.activeElement?.matches('h1'));
  });

  it('moves the focus to the heading of the page that its link opens', async () => {
    const page = await visit('/consular/passports');
    const button = page.getByRole('button', { name: 'Consular Services' });
    for (const [name, title] of [
      ['Emergency Travel Certificate', 'Emergency travel document'],
      ['Passport Replacement', 'Passport replacement'],
    ] as const) {
      await button.click();
      await page.getByRole('navigation').getByRole('link', { name }).click();
      await page.waitForFunction(
        (expected) => document.activeElement?.textContent === expected,
        title,
      );
    }
  });

  it('closes a dropdown when Tab leaves it', async () => {
    const page = await visit('/');
    const button = page.getByRole('button', { name: 'Tourism in Kenya' });
    await button.focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens and closes on a phone', async () => {
    const page = await visit('/ru', { viewport: PHONE });
    const menu = page.getByRole('button', { name: 'Меню', exact: true });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Волшебная Кения' }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Новости', exact: true }).press('Enter');
    await page.waitForURL(`${site}/ru/news`);
    expect(
      await page.getByRole('button', { name: 'Меню', exact: true }).getAttribute('aria-expanded'),
    ).toBe('false');
  });
});
