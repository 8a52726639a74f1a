import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';
import {
  copyBar,
  crash,
  reopen,
  savedNote,
  textField,
  titleField,
} from '../support/browser/formInBrowser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** What is typed survives closing, crashes and a server that is gone, at each step of writing (decision 0036). */

const { open, site, forgive } = withBrowser();

const NEW = '/admin/news/new';
const COPIES = '**/rest/v1/working_copies*';
/** Opens a form in a context of its own, which is another device; a page that a test crashes needs one. */
const openForm = (path = NEW): Promise<Page> => openAsAdmin((at) => open(at), path);

describe('text that is being typed', () => {
  it('is there again after the tab was closed at once, and on the server', async () => {
    const page = await openForm();
    await titleField(page).fill('Closed at once');
    await textField(page).fill('Half a text');
    const url = page.url();
    // Only then the page has the events of a closed tab.
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    // Another device, which has no local copy.
    const phone = await openForm(url.slice(site.length));
    await copyBar(phone).waitFor();
    expect(await titleField(phone).inputValue()).toBe('Closed at once');
    const again = await reopen(page.context(), url);
    expect(await titleField(again).inputValue()).toBe('Closed at once');
    await expect.poll(() => textField(again).textContent()).toBe('Half a text');
  });

  it('is kept while the server is gone, and sent when it is back', async () => {
    const page = await openForm();
    await page.route(COPIES, (route) => route.abort('connectionrefused'));
    await titleField(page).fill('Without a server');
    await page.getByText(/^No connection: what you type is kept on this device/).waitFor();
    const url = page.url();
    await crash(page);
    const again = await reopen(page.context(), url);
    expect(await titleField(again).inputValue()).toBe('Without a server');
    await savedNote(again).waitFor();
    expect(forgive(/Failed to load resource|ERR_CONNECTION_REFUSED/)).toBeGreaterThan(0);
  });
});
