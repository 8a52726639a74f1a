import { describe, expect, it } from 'vitest';
import { PHONE, withBrowser } from '../support/browser/browser';

const { open, visit, site, forgive } = withBrowser();

describe('visitor', () => {
  it('reads the latest news on the home page and opens an article', async () => {
    const page = await visit('/');
    const news = page.getByRole('region', { name: 'Latest News' });
    const first = news.getByRole('listitem').first().getByRole('link');
    await first.click();
    await page.waitForURL(new RegExp(`^${site}/news/[a-z0-9-]+$`));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: 'All News' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Latest News' }).waitFor();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await page.waitForURL(`${site}/news/page/2`);
  });

  it('reads an article that is newer than the build, and never sees the 404 page meanwhile', async () => {
    const missing = await (await fetch(`${site}/no/such/page`)).text();
    const seen: boolean[] = [];
    const page = await open('/news/an-afternoon-of-kenyan-tea', {
      prepare: async (newPage) => {
        await newPage.route('**/news/an-afternoon-of-kenyan-tea', (route) =>
          route.fulfill({ status: 404, contentType: 'text/html', body: missing }),
        );
        await newPage.exposeFunction('see', (visible: boolean) => seen.push(visible));
        await newPage.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            const text = document.querySelector('main h1');
            Object(window).see(text !== null && getComputedStyle(text).visibility === 'visible');
          });
        });
      },
    });
    await page.getByRole('heading', { level: 1, name: /tea/ }).waitFor();
    expect(seen).toEqual([false]);
    forgive(/status of 404/);
  });

  it('is led from an address in capitals to the page', async () => {
    const page = await open('/RU/Consular/Pets?q=1#time');
    await page.waitForURL(`${site}/ru/consular/pets?q=1#time`);
    forgive(/status of 404/);
  });
});

it('the service finder shows a result within the first screen of a phone', async () => {
  const page = await visit('/ru/consular?need=lost.soon', { viewport: PHONE });
  const result = page.getByRole('heading', { name: /Временный проездной документ/ });
  expect((await result.boundingBox())?.y).toBeLessThan(PHONE.height);
});

it('a long page on a phone folds its contents, which a wide screen shows beside the text', async () => {
  const page = await visit('/consular/birth', { viewport: PHONE });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.locator('a').first();
  expect(await link.isVisible()).toBe(false);
  await contents.locator('summary').click();
  expect(await link.isVisible()).toBe(true);
  await contents.locator('summary').click();
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await link.isVisible()).toBe(true);
  await link.click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#bring');
});
