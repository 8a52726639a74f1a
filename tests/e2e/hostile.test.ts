import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { attacks } from '../support/attacks';
import { withBrowser } from '../support/browser';
import { siteOfWorker } from '../support/siteOfWorker';
import { openAsAdmin } from '../support/staffInBrowser';

/**
 * An article and a notice that hold every known attack, stored as staff can store them, in a real
 * browser. Each attack would set `window.__xss`; one that only the policy had stopped would stand in
 * the console and fail the test as well.
 */

const { visit, forgive } = withBrowser();
const site = siteOfWorker();
const SLUG = 'hostile-article';
const TITLE = `"><img src=x onerror=window.__xss=1></title></script><script>window.__xss=1</script>`;
const PICTURE = '/scenes/tea-hills.svg';
/** What the database refuses by itself is left out. */
const content = attacks.join('\n\n').replaceAll('\0', '');

const headers: Record<string, string> = {
  apikey: inject('publishableKey'),
  'content-type': 'application/json',
};

const send = async (
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, string>> => {
  const answer = await fetch(site + path, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
  });
  const text = await answer.text();
  expect(answer.ok, text).toBe(true);
  return text ? JSON.parse(text) : {};
};

beforeAll(async () => {
  const { access_token } = await send('POST', '/auth/v1/token?grant_type=password', DEMO_ADMIN);
  headers.authorization = `Bearer ${access_token}`;
  await send('POST', '/rest/v1/news', {
    title: TITLE,
    slug: SLUG,
    content,
    category: TITLE.slice(0, 60),
    featured_image_url: PICTURE,
    additional_images: [`${site}/scenes/savannah-dawn.svg`],
    image_texts: { [PICTURE]: { alt: TITLE, caption: TITLE } },
    status: 'published',
  });
  await send('POST', '/rest/v1/notices', {
    title: TITLE,
    description: content.slice(0, 2000),
    link: 'https://example.org/',
  });
});
afterAll(async () => {
  await send('DELETE', `/rest/v1/news?slug=eq.${SLUG}`);
  await send('DELETE', `/rest/v1/notices?title=eq.${encodeURIComponent(TITLE)}`);
});

/** Whether any script of theirs has run, in the page or in a frame of it. */
async function expectUntouched(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => '__xss' in window), frame.url()).toBe(false);
  }
}

/** Moves over, focuses and clicks whatever an attack could wait for. */
async function provoke(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault(), { capture: true });
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      for (const name of ['pointerenter', 'mouseover', 'focus', 'toggle', 'load', 'error']) {
        element.dispatchEvent(new Event(name));
      }
      if (element.matches('a[href]')) element.click();
    }
  });
}

describe('in a real browser', () => {
  it.each([`/news/${SLUG}`, '/', '/ru/news'])('nothing hostile runs on %s', async (address) => {
    const page = await visit(address);
    await page.getByText('onerror=window.__xss=1').first().waitFor();
    await provoke(page);
    await expectUntouched(page);
    const addresses = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
    expect(addresses.filter((protocol) => !/^(https?|mailto|tel):$/.test(protocol))).toEqual([]);
  });

  it('nothing hostile runs in the dashboard, the form and its preview', async () => {
    const page = await openAsAdmin(visit, '/admin/dashboard');
    await page.getByText('onerror=window.__xss=1').first().waitFor();
    await expectUntouched(page);
    await page
      .getByRole('link', { name: /^Edit.*__xss/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
    await expectUntouched(page);
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.frameLocator('iframe').locator('h1');
    expect(await preview.textContent()).toBe(TITLE);
    await expectUntouched(page);
  });

  it('nothing runs that stands in an address', async () => {
    const page = await visit('/news');
    for (const address of [
      '/search?q=$',
      '/news?category=$&page=$',
      '/consular?need=$#$',
      '/news/$',
      '/no/such/$',
      '/admin?$#$',
    ]) {
      await page.goto(site + address.replaceAll('$', encodeURIComponent(TITLE)));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectUntouched(page);
    }
    forgive(/status of 404/);
  });
});
