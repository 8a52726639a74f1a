import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { DEMO_ADMIN } from '../../local/database/embedded.ts';
import { guideImage, guideImageSize, type IllustratedSection } from '../../src/content/guide.ts';
import { i18n } from '../../src/lib/i18n/i18n.ts';
import { type Language, languages } from '../../src/lib/i18n/languages.ts';
import { loadText } from '../../src/lib/i18n/loadText.ts';
import { CHROMIUM_ARGS, findChromium } from '../../tests/support/browser/chromium.ts';

/** A running site with the demo data. */
interface Demo {
  /** Origin without a trailing slash. */
  site: string;
  publishableKey: string;
}

/** Quality of WebP, from 0 to 100: text stays sharp, and no image is above 60 kB. */
const QUALITY = 72;

/** Items of the demo data, in both languages and with images. */
const ARTICLE = '/admin/news/edit/10000000-0000-4000-8000-000000000001';
/** Another article, which is saved twice: its translation is out of date afterwards. */
const SAVED = '/admin/news/edit/10000000-0000-4000-8000-000000000004';
const NOTICE = '/admin/notices/edit/20000000-0000-4000-8000-000000000001';
const ALERT = '/admin/alerts/edit/30000000-0000-4000-8000-000000000001';

/** Scrolls so that the first visible element with this text is below the upper edge of the viewport. */
async function scrollTo(page: Page, text: string): Promise<void> {
  const part = page.locator('main').getByText(text).first();
  await part.waitFor();
  await part.evaluate((element) => {
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 24);
  });
}

/** Opens a page and waits for its heading and data. */
async function open(page: Page, site: string, path: string): Promise<void> {
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.locator('main h1').waitFor();
}

/** Opens the form of a fact or of a text of a page, which has the key as its id. */
async function openForm(page: Page, site: string, path: string, key: string): Promise<void> {
  await open(page, site, path);
  const row = page.locator(`[id="${key}"]`);
  await row.getByRole('button').first().click();
  await row.locator('form').waitFor();
  await row.evaluate((element) => element.scrollIntoView());
}

/** Brings the page to what the image of a section shows. */
const scenes: Record<IllustratedSection, (page: Page, site: string) => Promise<void>> = {
  start: (page, site) => open(page, site, '/admin/dashboard'),
  notice: (page, site) => open(page, site, NOTICE),
  article: (page, site) => open(page, site, ARTICLE),
  images: async (page, site) => {
    await open(page, site, ARTICLE);
    await scrollTo(page, i18n.t('uploads:featured.label'));
  },
  alert: (page, site) => open(page, site, ALERT),
  words: (page, site) =>
    openForm(page, site, '/admin/words/consular/pets', 'words:consular/pets:sections.steps.steps'),
  files: (page, site) => openForm(page, site, '/admin/facts?q=Form+19', 'forms.form19a'),
  restore: async (page, site) => {
    await open(page, site, SAVED);
    const compare = i18n.t('history:item.compare');
    await page.getByRole('button', { name: compare }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
  },
  password: (page, site) => open(page, site, '/admin/account'),
};

/** Saves an article twice, so that it has an earlier version. */
async function makeVersions({ site, publishableKey }: Demo): Promise<void> {
  const send = async (method: string, path: string, body?: object, bearer?: string) => {
    const headers = {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    };
    const response = await fetch(site + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response;
  };
  const signedIn = await send('POST', '/auth/v1/token?grant_type=password', DEMO_ADMIN);
  const { access_token } = await signedIn.json();
  const row = `/rest/v1/news?id=eq.${SAVED.slice(SAVED.lastIndexOf('/') + 1)}`;
  const found = await send('GET', `${row}&select=title`, undefined, access_token);
  const [{ title }] = await found.json();
  for (const saved of [`${title} 2026`, title]) {
    await send('PATCH', row, { title: saved }, access_token);
  }
}

async function signIn(page: Page, site: string, language: Language): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await open(page, site, '/admin');
  await page.locator('#sign-in-identifier').fill(DEMO_ADMIN.email);
  await page.locator('#sign-in-password').fill(DEMO_ADMIN.password);
  await page.locator('main button[type="submit"]').click();
  await page.waitForURL(`${site}/admin/dashboard`);
  await page.waitForLoadState('networkidle');
}

async function capture(page: Page, file: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
  });
  const bytes = Buffer.from(data, 'base64');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  console.info(`${file} (${Math.round(bytes.length / 1024)} kB)`);
}

async function captureLanguage(browser: Browser, { site }: Demo, language: Language) {
  await loadText(language, ['facts', 'history', 'uploads']);
  await i18n.changeLanguage(language);
  const context = await browser.newContext({
    viewport: guideImageSize,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await signIn(page, site, language);
  for (const [section, scene] of Object.entries(scenes)) {
    await scene(page, site);
    await capture(page, `public${guideImage(section as IllustratedSection, language)}`);
  }
  await context.close();
}

/**
 * Takes the images of the guide for staff from a running site with the demo data, in both languages, into
 * `public/guide`; replaces existing files and logs each one.
 * @throws the error of Playwright when the browser does not start or a page has not loaded in time, an Error when the
 *   database rejects a request
 * @public called by run.mjs
 */
export async function captureGuide(demo: Demo): Promise<void> {
  await makeVersions(demo);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    for (const language of languages) await captureLanguage(browser, demo, language);
  } finally {
    await browser.close();
  }
}
