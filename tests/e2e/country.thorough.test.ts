import { describe, expect, it } from 'vitest';
import { recordShifts, shiftOf } from '../support/browser/alertsInBrowser';
import { PHONE, withBrowser } from '../support/browser/browser';

const { open } = withBrowser();

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
