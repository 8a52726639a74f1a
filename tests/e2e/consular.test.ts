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

  it('has a link at its lower edge that leads back to its contents', async () => {
    const page = await visit('/magical-kenya/intro#health', { viewport: PHONE });
    const back = page.getByRole('link', { name: 'Contents' });
    await back.click();
    await page.waitForFunction(() => document.activeElement?.id === 'contents');
    await page.goto(`${site}/consular/fees`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await back.count()).toBe(0);
  });

  it('has actions at its lower edge, which leave room for a keyboard and for the footer', async () => {
    const page = await visit('/consular/birth', { viewport: PHONE });
    const bar = page.getByRole('navigation', { name: 'Quick actions' });
    const prepare = bar.getByRole('link', { name: 'Prepare' });
    const field = page.getByLabel('Day of your visit');
    await prepare.click();
    await field.focus();
    expect(await bar.isVisible()).toBe(false);
    await page.locator('#visit').click();
    await field.waitFor({ state: 'hidden' });
    await prepare.click();
    await field.waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'visit');
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
