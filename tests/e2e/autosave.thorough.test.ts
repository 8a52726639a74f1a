import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';
import { textField, titleField } from '../support/browser/formInBrowser';
import { photo } from '../support/browser/imagesInBrowser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** What is typed survives closing, crashes and a server that is gone (decision 0036). */

const { open, visit, site, forgive } = withBrowser();

const NEW = '/admin/news/new';
const DRAFTS = '**/rest/v1/drafts*';
/** Opens a form in a context of its own, as another device, because a crash ends its context. */
const openForm = (path = NEW): Promise<Page> => openAsAdmin((at) => open(at), path);
const visitForm = (): Promise<Page> => openAsAdmin(visit, NEW);

/** The note that the server has the text. */
const savedNote = (page: Page) => page.locator('p:not([role])', { hasText: /^Kept at \d\d:\d\d/ });

/** The bar of a form that opens with what was typed. */
const copyBar = (page: Page) => page.getByRole('region', { name: 'Your working copy' });

/** Opens a form that shows what was typed. */
async function reopen(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await copyBar(page).waitFor();
  return page;
}

/** Ends the page of a form as a crash of the browser does, without an event; opens it again. */
async function afterCrash(page: Page): Promise<Page> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never answered, because the page is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  return reopen(page.context(), page.url());
}

describe('text that is being typed', () => {
  it('is kept while the server is gone, and sent when it is back', async () => {
    const page = await openForm();
    await page.route(DRAFTS, (route) => route.abort('connectionrefused'));
    await titleField(page).fill('Without a server');
    await page.getByText(/only on this device so far/).waitFor();
    const again = await afterCrash(page);
    expect(await titleField(again).inputValue()).toBe('Without a server');
    await savedNote(again).waitFor();
    expect(forgive(/Failed to load resource|ERR_CONNECTION_REFUSED/)).toBeGreaterThan(0);
  });

  it('is there again after the tab was closed at once, and on the server', async () => {
    const page = await openForm();
    await titleField(page).fill('Closed at once');
    await textField(page).fill('Half a text');
    const url = page.url();
    // Only then the page has the events of a closed tab.
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    // Another device, which has nothing in its storage.
    const phone = await openForm(url.slice(site.length));
    await copyBar(phone).waitFor();
    expect(await titleField(phone).inputValue()).toBe('Closed at once');
    const again = await reopen(page.context(), url);
    expect(await titleField(again).inputValue()).toBe('Closed at once');
    await expect.poll(() => textField(again).textContent()).toBe('Half a text');
  });

  it('is there again after a crash while it is being published', async () => {
    const page = await openForm();
    await titleField(page).fill('While publishing');
    await textField(page).fill('The whole text.');
    await savedNote(page).waitFor();
    await page.route(/\/rest\/v1\/(?:rpc\/|news\b)/, (route) =>
      route.request().method() === 'POST' ? undefined : route.continue(),
    );
    const sent = page.waitForRequest(
      (one) => one.method() === 'POST' && /\/rest\/v1\/(?:rpc\/|news\b)/.test(one.url()),
    );
    await page.getByRole('button', { name: 'Publish now' }).click();
    await sent;
    const again = await afterCrash(page);
    expect(await titleField(again).inputValue()).toBe('While publishing');
    await expect.poll(() => textField(again).textContent()).toBe('The whole text.');
  });

  it('is announced in view after a reload, however far the page was scrolled', async () => {
    const page = await visitForm();
    await titleField(page).fill('Far below');
    await savedNote(page).waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.reload();
    await copyBar(page).waitFor();
    await expect
      .poll(() => copyBar(page).evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(0);
    expect(await titleField(page).inputValue()).toBe('Far below');
  });
});

it('a chosen image survives a crash with its texts, because it is stored at once, and the save after it keeps it', async () => {
  const page = await openForm();
  await titleField(page).fill('With an image');
  await textField(page).fill('A text.');
  await page.setInputFiles('#news-featured', await photo('poetry.jpg'));
  const sent = page.waitForResponse(
    async (response) => response.ok() && response.request().postData()?.includes('A poet') === true,
  );
  await page.getByLabel('What the image shows, in English').fill('A poet');
  await sent;
  const again = await afterCrash(page);
  const alt = again.getByLabel('What the image shows, in English');
  await expect.poll(() => alt.inputValue()).toBe('A poet');
  const saved = again.waitForRequest(
    (request) => request.postData()?.includes('featured_image_url') === true,
  );
  await again.getByRole('button', { name: 'Save draft' }).click();
  expect((await saved).postDataJSON().featured_image_url).toMatch(/\/news\/poetry-\w+\.jpg$/);
  await again.getByText('The draft “With an image” is saved').waitFor();
});
