import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { copyBar, crash, savedNote, textField, titleField } from '../support/browser/formInBrowser';
import { openBrowser } from '../support/browser/openBrowser';
import { copyOfDatabase } from '../support/site/databaseTemplate';
import { KilledSite } from '../support/site/killedSite';

/** The server gets SIGKILL and the tab crashes, at each step of writing an article (decision 0036). */

const server = new KilledSite(inject('build'));
let site: string;
let device: BrowserContext;

beforeAll(async () => {
  await copyOfDatabase(server.dataDir);
  site = await server.start();
  device = await newDevice();
});

afterAll(async () => {
  await device.close();
  await server.close();
});

/** Returns a browser context in which the admin is signed in. */
async function newDevice(): Promise<BrowserContext> {
  const browser = await openBrowser();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${site}/admin`);
  await page.getByLabel('E-mail').fill(DEMO_ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_ADMIN.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/admin/dashboard');
  await page.close();
  return context;
}

async function openForm(): Promise<Page> {
  const page = await device.newPage();
  await page.goto(`${site}/admin/news/new`);
  await titleField(page).waitFor();
  return page;
}

/** Kills the server, then the tab, starts the server and opens a URL, by default that of the tab. */
async function killBoth(page: Page, url = page.url()): Promise<Page> {
  await server.kill();
  await crash(page);
  await server.start();
  const again = await device.newPage();
  await again.goto(url);
  return again;
}

/** Opens the form as {@link killBoth} does, with the working copy. */
async function reopen(page: Page): Promise<Page> {
  const again = await killBoth(page);
  await copyBar(again).waitFor();
  return again;
}

describe('when server and browser die, a text', () => {
  it('that was being sent is there again', async () => {
    const page = await openForm();
    const sent = page.waitForRequest(/working_copies/);
    await titleField(page).fill('While it was sent');
    await sent;
    const again = await reopen(page);
    expect(await titleField(again).inputValue()).toBe('While it was sent');
    await savedNote(again).waitFor();
  });

  it('typed after the server was gone is there again, and what it had confirmed on another device too', async () => {
    const page = await openForm();
    await titleField(page).fill('Before it was gone');
    await savedNote(page).waitFor();
    const other = await newDevice();
    await server.kill();
    await textField(page).fill('Typed into the void.');
    await page.getByText(/^No connection: what you type is kept on this device/).waitFor();
    const url = page.url();
    const again = await reopen(page);
    expect(await titleField(again).inputValue()).toBe('Before it was gone');
    await expect.poll(() => textField(again).textContent()).toBe('Typed into the void.');
    const elsewhere = await other.newPage();
    await elsewhere.goto(url);
    await copyBar(elsewhere).waitFor();
    expect(await titleField(elsewhere).inputValue()).toBe('Before it was gone');
    await other.close();
  });

  it('that was being published is on the site or in the form', async () => {
    const page = await openForm();
    await titleField(page).fill('While it was published');
    await textField(page).fill('The whole text.');
    await savedNote(page).waitFor();
    const request = page.waitForRequest(
      (one) => one.method() === 'POST' && /\/rest\/v1\/(rpc|news)/.test(one.url()),
    );
    await page.getByRole('button', { name: 'Publish now' }).click();
    await request;
    const form = page.url();
    const again = await killBoth(page, `${site}/admin/dashboard`);
    const row = again.locator('#news').getByText('While it was published');
    const started = again
      .getByRole('region', { name: 'Started and not saved yet' })
      .getByText('While it was published');
    await row.or(started).first().waitFor();
    await again.goto(form);
    await expect.poll(() => textField(again).textContent()).toBe('The whole text.');
  });
});
