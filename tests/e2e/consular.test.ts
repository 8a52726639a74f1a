import { describe, expect, it } from 'vitest';
import { PHONE, withBrowser } from '../support/browser/browser';

const { visit } = withBrowser();

it('the service finder shows a result within the first screen of a phone', async () => {
  const page = await visit('/ru/consular?need=lost.soon', { viewport: PHONE });
  const result = page.getByRole('heading', { name: /Временный проездной документ/ });
  expect((await result.boundingBox())?.y).toBeLessThan(PHONE.height);
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
