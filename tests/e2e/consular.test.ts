import { describe, expect, it } from 'vitest';
import { PHONE, withBrowser } from '../support/browser/browser';

const { visit } = withBrowser();

it('the service finder shows a result within the first screen of a phone', async () => {
  const page = await visit('/ru/consular?need=lost.soon', { viewport: PHONE });
  const result = page.getByRole('heading', { name: /Временный проездной документ/ });
  expect((await result.boundingBox())?.y).toBeLessThan(PHONE.height);
});

it('a checklist restores its checked items on reload and is printed without menus', async () => {
  const page = await visit('/consular/pets');
  const box = page.getByRole('checkbox', { name: 'Import permit' });
  await box.check();
  await page.reload();
  await page.getByText('1 of 4 ready').waitFor();
  expect(await box.isChecked()).toBe(true);

  await page.emulateMedia({ media: 'print' });
  expect(await box.isVisible()).toBe(true);
  expect(await box.evaluate((element) => getComputedStyle(element).appearance)).toBe('none');
  const text = page.getByText('Import permit').locator('visible=true').first();
  expect(await text.isVisible()).toBe(true);
  for (const name of ['Main menu', 'On this page', 'You are here']) {
    expect(await page.getByRole('navigation', { name }).isVisible(), name).toBe(false);
  }
  expect(await page.getByRole('button').locator('visible=true').count()).toBe(0);
  expect(await page.getByText(/^Printed from .*\/consular\/pets on/).isVisible()).toBe(true);
});

describe('long page on a phone', () => {
  it('opens at the section that the hash names', async () => {
    const page = await visit('/ru/consular/passports/emergency#time', { viewport: PHONE });
    const heading = page.locator('#time');
    await heading.waitFor();
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
  });

  it('folds its contents, which a wide screen shows beside the text', async () => {
    const page = await visit('/consular/birth', { viewport: PHONE });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const link = contents.locator('a').first();
    expect(await link.isVisible()).toBe(false);
    await contents.locator('summary').click();
    expect(await link.isVisible()).toBe(true);
    await contents.locator('summary').click();
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await link.isVisible()).toBe(true);
    await link.click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#bring');
  });
});
