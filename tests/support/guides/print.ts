import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { pageId } from '../../../src/content/site.ts';
import { languages, withPrefix } from '../../../src/lib/i18n/languages.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { fingerprint, type Guide, guidePath, guides, stamp } from './fingerprint.ts';

const DOWNLOADS = '/consular/downloads';

/**
 * What a guide leaves out of its page. The checklist is a list to tick off, so the steps and the
 * links of the page stay out of it.
 */
const LEFT_OUT: Record<string, string> = {
  passportChecklist: 'main section ol, main section ul:has(> li > a[target="_blank"])',
};

/** The guide's name, as the downloads page gives it. */
async function nameOf(page: Page, site: string, guide: Guide, language: 'en' | 'ru') {
  await page.goto(site + withPrefix(DOWNLOADS, language), { waitUntil: 'networkidle' });
  return (await page.locator(`#${guide.form}`).textContent()) ?? guide.form;
}

/** Gives the page the guide's name; an address has no place in a file that travels alone. */
async function turnIntoGuide(page: Page, guide: Guide, name: string): Promise<void> {
  await page.evaluate(
    ([title, leftOut]) => {
      document.title = title;
      const heading = document.querySelector('main h1');
      if (heading) heading.textContent = title;
      for (const part of document.querySelectorAll('[data-print-note]')) part.remove();
      if (leftOut) for (const part of document.querySelectorAll(leftOut)) part.remove();
    },
    [name, LEFT_OUT[guide.form] ?? ''] as const,
  );
}

async function printGuide(browser: Browser, site: string, guide: Guide, language: 'en' | 'ru') {
  const page = await browser.newPage();
  const name = await nameOf(page, site, guide, language);
  await page.goto(site + withPrefix(guide.source, language), { waitUntil: 'networkidle' });
  // The network is idle, too, while a slow machine makes the page.
  await page.locator('main h1').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await turnIntoGuide(page, guide, name);
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
 * Makes the Embassy's own guides from the pages of a running site, in both languages.
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
