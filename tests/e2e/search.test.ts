import { describe, expect, it } from 'vitest';
import { PHONE, withBrowser } from '../support/browser/browser';

const { open, site } = withBrowser();

describe('search', () => {
  it('opens a result that is pressed before the last letter was searched', async () => {
    const page = await open('/search?q=apostil');
    const result = page
      .getByRole('listitem')
      .filter({ hasText: 'Apostille, for other countries' })
      .getByRole('heading')
      .getByRole('link', { name: 'Document legalisation' });
    await result.waitFor();
    // The page of the result does not come before the search would have begun.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/**', (route) => released.then(() => route.continue()));
    await page.clock.install();
    await page.locator('#search').press('End');
    await page.keyboard.type('e');
    await result.click();
    await page.clock.runFor(1000);
    release();
    await page.getByRole('heading', { level: 1, name: /legalisation/ }).waitFor();
    expect(page.url()).toBe(`${site}/consular/doc-leg#apostille`);
  });

  it('keeps the results in their place when the news arrive', async () => {
    const page = await open('/search', { viewport: PHONE });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/rest/v1/**', (route) => released.then(() => route.continue()));
    await page.locator('#search').fill('legalisation');
    const result = page.locator('main li h2').last();
    await result.waitFor();
    const before = await result.boundingBox();
    release();
    await page
      .getByText(/results? for “legalisation”/)
      .first()
      .waitFor();
    expect(await result.boundingBox()).toEqual(before);
  });
});
