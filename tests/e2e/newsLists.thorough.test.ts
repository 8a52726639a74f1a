import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { adminRest } from '../support/browser/adminRest';
import { PHONE, withBrowser } from '../support/browser/browser';

/** The lists of news without JavaScript, and without a file of their own. */

const { open, site } = withBrowser();
const withoutScript = { javaScriptEnabled: false, prerenderedOnly: true, viewport: PHONE } as const;

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

describe('lists of news without JavaScript', () => {
  it('lead to the second page and back', async () => {
    const page = await open('/ru/news', withoutScript);
    const titles = () => page.locator('main li h2').allTextContents();
    const first = await titles();
    expect(first).toHaveLength(10);
    await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
    await page.waitForURL(`${site}/ru/news/page/2`);
    await heading(page, 'Последние новости');
    const further = await titles();
    expect(further.length).toBeGreaterThan(0);
    expect(further.filter((title) => first.includes(title))).toEqual([]);
    await page.getByRole('link', { name: 'Предыдущая страница' }).click();
    await page.waitForURL(`${site}/ru/news`);
  });

  it('lead to an article of an earlier year', async () => {
    const page = await open('/news', withoutScript);
    const year = page.getByRole('link', { name: /^20\d\d/ }).last();
    const [number = ''] = ((await year.textContent()) ?? '').match(/^\d+/) ?? [];
    await year.click();
    await heading(page, `News of ${number}`);
    expect(page.url()).toBe(`${site}/news/year/${number}`);
    const article = page.locator('main li h2 a').first();
    const title = (await article.textContent()) ?? '';
    await article.click();
    await heading(page, title);
  });
});

it('article that was renamed is found at its earlier URL', async () => {
  const slug = 'an-afternoon-of-kenyan-tea';
  const rest = await adminRest();
  await rest('PATCH', `news?slug=eq.${slug}`, { slug: 'tea' });
  const page = await open(`/news/${slug}`);
  await page.waitForURL(`${site}/news/tea`);
  await heading(page, 'An afternoon of Kenyan tea');
  expect(await page.locator('head > link[rel="canonical"]').count()).toBe(1);
});
