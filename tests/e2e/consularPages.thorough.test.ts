import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { childPages, pages } from '../../src/content/site';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { overflowWidth } from '../support/browser/access';
import { SAMPLE_PATHS } from '../support/browser/accessibleKinds';
import { axeProblems } from '../support/browser/axe';
import { withBrowser } from '../support/browser/browser';
import { sheetsOf, smallestFontSize } from '../support/browser/paper';
import { pageProblems } from '../support/html/page';
import { parse } from '../support/html/servedPage';

const { visit } = withBrowser();

/** A common viewport, on whose first screen the title has the size of a title. */
const SMALL_PHONE = { width: 360, height: 740 };

/** Pages with more than one case, each of which is looked up by itself. */
const TWO_SHEETS: string[] = ['/consular/contract'];

const urls = pages
  .filter(({ path }) => path.startsWith('/consular'))
  .flatMap(({ path, kind, urgent }) =>
    languages.map((language) => ({
      url: withPrefix(path, language),
      path,
      language,
      // /consular/passports links to its cases before its key facts.
      isService: kind === 'service' && childPages(path).length === 0,
      isUrgent: urgent === true,
      sheets:
        ['service', 'situation', 'help', 'fees'].includes(kind) && !TWO_SHEETS.includes(path)
          ? 1
          : 2,
    })),
  );

/** Returns the lower edge of what answers first: the numbers to call if it is urgent, else cost and time. */
async function answerBottom(page: Page, isUrgent: boolean): Promise<number> {
  const summary = page.getByRole('region', { name: /In short|Коротко/ });
  const answer = isUrgent ? summary.locator('a[href^="tel:"]') : summary.locator('dl > div');
  const box = await answer.nth(1).boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

it.each(urls)(
  '$url answers on the first screen and fits a tablet and a desktop, and paper: a service, a situation or the fees one sheet',
  async ({ url, path, language, isService, isUrgent, sheets }) => {
    const page = await visit(url, { viewport: SMALL_PHONE, reducedMotion: 'reduce' });
    if (isService)
      expect(await answerBottom(page, isUrgent)).toBeLessThanOrEqual(SMALL_PHONE.height);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowWidth(page), `at ${width} pixels`).toBe(0);
    }
    // Both languages render the same elements; the pages of SAMPLE_PATHS are checked in both, with
    // the header and the footer of every page.
    if (language === 'en' && !SAMPLE_PATHS.includes(path)) {
      expect(await axeProblems(page, 'main')).toEqual([]);
      expect(pageProblems(parse(await page.content()))).toEqual([]);
    }
    const count = await sheetsOf(page);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(sheets);
    await page.emulateMedia({ media: 'print' });
    // 12 px is 9 pt.
    expect(await page.evaluate(smallestFontSize)).toBeGreaterThanOrEqual(12);
  },
);
