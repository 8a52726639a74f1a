import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';
import { crash, reopen, savedNote, titleField } from '../support/browser/formInBrowser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** What is typed survives a crash and a server that is gone (decision 0036). */

const { open, forgive } = withBrowser();

const COPIES = '**/rest/v1/working_copies*';
/** Opens a form in a context of its own, because a page that a test crashes needs one. */
const openForm = (): Promise<Page> => openAsAdmin((at) => open(at), '/admin/news/new');

describe('text that is being typed', () => {
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
