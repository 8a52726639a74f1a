import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { childPages, HELP, pages } from '../../src/content/site';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { overflowWidth } from '../support/browser/access';
import { SAMPLE_PATHS } from '../support/browser/accessibleKinds';
import { recordShifts, shiftOf } from '../support/browser/alertsInBrowser';
import { axeProblems } from '../support/browser/axe';
import { PHONE, withBrowser } from '../support/browser/browser';
import { sheetsOf, smallestFontSize } from '../support/browser/paper';
import { pageProblems } from '../support/html/page';
import { parse } from '../support/html/servedPage';

const { open, visit } = withBrowser();

/** A page of several cases, each of which is looked up by itself. */
const CASES = '/consular/contract';
const ONE_SHEET: string[] = ['service', 'situation', 'help', 'fees'];
const COUNTRY: string[] = ['/magical-kenya', '/explore/trade', '/embassy'];

/** How many sheets of paper a page takes at most; undefined where that is not fixed. */
function sheetsFor(path: string, kind: string): number | undefined {
  if (path.startsWith('/consular')) return ONE_SHEET.includes(kind) && path !== CASES ? 1 : 2;
  return kind === 'region' || COUNTRY.includes(path) ? 2 : undefined;
}

const urls = pages.flatMap(({ path, kind, urgent }) =>
  languages.map((language) => ({
    url: withPrefix(path, language),
    // Both languages render the same elements; the pages of SAMPLE_PATHS are checked in both, with
    // the header and the footer of every page.
    isFirst: language === 'en' && !SAMPLE_PATHS.includes(path),
    // /consular/passports links to its cases before its key facts.
    isService: kind === 'service' && childPages(path).length === 0,
    isUrgent: urgent === true,
    sheets: sheetsFor(path, kind),
  })),
);

/** Returns the lower edge of the answer: the numbers to call if urgent, else cost and time. */
async function answerBottom(page: Page, isUrgent: boolean): Promise<number> {
  const summary = page.getByRole('region', { name: /In short|Коротко/ });
  const answer = isUrgent ? summary.locator('a[href^="tel:"]') : summary.locator('dl > div');
  const box = await answer.nth(1).boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

it.each(urls)(
  '$url answers on the first screen if it is a service, has no axe violations and all its texts, and fits phones, a tablet, a desktop and its paper',
  async ({ url, isFirst, isService, isUrgent, sheets }) => {
    const page = await visit(url, { viewport: PHONE, reducedMotion: 'reduce' });
    if (isService) expect(await answerBottom(page, isUrgent)).toBeLessThanOrEqual(PHONE.height);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowWidth(page), `at ${width} pixels`).toBe(0);
    }
    if (isFirst) {
      expect(await axeProblems(page, 'main')).toEqual([]);
      expect(pageProblems(parse(await page.content()))).toEqual([]);
    }
    if (sheets === undefined) return;
    const count = await sheetsOf(page);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(sheets);
    await page.emulateMedia({ media: 'print' });
    // 12 px is 9 pt.
    expect(await page.evaluate(smallestFontSize)).toBeGreaterThanOrEqual(12);
  },
);

const shown = [HELP, '/magical-kenya/coast', ...COUNTRY].flatMap((path) =>
  [PHONE, { width: 1440, height: 900 }].map((viewport) => ({ path, viewport })),
);

it.each(shown)(
  '$path does not shift while it loads, $viewport.width px wide',
  async ({ path, viewport }) => {
    const page = await open(path, { viewport, prepare: recordShifts });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  },
);
