import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';

const { visit, site } = withBrowser();

/** Demo articles (supabase/seed.sql): in both languages, in Russian only, in English only. */
const BOTH = 'an-afternoon-of-kenyan-tea';
const RUSSIAN = 'vechera-keniyskogo-kino-raspisanie-na-sezon';
const ENGLISH = 'scholarships-how-to-read-a-call-prepare-the-papers-and-apply-in-time';

const languageOf = (page: Page, text: string | RegExp) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));

const hrefs = (page: Page, selector: string) =>
  page
    .locator(`head > link${selector}`)
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

/** Collects each text of an article that appears under a title in another script. */
async function mixedTexts(page: Page): Promise<() => Promise<string[]>> {
  const observed = await page.evaluateHandle(() => {
    const mixed: string[] = [];
    const isRussian = (selector: string) =>
      /[а-яё]/i.test(document.querySelector(selector)?.textContent ?? '');
    new MutationObserver(() => {
      if (isRussian('h1') === isRussian('[data-text]')) return;
      mixed.push(document.querySelector('[data-text]')?.textContent ?? 'no text');
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return mixed;
  });
  return () => observed.jsonValue();
}

describe('an article with a translation', () => {
  it('is read in both languages; the switch sends no request to the database', async () => {
    const page = await visit(`/news/${BOTH}`);
    await page.getByRole('heading', { level: 1, name: 'An afternoon of Kenyan tea' }).waitFor();
    expect(await languageOf(page, /grows on high ground/)).toBe('en');
    expect(await hrefs(page, '[rel="canonical"]')).toEqual([`/news/${BOTH}`]);
    expect(await hrefs(page, '[hreflang]')).toEqual([
      `/news/${BOTH}`,
      `/ru/news/${BOTH}`,
      `/news/${BOTH}`,
    ]);
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const mixed = await mixedTexts(page);
    await page.getByRole('button', { name: 'RU: Русский' }).click();
    await page.getByRole('heading', { level: 1, name: 'Вечер кенийского чая' }).waitFor();
    await page.waitForURL(`${site}/ru/news/${BOTH}`);
    expect(await languageOf(page, /растёт на\sвысокогорье/)).toBe('ru');
    // The links of the head follow the URL, which follows the text.
    await expect
      .poll(() => hrefs(page, '[rel="canonical"]'), { timeout: 20_000 })
      .toEqual([`/ru/news/${BOTH}`]);
    expect(await page.title()).toMatch(/^Вечер кенийского чая/);
    expect(await page.getByText(/^Только на/).count()).toBe(0);
    expect(requests.filter((url) => url.includes('/rest/'))).toEqual([]);
    expect(await mixed()).toEqual([]);
  });
});

describe('an article in one language', () => {
  it.each([
    [`/news/${RUSSIAN}`, 'Вечера кенийского кино: расписание на сезон', 'In Russian only', 'ru'],
    [`/ru/news/${ENGLISH}`, /^Scholarships/, 'Только на английском', 'en'],
  ])('has its mark and its language at %s, also in print', async (path, title, mark, language) => {
    const page = await visit(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await languageOf(page, title)).toBe(language);
    const slug = path.slice(path.lastIndexOf('/'));
    const canonical = language === 'ru' ? `/ru/news${slug}` : `/news${slug}`;
    expect(await hrefs(page, '[rel="canonical"]')).toEqual([canonical]);
    expect(await hrefs(page, '[hreflang]')).toEqual([canonical, canonical]);
    await page.getByText(mark, { exact: true }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(mark, { exact: true }).isVisible()).toBe(true);
  });
});
