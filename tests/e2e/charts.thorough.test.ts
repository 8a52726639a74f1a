import { describe, expect, it } from 'vitest';
import { chartsId, pages } from '../../src/content/site';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { colourOf, overflowWidth } from '../support/browser/access';
import { withBrowser } from '../support/browser/browser';

const { visit } = withBrowser();

const WIDTHS = [320, 768, 1280, 1440];
const HEIGHT = 900;

const paths = pages
  .filter(({ path, namespaces = [] }) => namespaces.includes(chartsId(path)))
  .flatMap(({ path }) => languages.map((language) => withPrefix(path, language)));

/** Problems of the names, figures and drawings of charts: too small, clipped or overlapping. Runs in the page. */
function chartProblems(charts: Element[]): string[] {
  return charts.flatMap((chart) => {
    const frame = chart.getBoundingClientRect();
    const boxes = [...chart.querySelectorAll('dt, dd')].flatMap((element) => {
      const label = element.textContent ?? '';
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const drawings = [...element.querySelectorAll('svg')];
      return [
        ...texts.map((text) => {
          const range = document.createRange();
          range.selectNode(text);
          return { label, box: range.getBoundingClientRect(), size };
        }),
        ...drawings.map((drawing) => ({
          label: `drawing of ${label}`,
          box: drawing.getBoundingClientRect(),
          size,
        })),
      ];
    });
    return boxes.flatMap(({ label, box, size }, index) => [
      ...(size < 12 ? [`${label}: ${size} px`] : []),
      ...(box.width * box.height === 0 ? [`${label}: invisible`] : []),
      ...(box.left < frame.left - 1 || box.right > frame.right + 1 ? [`${label}: outside`] : []),
      ...boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        )
        .map((other) => `${label} over ${other.label}`),
    ]);
  });
}

describe.each(paths)('charts of %s', (path) => {
  it('are readable at every width', async () => {
    const page = await visit(path, { reducedMotion: 'reduce' });
    const charts = page.locator('main figure');
    expect(await charts.count()).toBeGreaterThan(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect(await charts.evaluateAll(chartProblems), `${width} px`).toEqual([]);
      expect(await overflowWidth(page), `${width} px`).toBe(0);
    }
  });
});

it.each(['light', 'dark'] as const)(
  'chart shows its bars in forced colours: %s',
  async (colorScheme) => {
    const page = await visit('/explore/trade', { forcedColors: 'active', colorScheme });
    const bar = page.locator('main figure rect').first();
    expect(await colourOf(bar)).not.toBe(await colourOf(page.locator('main figure').first()));
  },
);
