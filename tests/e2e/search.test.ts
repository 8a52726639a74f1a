import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { elementsWithoutVisibleFocus, overflowWidth } from '../support/browser/access';
import { axeProblems } from '../support/browser/axe';
import { PHONE, withBrowser } from '../support/browser/browser';

const { open, visit, site } = withBrowser();

/** Names of the scripts that the page has loaded. */
const scripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /assets\/(\w+)-[\w-]+\.js$/.exec(name)?.[1] ?? ''),
  );
const focused = (page: Page, id: string) =>
  page.waitForFunction((expected) => document.activeElement?.id === expected, id);

/** The link of the result that is a section of a page. */
const apostille = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'Apostille, for other countries' })
    .getByRole('heading')
    .getByRole('link', { name: 'Document legalisation' });

describe('search', () => {
  it('opens a result that is pressed before the last letter was searched', async () => {
    const page = await open('/search?q=apostil');
    const result = apostille(page);
    await result.waitFor();
    // The page of the result does not come before the search would have begun.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/**', (route) => released.then(() => route.continue()));
    await page.clock.install();
    await page.locator('#search').press('End');
    await page.keyboard.type('e');
    await result.click();
    await page.clock.runFor(1000);
    release();
    await page.getByRole('heading', { level: 1, name: /legalisation/ }).waitFor();
    expect(page.url()).toBe(`${site}/consular/doc-leg#apostille`);
  });

  it('keeps the results in their place when the news arrive', async () => {
    const page = await open('/search', { viewport: PHONE });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/rest/v1/**', (route) => released.then(() => route.continue()));
    await page.locator('#search').fill('legalisation');
    const result = page.getByRole('heading', { name: 'The Embassy and this site' });
    await result.waitFor();
    const before = await result.boundingBox();
    release();
    await page
      .getByText(/results? for “legalisation”/)
      .first()
      .waitFor();
    expect(await result.boundingBox()).toEqual(before);
  });

  it('leads by keyboard from any page to a section and back to the results', async () => {
    const page = await visit('/consular/fees', { viewport: { width: 1440, height: 900 } });
    expect(await scripts(page)).not.toContain('Search');
    await page.getByRole('link', { name: 'Search the site' }).press('Enter');
    await focused(page, 'search');
    await page.keyboard.type('apostile');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/search?q=apostile`);
    const result = apostille(page);
    await result.click();
    await page.waitForURL(`${site}/consular/doc-leg#apostille`);
    await focused(page, 'apostille');
    await page.goBack();
    await result.waitFor();
    expect(await page.locator('#search').inputValue()).toBe('apostile');
    // Only the index of the current language is loaded.
    expect(await scripts(page)).toEqual(expect.arrayContaining(['Search', 'en']));
    expect(await scripts(page)).not.toContain('ru');
  });

  it('is opened by touch and finds pages and news in Russian', async () => {
    const page = await open('/ru', { viewport: PHONE, hasTouch: true });
    await page.getByRole('link', { name: 'Поиск по сайту' }).tap();
    await focused(page, 'search');
    await page.keyboard.type('кенийское кино');
    await page.getByRole('link', { name: /Вечера кенийского кино/ }).waitFor();
    await page.locator('#search').fill('паспорта');
    await page.getByText(/по\sзапросу «паспорта»/).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate(elementsWithoutVisibleFocus, 'body')).toEqual([]);
    expect(await overflowWidth(page)).toBe(0);
  });
});
