import { expect, it } from 'vitest';
import { colourOf, elementsWithoutVisibleFocus } from '../support/browser/access';
import { withBrowser } from '../support/browser/browser';

const { visit, site } = withBrowser();

it.each(['light', 'dark'] as const)(
  'pages in forced colours show what is current, selected or focused: %s',
  async (colorScheme) => {
    const page = await visit('/news', { forcedColors: 'active', colorScheme });
    await page.getByRole('link', { name: 'Page 2' }).waitFor();
    const colourOfControl = (name: string, role: 'button' | 'link') =>
      colourOf(page.getByRole(role, { name, exact: true }).first());
    expect(await colourOfControl('EN: English', 'button')).not.toBe(
      await colourOfControl('RU: Русский', 'button'),
    );
    expect(await colourOfControl('Page 1', 'link')).not.toBe(
      await colourOfControl('Page 2', 'link'),
    );
    await page.keyboard.press('Tab');
    expect(await page.evaluate(elementsWithoutVisibleFocus, 'body')).toEqual([]);

    await page.goto(`${site}/magical-kenya`);
    await page.getByRole('group', { name: /^Map of Kenya/ }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(elementsWithoutVisibleFocus, 'body')).toEqual([]);

    await page.goto(`${site}/explore/trade`);
    const chart = page.locator('main figure').first();
    expect(await colourOf(chart.locator('rect').first())).not.toBe(await colourOf(chart));
  },
);
