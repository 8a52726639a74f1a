import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminRest } from '../support/browser/adminRest';
import { PHONE, withBrowser } from '../support/browser/browser';
import { parse } from '../support/html/servedPage';

/** The lists of news without JavaScript, and without a file of their own. */

const { open, site } = withBrowser();
const SLUG = 'eleven-years-ago';
const withoutScript = { javaScriptEnabled: false, prerenderedOnly: true, viewport: PHONE } as const;

const html = async (path: string): Promise<string> => (await fetch(site + path)).text();
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

let rest: Awaited<ReturnType<typeof adminRest>>;
beforeAll(async () => {
  rest = await adminRest();
  await rest('POST', 'news', {
    title: 'Eleven years ago',
    slug: SLUG,
    content: 'A demonstration text.',
    status: 'published',
    published_at: '2015-05-01T12:00:00Z',
  });
});
afterAll(() => rest('DELETE', `news?slug=eq.${SLUG}`));

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
    await page.getByRole('link', { name: /^2015/ }).click();
    await heading(page, 'News of 2015');
    expect(page.url()).toBe(`${site}/news/year/2015`);
    await page.getByRole('link', { name: 'Eleven years ago' }).click();
    await heading(page, 'Eleven years ago');
  });
});

it('article that was renamed is found at its earlier URL, without JavaScript and with it', async () => {
  const now = 'long-ago';
  await rest('PATCH', `news?slug=eq.${SLUG}`, { slug: now });
  const canonical = async () => {
    const document = parse(await html(`/news/${SLUG}`));
    return document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  };
  await expect.poll(canonical).toMatch(new RegExp(`/news/${now}$`));
  const plain = await open(`/news/${SLUG}`, withoutScript);
  await heading(plain, 'Eleven years ago');
  const page = await open(`/news/${SLUG}`);
  await page.waitForURL(`${site}/news/${now}`);
  await heading(page, 'Eleven years ago');
  expect(await page.locator('head > link[rel="canonical"]').count()).toBe(1);
  await rest('PATCH', `news?slug=eq.${now}`, { slug: SLUG });
});
