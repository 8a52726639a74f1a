import { describe, expect, it } from 'vitest';
import { colourOf, elementsWithoutVisibleFocus } from '../support/access';
import { withBrowser } from '../support/browser';

const { visit, site } = withBrowser();

describe('with the colours of the device', () => {
  it.each(['light', 'dark'] as const)(
    'what is current, chosen or focused still shows: %s',
    async (colorScheme) => {
      const page = await visit('/news', { forcedColors: 'active', colorScheme });
      await page.getByRole('link', { name: 'Page 2' }).waitFor();
      const ground = (name: string, role: 'button' | 'link') =>
        colourOf(page.getByRole(role, { name, exact: true }).first());
      expect(await ground('EN: English', 'button')).not.toBe(await ground('RU: Русский', 'button'));
      expect(await ground('Page 1', 'link')).not.toBe(await ground('Page 2', 'link'));
      await page.keyboard.press('Tab');
      expect(await page.evaluate(elementsWithoutVisibleFocus)).toEqual([]);

      await page.goto(`${site}/magical-kenya`);
      await page.getByRole('group', { name: /^Map of Kenya/ }).waitFor();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(elementsWithoutVisibleFocus)).toEqual([]);
    },
  );
});
