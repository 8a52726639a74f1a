import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { colourOf } from '../support/browser/access';
import { withBrowser } from '../support/browser/browser';

const { open, visit } = withBrowser();

/** The visible drawings; each chart has one for phones and one for wider viewports. */
const drawings = (page: Page): Locator => page.locator('main figure svg:visible');

describe('chart', () => {
  it('is an image with a title to screen readers and opens its table by keyboard', async () => {
    const page = await visit('/explore/trade');
    await page.getByRole('img', { name: 'Chart: Largest exports, 2024' }).waitFor();
    await page.getByText('Show the figures: Largest exports, 2024').press('Enter');
    const row = page.getByRole('row', { name: 'tea' });
    await row.waitFor();
    expect((await row.textContent())?.replace(/\s/g, ' ')).toBe('teaKSh 189.1 billion');
  });

  it('is rendered without JavaScript', async () => {
    const page = await open('/ru/explore/trade', {
      javaScriptEnabled: false,
      prerenderedOnly: true,
    });
    const image = page.getByRole('img', {
      name: 'Диаграмма: Главные статьи экспорта, 2024 год, в кенийских шиллингах',
    });
    await image.waitFor();
    expect(await image.textContent()).toContain('189,1');
  });

  it('is rendered after navigation from the search', async () => {
    const page = await visit('/search?q=exports');
    await page.getByRole('link', { name: 'Trade and investment' }).first().click();
    await page.getByRole('img', { name: 'Chart: Largest exports, 2024' }).waitFor();
  });

  it.each(['light', 'dark'] as const)(
    'shows its bars in forced colours: %s',
    async (colorScheme) => {
      const page = await visit('/explore/trade', { forcedColors: 'active', colorScheme });
      const bar = drawings(page).first().locator('rect').first();
      const title = page.locator('main figure').first();
      expect(await colourOf(bar)).not.toBe(await colourOf(title));
    },
  );
});
