import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { childPages, pageId } from '../../src/content/site.ts';
import { languages, withPrefix } from '../../src/lib/i18n/languages.ts';
import { CHROMIUM_ARGS, findChromium } from '../../tests/support/browser/chromium.ts';
import { fingerprint, type Guide, guidePath, guides, stamp } from './fingerprint.ts';

const DOWNLOADS = '/consular/downloads';

/** Selectors of elements that a guide omits, by form: the passport guide has only checklists. */
const OMITTED: Record<string, string> = {
  passportChecklist: 'main nav, main section:has(h2):not([data-list])',
};

/** Opens the page of downloads, and returns the name of the guide on it. */
async function guideName(page: Page, site: string, guide: Guide, language: 'en' | 'ru') {
  await page.goto(site + withPrefix(DOWNLOADS, language), { waitUntil: 'networkidle' });
  return (await page.locator(`#${guide.form}`).textContent()) ?? guide.form;
}

/**
 * Opens the page of each case of a service, and returns the checklists as HTML, each headed by the
 * name of its case; `''` for a service without cases.
 */
async function caseChecklists(page: Page, site: string, guide: Guide, language: 'en' | 'ru') {
  const lists: string[] = [];
  for (const { path } of childPages(guide.source)) {
    await page.goto(site + withPrefix(path, language), { waitUntil: 'networkidle' });
    const list = page.locator('main section:has(> #bring)');
    lists.push(
      await list.evaluate((section) => {
        const heading = document.createElement('h2');
        heading.textContent = document.querySelector('main h1')?.textContent ?? '';
        section.setAttribute('data-list', '');
        section.replaceChildren(heading, section.querySelector('ul')?.parentElement ?? '');
        return section.outerHTML;
      }),
    );
  }
  return lists.join('');
}

/**
 * Changes the open page into the guide: sets the title, inserts the checklists of the cases, shows
 * all sections, and removes what {@link OMITTED} names. Links to other pages become plain text.
 */
async function turnIntoGuide(page: Page, guide: Guide, name: string, lists: string): Promise<void> {
  await page.evaluate(
    ([title, omitted, more]) => {
      document.title = title;
      const heading = document.querySelector('main h1');
      if (heading) heading.textContent = title;
      for (const part of document.querySelectorAll('[data-print-note]')) part.remove();
      // A guide has all sections of its page; paper has only the lists.
      for (const part of document.querySelectorAll('main section[data-screen-only]')) {
        part.removeAttribute('data-screen-only');
      }
      // The guide is printed from a local site, so links to its other pages lead nowhere.
      for (const link of document.querySelectorAll('a')) {
        const elsewhere = link.origin === location.origin && link.pathname !== location.pathname;
        if (elsewhere) link.removeAttribute('href');
      }
      document.querySelector('main section:has(h2)')?.insertAdjacentHTML('afterend', more);
      if (omitted) for (const part of document.querySelectorAll(omitted)) part.remove();
    },
    [name, OMITTED[guide.form] ?? '', lists] as const,
  );
}

/** Prints a guide into `public/downloads`, stamped with its fingerprint, and logs the file. */
async function printGuide(browser: Browser, site: string, guide: Guide, language: 'en' | 'ru') {
  const page = await browser.newPage();
  const name = await guideName(page, site, guide, language);
  const lists = await caseChecklists(page, site, guide, language);
  await page.goto(site + withPrefix(guide.source, language), { waitUntil: 'networkidle' });
  // The network is idle, too, while a slow machine renders the page.
  await page.locator('main h1').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await turnIntoGuide(page, guide, name, lists);
  const pdf = await page.pdf({
    format: 'A4',
    preferCSSPageSize: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate:
      '<p style="width:100%;font-size:9pt;text-align:center"><span class="title"></span> · ' +
      '<span class="pageNumber"></span> / <span class="totalPages"></span></p>',
  });
  const path = guidePath(guide, language);
  writeFileSync(path, stamp(pdf, fingerprint(guide, language)));
  console.log(`${path} (${pageId(guide.source)}, ${Math.round(pdf.length / 1024)} kB)`);
  await page.close();
}

/**
 * Prints the guides as PDF (A4) from the pages of a running site, in both languages, into
 * `public/downloads`; replaces existing files and logs each one.
 * @param site origin without a trailing slash
 * @throws the error of Playwright when the browser does not start or a page has not loaded in time
 * @public called by run.mjs
 */
export async function printGuides(site: string): Promise<void> {
  mkdirSync('public/downloads', { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    for (const guide of guides) {
      for (const language of languages) await printGuide(browser, site, guide, language);
    }
  } finally {
    await browser.close();
  }
}
