import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, withPrefix } from '../../../src/lib/i18n/languages';
import { linksInOtherLanguage, pageProblems } from '../html/page';
import { parse } from '../html/servedPage';
import { elementsWithoutVisibleFocus, movingElements, overflowWidth } from './access';
import { axeProblems } from './axe';
import { DESKTOP, untilLoaded, type VisitOptions } from './browser';

/** The narrowest window of WCAG 2.2, criterion 1.4.10 (reflow): 1280 pixels at 400 %. */
export const NARROW = { width: 320, height: 640 };
/** A window of 1280 pixels at 200 %. */
const ZOOMED = { width: 640, height: 450 };

/** An article with images and a video. */
export const ARTICLE = '/news/how-to-plan-a-visit-to-kenyas-national-parks';

/** At least one public page of each page kind. */
export const SAMPLE_PATHS =
  `/ /news ${ARTICLE} /consular /consular/passports /consular/doc-leg /consular/help /consular/fees
  /consular/downloads /explore/trade /magical-kenya /magical-kenya/coast
  /magical-kenya/things-to-do /embassy /accessibility /privacy /search?q=passport /no/such/page`.split(
    /\s+/,
  );

/** Pages on which the focus is also followed through header and footer, equal on every page. */
const WITH_LAYOUT = ['/', '/consular/passports', '/no/such/page', '/admin'];

interface InBrowser {
  visit: (path: string, options: VisitOptions) => Promise<Page>;
  forgive: (pattern: RegExp) => number;
}

/** The pages of `npm test`: home, an article, instructions with a form, the sign-in. */
export const FIRST_PATHS = ['/', ARTICLE, '/consular/passports', '/admin'];

/** Declares one accessibility test for each page, in the given language and window. */
export function describeAccess(
  { visit, forgive }: InBrowser,
  paths: string[],
  { language, viewport }: { language: Language; viewport: { width: number; height: number } },
): void {
  const urls = paths.map((path) => ({ path, url: withPrefix(path, language) }));
  describe.each(urls)('accessibility of the page $url', ({ path, url }) => {
    it('has no axe violations, fits at 200 %, does not move, and has visible focus', async () => {
      const page = await visit(url, { viewport, reducedMotion: 'reduce' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await untilLoaded(page);
      expect(await axeProblems(page), 'axe').toEqual([]);
      const running = parse(await page.content());
      expect(running.documentElement.lang).toBe(language);
      expect(running.querySelectorAll('h1')).toHaveLength(1);
      expect(pageProblems(running)).toEqual([]);
      expect(linksInOtherLanguage(language, running)).toEqual([]);
      expect(await page.evaluate(movingElements), 'moves by itself').toEqual([]);
      await page.keyboard.press('Tab');
      const part = WITH_LAYOUT.includes(path) ? 'body' : 'main';
      expect(await page.evaluate(elementsWithoutVisibleFocus, part), 'focus is not seen').toEqual(
        [],
      );
      for (const size of [NARROW, DESKTOP, ZOOMED]) {
        await page.setViewportSize(size);
        expect(await overflowWidth(page), `${size.width} pixels`).toBe(0);
      }
      forgive(/status of 404/);
    });
  });
}
