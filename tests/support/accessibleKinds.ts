import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, withPrefix } from '../../src/lib/i18n/languages';
import { elementsWithoutVisibleFocus, movingElements, overflowWidth, smallTargets } from './access';
import { axeProblems } from './axe';
import { DESKTOP, untilLoaded } from './browser';
import { linksInOtherLanguage, pageProblems } from './page';
import { parse } from './servedPage';
import type { VisitOptions } from './sharedPage';

/** The narrowest window that the guidelines ask for: 1280 pixels at 400 %. */
export const NARROW = { width: 320, height: 640 };
/** A window of 1280 pixels at 200 %. */
const ZOOMED = { width: 640, height: 450 };

/** With pictures and a video. */
const ARTICLE = '/news/how-to-plan-a-visit-to-kenyas-national-parks';

/** At least one public page of every kind. */
export const SAMPLE_PATHS =
  `/ /news ${ARTICLE} /consular /consular/passports /consular/doc-leg /consular/help /consular/fees
  /consular/downloads /explore/trade /magical-kenya /magical-kenya/coast
  /magical-kenya/things-to-do /embassy /accessibility /search?q=passport /no/such/page`.split(
    /\s+/,
  );

interface InBrowser {
  visit: (path: string, options: VisitOptions) => Promise<Page>;
  forgive: (pattern: RegExp) => number;
}

/** Declares a test for each page: that it is accessible in this language and window. */
export function describeAccess(
  { visit, forgive }: InBrowser,
  paths: string[],
  { language, viewport }: { language: Language; viewport: { width: number; height: number } },
): void {
  const addresses = paths.map((path) => withPrefix(path, language));
  describe.each(addresses)('the page %s', (address) => {
    it('fits at 200 % and at 320 pixels, keeps still, and is easy to hit and to follow', async () => {
      const page = await visit(address, { viewport, reducedMotion: 'reduce' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await untilLoaded(page);
      expect(await axeProblems(page), 'axe').toEqual([]);
      const running = parse(await page.content());
      expect(running.documentElement.lang).toBe(language);
      expect(running.querySelectorAll('h1')).toHaveLength(1);
      expect(pageProblems(running)).toEqual([]);
      expect(linksInOtherLanguage(language, running)).toEqual([]);
      expect(await page.evaluate(smallTargets), 'too small to hit').toEqual([]);
      expect(await page.evaluate(movingElements), 'moves by itself').toEqual([]);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(elementsWithoutVisibleFocus), 'focus is not seen').toEqual([]);
      for (const size of [DESKTOP, ZOOMED, NARROW]) {
        await page.setViewportSize(size);
        expect(await overflowWidth(page), `${size.width} pixels`).toBe(0);
      }
      forgive(/status of 404/);
    });
  });
}
