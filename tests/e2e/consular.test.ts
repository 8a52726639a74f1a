import { describe, expect, it } from 'vitest';
import { PHONE, withBrowser } from '../support/browser/browser';

const { visit, site } = withBrowser();

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
  await page.getByText('1 of 5 ready').waitFor();
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

  it('has links to its sections at its lower edge, of which that to the section that is read is marked', async () => {
    const page = await visit('/magical-kenya/intro#health', { viewport: PHONE });
    const bar = page.getByRole('navigation', { name: 'On this page' });
    const stop = bar.getByRole('link').nth(4);
    const isMarked = () => stop.evaluate((link) => link.matches(':target-current'));
    expect(await isMarked()).toBe(false);
    await stop.click();
    await expect.poll(isMarked).toBe(true);
    const box = await bar.boundingBox();
    expect(box && box.y + box.height).toBe(PHONE.height);
    await page.goto(`${site}/consular/fees`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await bar.count()).toBe(0);
  });

  it('has a bar at its lower edge, which leaves room for a keyboard and for the footer', async () => {
    const page = await visit('/consular/birth', { viewport: PHONE });
    const bar = page.getByRole('navigation', { name: 'On this page' });
    const field = page.getByLabel('Day of your visit');
    await page.locator('#visit').click();
    await field.focus();
    expect(await bar.isVisible()).toBe(false);
    await page.locator('#visit').click();
    await field.waitFor({ state: 'hidden' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await page.getByRole('contentinfo').getByRole('link').last().isVisible()).toBe(true);
    await expect
      .poll(async () => {
        const [end, footer] = [
          await bar.boundingBox(),
          await page.getByRole('contentinfo').boundingBox(),
        ];
        return end && footer && end.y + end.height <= footer.y;
      })
      .toBe(true);
  });
});
