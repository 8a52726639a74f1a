import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';

const { visit, site } = withBrowser();

/** A demo article in both languages (supabase/seed.sql). */
const BOTH = 'an-afternoon-of-kenyan-tea';

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
