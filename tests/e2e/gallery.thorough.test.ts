import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { textsIn } from '../../src/gallery/texts/texts';
import { type Language, languages, withPrefix } from '../../src/lib/i18n/languages';
import {
  elementsWithoutVisibleFocus,
  movingElements,
  overflowWidth,
  smallTargets,
} from '../support/browser/access';
import { NARROW } from '../support/browser/accessibleKinds';
import { axeProblems } from '../support/browser/axe';
import { DESKTOP, PHONE } from '../support/browser/browser';
import { galleryInBrowser } from '../support/browser/galleryInBrowser';
import { siteOfWorker } from '../support/browser/siteOfWorker';
import { builtFiles } from '../support/html/builtFiles';
import { linksInOtherLanguage, pageProblems } from '../support/html/page';
import { parse } from '../support/html/servedPage';

const { visit } = galleryInBrowser();

const WIDE = { width: 1440, height: 900 };

/** What axe finds on the page. Examples repeat landmarks that a page of the site has once, such as its breadcrumb. */
const problemsOn = async (page: Page, within?: string): Promise<string[]> =>
  (await axeProblems(page, within)).filter((problem) => !problem.startsWith('landmark-unique:'));

/** The examples alone, because docstrings are English and titles of examples may be names of props. */
const examplesOf = async (page: Page): Promise<Document> => {
  const document = parse(await page.content());
  for (const frame of document.querySelectorAll('header > nav, code, figcaption, p[lang="en"]')) {
    if (!frame.closest('[data-example]')) frame.remove();
  }
  return document;
};

/** The examples with something open, dialogs and messages; always with the heading of the page. */
const OPENED =
  'h1, [data-example]:has([aria-expanded="true"]), dialog[open], [role="status"], [role="alert"]';

/** What hides something until it is activated: disclosures, buttons that open a dialog or show a message. */
const closed = (page: Page): Promise<Locator[]> =>
  page
    .locator('[data-example]')
    .locator(':is([aria-expanded="false"], [aria-haspopup="dialog"], [data-notifies])')
    .and(page.locator(':not([aria-disabled])'))
    .all();

describe.each(languages)('the examples of the ui components in %s', (language) => {
  it('are accessible in every window, in one language, keep still, and are easy to hit and to follow', async () => {
    const page = await visit(language, language === 'en' ? DESKTOP : NARROW);
    expect(await problemsOn(page)).toEqual([]);
    expect(await page.title()).toBe(textsIn[language].gallery.title);
    const document = await examplesOf(page);
    expect(document.documentElement.lang).toBe(language);
    expect(pageProblems(document)).toEqual([]);
    expect(linksInOtherLanguage(language, document)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect(await page.evaluate(smallTargets), 'too small to hit').toEqual([]);
    expect(await page.evaluate(movingElements), 'moves by itself').toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(elementsWithoutVisibleFocus, 'body'), 'focus is not seen').toEqual(
      [],
    );
    for (const size of [WIDE, PHONE, NARROW]) {
      await page.setViewportSize(size);
      expect(await overflowWidth(page), `${size.width} pixels`).toBe(0);
    }
    // When they are open: in the narrowest window, on the same page.
    const controls = await closed(page);
    expect(controls.length).toBeGreaterThan(5);
    for (const control of controls) {
      const name = String(await control.textContent());
      const before = await page.locator('main').innerHTML();
      await control.click();
      expect(await page.locator('main').innerHTML(), name).not.toBe(before);
      expect(await problemsOn(page, OPENED), name).toEqual([]);
      expect(await overflowWidth(page), name).toBe(0);
      await page.keyboard.press('Escape');
    }
  });
});

describe('the gallery', () => {
  it('follows the links of examples as the browser does, and Back returns to it', async () => {
    const page = await visit('en', WIDE);
    await page.locator('#Pagination-2').getByRole('link', { name: 'Next page' }).click();
    expect(new URL(page.url()).search).toBe('?page=6');
    const address = page.url();
    // Fulfilled, because no page of the site is served here.
    await page.route('**/consular', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Site</h1>' }),
    );
    await page.locator('#AppLink-1').getByRole('link').click();
    await page.getByRole('heading', { name: 'Site' }).waitFor();
    await page.goBack();
    await page.locator('#AppLink-1').waitFor();
    expect(page.url()).toBe(address);
  });
});

describe('the production build', () => {
  const site = siteOfWorker();

  it.each(languages)('has no gallery in %s', async (language) => {
    const { status } = await fetch(site + withPrefix('/dev/ui', language));
    expect(status).toBe(404);
  });

  it('contains no module of the gallery', async () => {
    const files = await builtFiles(site);
    expect(files.size).toBeGreaterThan(100);
    const texts = (['en', 'ru'] satisfies Language[]).map((one) => textsIn[one].gallery.missing);
    const found = [...files].filter(([, code]) =>
      ['data-example', ...texts].some((text) => code.includes(text)),
    );
    expect(found.map(([file]) => file)).toEqual([]);
  });
});
