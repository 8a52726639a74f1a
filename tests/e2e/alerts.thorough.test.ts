import type { Locator } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import {
  alertsOf,
  putUpAlerts,
  recordShifts,
  removeAlerts,
  shiftOf,
} from '../support/browser/alertsInBrowser';
import { DESKTOP, PHONE, withBrowser } from '../support/browser/browser';

/** Alerts: layout, requests, faults. */

const { open, visit, site } = withBrowser();
afterEach(removeAlerts);
const LONG = {
  level: 'emergency',
  text_en: 'Kenyan citizens who need urgent help can call day and night. '.repeat(4).slice(0, 200),
  text_ru: 'Граждане Кении могут звонить круглосуточно: дежурный ответит. '.repeat(4).slice(0, 200),
  link: 'https://mfa.go.ke/help',
};

describe('an alert on a page', () => {
  it.each([PHONE, DESKTOP])(
    'moves nothing on the page on which it arrives, and stands above the header of the next one, $width px wide',
    async (viewport) => {
      await putUpAlerts(LONG, {});
      const page = await open('/magical-kenya/coast', { viewport, prepare: recordShifts });
      const edges = (element: Locator) =>
        element.evaluate((e) => {
          const { top, bottom } = e.getBoundingClientRect();
          return { top: Math.round(top), bottom: Math.round(bottom) };
        });
      await alertsOf(page).waitFor();
      await page.waitForLoadState('networkidle');
      expect((await edges(page.getByRole('banner'))).top).toBe(0);
      expect((await edges(alertsOf(page))).bottom).toBe(viewport.height);
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
      await page
        .locator('main a', { hasText: /^Magical Kenya$/ })
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: 'Magical Kenya' }).waitFor();
      const { top, bottom } = await edges(alertsOf(page));
      expect(top).toBe(0);
      expect((await edges(page.getByRole('banner'))).top).toBe(bottom);
    },
  );

  it('at the lower edge leaves the other bars and the end of the page in view', async () => {
    await putUpAlerts(LONG);
    const page = await visit('/consular/pets', { viewport: PHONE });
    await alertsOf(page).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const top = await alertsOf(page).evaluate((e) => e.getBoundingClientRect().top);
    for (const part of [
      page.getByRole('contentinfo'),
      page.getByRole('navigation', { name: 'On this page' }),
    ])
      expect(await part.evaluate((e) => e.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top);
  });

  it('is folded by keyboard to a line that stays for the visit, and printed in full', async () => {
    await putUpAlerts(LONG);
    const page = await visit('/consular/pets', { viewport: PHONE });
    const full = (await alertsOf(page).boundingBox())?.height ?? 0;
    await page.getByRole('button', { name: 'Fold' }).press('Enter');
    const line = (await alertsOf(page).boundingBox())?.height ?? 0;
    expect(full).toBeGreaterThan(150);
    expect(line).toBeLessThan(50);
    await page.goto(`${site}/embassy`);
    await page.getByRole('button', { name: 'Show in full' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(
      await alertsOf(page)
        .getByRole('link', { name: /Details/ })
        .isVisible(),
    ).toBe(true);
    expect(await alertsOf(page).getByRole('button').isVisible()).toBe(false);
    const below = await alertsOf(page).evaluate((element) => element.getBoundingClientRect().top);
    const header = await page.getByRole('banner').evaluate((e) => e.getBoundingClientRect().bottom);
    expect(below).toBeGreaterThanOrEqual(header - 1);
  });
});
