import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chartsId, pages } from '../../src/content/site';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { colourOf, overflowWidth } from '../support/browser/access';
import { axeProblems } from '../support/browser/axe';
import { withBrowser } from '../support/browser/browser';

const { visit } = withBrowser();

/** At each of these a chart is drawn for phones, or for wider viewports. */
const WIDTHS = [320, 768, 1280, 1440];
/** One width for each drawing; axe tries the rest of the pages in accessDesk and countryPages. */
const WITH_AXE = [320, 1280];
const HEIGHT = 900;

const paths = pages
  .filter(({ path, namespaces = [] }) => namespaces.includes(chartsId(path)))
  .flatMap(({ path }) => languages.map((language) => withPrefix(path, language)));

/** The visible drawings; each chart has one for phones and one for wider viewports. */
const drawings = (page: Page): Locator => page.locator('main figure svg:visible');

/** Problems of the labels in drawings: too small, clipped or overlapping. Runs in the page. */
function textProblems(all: (SVGElement | HTMLElement)[]): string[] {
  return all.flatMap((drawing) => {
    const frame = drawing.getBoundingClientRect();
    const texts = [...drawing.querySelectorAll('text')].filter(({ textContent }) => textContent);
    const boxes = texts.map((text) => ({
      label: text.textContent ?? '',
      box: text.getBoundingClientRect(),
      height:
        (Number.parseFloat(getComputedStyle(text).fontSize) * frame.width) /
        (drawing as SVGSVGElement).viewBox.baseVal.width,
    }));
    return boxes.flatMap(({ label, box, height }, index) => [
      ...(height < 12 ? [`${label}: ${height} px`] : []),
      ...(box.left < frame.left - 1 || box.right > frame.right + 1 ? [`${label}: outside`] : []),
      ...(box.top < frame.top - 1 || box.bottom > frame.bottom + 1 ? [`${label}: outside`] : []),
      ...boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            // Lines may overlap by their leading.
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 6,
        )
        .map((other) => `${label} over ${other.label}`),
    ]);
  });
}

/** Opens or closes the tables below the charts. */
const showTables = (page: Page, open: boolean): Promise<void> =>
  page.locator('main figure details').evaluateAll((all, shown) => {
    for (const table of all) (table as HTMLDetailsElement).open = shown;
  }, open);

describe.each(paths)('charts of %s', (path) => {
  it('are readable at every width and have no axe violations', async () => {
    const page = await visit(path, { reducedMotion: 'reduce' });
    const charts = await page.locator('main figure').count();
    expect(charts).toBeGreaterThan(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expect.poll(() => drawings(page).count()).toBe(charts);
      expect(await drawings(page).evaluateAll(textProblems), `${width} px`).toEqual([]);
      expect(await overflowWidth(page), `${width} px`).toBe(0);
      await showTables(page, true);
      expect(await overflowWidth(page), `${width} px, with tables`).toBe(0);
      if (WITH_AXE.includes(width)) {
        expect(await axeProblems(page, 'main figure'), `${width} px`).toEqual([]);
      }
      await showTables(page, false);
    }
  });
});

it.each(['light', 'dark'] as const)(
  'chart shows its bars in forced colours: %s',
  async (colorScheme) => {
    const page = await visit('/explore/trade', { forcedColors: 'active', colorScheme });
    const bar = drawings(page).first().locator('rect').first();
    const title = page.locator('main figure').first();
    expect(await colourOf(bar)).not.toBe(await colourOf(title));
  },
);
