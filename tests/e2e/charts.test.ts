import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chartsId, pages } from '../../src/content/site';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { colourOf, overflowWidth } from '../support/access';
import { axeProblems } from '../support/axe';
import { withBrowser } from '../support/browser';

const { open, visit } = withBrowser();

const WIDTHS = [320, 768, 1280, 1440];
const HEIGHT = 900;

const addresses = pages
  .filter(({ path, namespaces = [] }) => namespaces.includes(chartsId(path)))
  .flatMap(({ path }) => languages.map((language) => withPrefix(path, language)));

/** The drawings on screen; each chart has one for a phone and one for a wider window. */
const drawings = (page: Page): Locator => page.locator('main figure svg:visible');

/** What is wrong with the words of drawings. Runs in the page. */
function badWords(all: (SVGElement | HTMLElement)[]): string[] {
  return all.flatMap((drawing) => {
    const frame = drawing.getBoundingClientRect();
    const texts = [...drawing.querySelectorAll('text')].filter(({ textContent }) => textContent);
    const boxes = texts.map((text) => ({
      words: text.textContent ?? '',
      box: text.getBoundingClientRect(),
      height:
        (Number.parseFloat(getComputedStyle(text).fontSize) * frame.width) /
        (drawing as SVGSVGElement).viewBox.baseVal.width,
    }));
    return boxes.flatMap(({ words, box, height }, index) => [
      ...(height < 12 ? [`${words}: ${height} px`] : []),
      ...(box.left < frame.left - 1 || box.right > frame.right + 1 ? [`${words}: outside`] : []),
      ...(box.top < frame.top - 1 || box.bottom > frame.bottom + 1 ? [`${words}: outside`] : []),
      ...boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            // Lines may touch with their empty edges.
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 6,
        )
        .map((other) => `${words} over ${other.words}`),
    ]);
  });
}

/** Opens or closes the tables below the charts. */
const showTables = (page: Page, open: boolean): Promise<void> =>
  page.locator('main figure details').evaluateAll((all, shown) => {
    for (const table of all) (table as HTMLDetailsElement).open = shown;
  }, open);

describe.each(addresses)('the charts of %s', (address) => {
  it('can be read at every width, and have nothing for axe to find', async () => {
    const page = await visit(address, { reducedMotion: 'reduce' });
    const charts = await page.locator('main figure').count();
    expect(charts).toBeGreaterThan(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expect.poll(() => drawings(page).count()).toBe(charts);
      expect(await drawings(page).evaluateAll(badWords), `${width} px`).toEqual([]);
      expect(await overflowWidth(page), `${width} px`).toBe(0);
      await showTables(page, true);
      expect(await overflowWidth(page), `${width} px, with tables`).toBe(0);
      expect(await axeProblems(page), `${width} px`).toEqual([]);
      await showTables(page, false);
    }
  });
});

describe('a chart', () => {
  it('is read aloud as a picture with a title, and opens its figures as a table by keyboard', async () => {
    const page = await visit('/explore/trade');
    await page.getByRole('img', { name: 'Chart: Largest exports, 2024' }).waitFor();
    await page.getByText('Show the figures: Largest exports, 2024').press('Enter');
    const row = page.getByRole('row', { name: 'tea' });
    await row.waitFor();
    expect((await row.textContent())?.replace(/\s/g, ' ')).toBe('teaKSh 189.1 billion');
  });

  it('is there without a script', async () => {
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

  it('is there when the reader comes from the search', async () => {
    const page = await visit('/search?q=exports');
    await page.getByRole('link', { name: 'Trade and investment' }).first().click();
    await page.getByRole('img', { name: 'Chart: Largest exports, 2024' }).waitFor();
  });

  it.each(['light', 'dark'] as const)(
    'shows its bars in the colours of the device: %s',
    async (colorScheme) => {
      const page = await visit('/explore/trade', { forcedColors: 'active', colorScheme });
      const bar = drawings(page).first().locator('rect').first();
      const title = page.locator('main figure').first();
      expect(await colourOf(bar)).not.toBe(await colourOf(title));
    },
  );
});
