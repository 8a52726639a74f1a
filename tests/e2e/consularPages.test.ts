import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { childrenOf, pages } from '../../src/content/site';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { overflowWidth } from '../support/access';
import { SAMPLE_PATHS } from '../support/accessibleKinds';
import { axeProblems } from '../support/axe';
import { withBrowser } from '../support/browser';
import { pageProblems } from '../support/page';
import { sheetsOf, smallestFontSize } from '../support/paper';
import { parse } from '../support/servedPage';

const { visit } = withBrowser();

/** The smallest screen that is common. */
const SMALL_PHONE = { width: 360, height: 640 };

const addresses = pages
  .filter(({ path }) => path.startsWith('/consular'))
  .flatMap(({ path, kind }) =>
    languages.map((language) => ({
      address: withPrefix(path, language),
      path,
      language,
      // /consular/passports leads to its cases before it answers.
      isService: kind === 'service' && childrenOf(path).length === 0,
      // A case of a passport is one sheet to take along.
      sheets: path.startsWith('/consular/passports/') && language === 'en' ? 1 : 2,
    })),
  );

/** Returns the lower edge of the last part of the answer: the office and the links to apply. */
async function answerEnds(page: Page): Promise<number> {
  const answer = page.getByRole('region', { name: /In short|Коротко/ });
  const office = answer.getByText(/^(Where to go|Куда обращаться)/).locator('..');
  const apply = answer.getByRole('link', { name: /Apply|Подать/ });
  const boxes = await Promise.all(
    [office, ...(await apply.all())].map((part) => part.boundingBox()),
  );
  return Math.max(...boxes.map((box) => (box ? box.y + box.height : Number.POSITIVE_INFINITY)));
}

it.each(addresses)(
  '$address has its answer on the first screen, fits every screen and two sheets of paper',
  async ({ address, path, language, isService, sheets }) => {
    const page = await visit(address, { viewport: SMALL_PHONE, reducedMotion: 'reduce' });
    if (isService) expect(await answerEnds(page)).toBeLessThanOrEqual(SMALL_PHONE.height);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowWidth(page), `at ${width} pixels`).toBe(0);
    }
    // The same elements are in both languages; the pages of KINDS are judged in both.
    if (language === 'en' && !SAMPLE_PATHS.includes(path)) {
      expect(await axeProblems(page)).toEqual([]);
      expect(pageProblems(parse(await page.content()))).toEqual([]);
    }
    const count = await sheetsOf(page);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(sheets);
    await page.emulateMedia({ media: 'print' });
    // Nine points.
    expect(await page.evaluate(smallestFontSize)).toBeGreaterThanOrEqual(12);
  },
);
