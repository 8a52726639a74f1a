import { describe, expect, it } from 'vitest';
import { recordShifts, shiftOf } from '../support/browser/alertsInBrowser';
import { PHONE, untilHydrated, withBrowser } from '../support/browser/browser';

const { open, site } = withBrowser();

describe('map of Kenya', () => {
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
