import { describe, expect, it } from 'vitest';
import { recordShifts, shiftOf } from '../support/browser/alertsInBrowser';
import { PHONE, untilHydrated, withBrowser } from '../support/browser/browser';

const { open, visit, site } = withBrowser();

describe('map of Kenya', () => {
  it('is navigated by keyboard and opens a place', async () => {
    const page = await visit('/magical-kenya');
    const map = page.getByRole('group', { name: 'Map of Kenya with places to visit' });
    const first = map.getByRole('link').first();
    await untilHydrated(first);
    await first.focus();
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Read about KICC tower' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/magical-kenya/nairobi#kicc`);
    await page.waitForFunction(() => document.activeElement?.id === 'kicc');
  });

  it('shows a place on touch without leaving the page', async () => {
    const page = await open('/ru/magical-kenya', {
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
    });
    const point = page.getByRole('link', { name: 'Марсабит, Северная Кения' });
    await untilHydrated(point);
    await point.locator('circle').last().tap();
    await page.getByRole('link', { name: 'Подробнее: Марсабит' }).waitFor();
    expect(page.url()).toBe(`${site}/ru/magical-kenya`);
  });
});

describe.each(['/magical-kenya/coast', '/magical-kenya', '/explore/trade', '/embassy'])(
  'layout of %s',
  (path) => {
    it.each([PHONE, { width: 1440, height: 900 }])(
      'does not shift while it loads on a viewport $width px wide',
      async (viewport) => {
        const page = await open(path, {
          viewport,
          prepare: recordShifts,
        });
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
      },
    );
  },
);
