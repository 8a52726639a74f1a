import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { axeProblems } from '../support/browser/axe';
import { PHONE, withBrowser } from '../support/browser/browser';
import { openAsAdmin, openAsWriter } from '../support/browser/staffInBrowser';

/** Decision 0039 with the real database: who has access, names, and what a writer may do. */

const { visit, site, forgive } = withBrowser();

const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

/** Sends a request to PostgREST with the session of the page; returns the status. */
const request = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async ([verb, url, json, apikey]) => {
      const { access_token } = JSON.parse(localStorage.getItem('embassy-session') ?? '{}');
      const headers = {
        apikey,
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json',
      };
      return (await fetch(url, { method: verb, headers, body: json })).status;
    },
    [method, path, JSON.stringify(body), inject('publishableKey')] as const,
  );

describe('an admin', () => {
  it('sees who has access, and gives a colleague another name', async () => {
    const page = await openAsAdmin(visit, '/admin/dashboard');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('link', { name: 'Who has access' }).click();
    await row(page, 'admin@embassy.example').getByText('You', { exact: true }).waitFor();
    const writer = row(page, 'writer@embassy.example');
    expect(await writer.textContent()).toMatch(/Daniel Mwangi[\s\S]*Writer/);
    expect(await axeProblems(page)).toEqual([]);

    await writer.getByRole('button', { name: /^Change the name/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Name of writer@embassy.example' });
    await dialog.getByLabel('Full name').fill('Daniel Kamau');
    await dialog.getByRole('button', { name: 'Save the name' }).click();
    await page.getByText('The name is saved: Daniel Kamau.').waitFor();
    await writer.getByText('Daniel Kamau', { exact: true }).waitFor();
    await writer.getByRole('button', { name: /^Change the name/ }).click();
    await dialog.getByLabel('Full name').fill('Daniel Mwangi');
    await page.keyboard.press('Enter');
    await writer.getByText('Daniel Mwangi', { exact: true }).waitFor();
    await dialog.waitFor({ state: 'detached' });
  });

  it('reads the list on a phone in Russian without scrolling sideways', async () => {
    const page = await openAsAdmin((path) => visit(path, { viewport: PHONE }), '/admin/access');
    await row(page, 'writer@embassy.example').waitFor();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: /^(RU|Русский)/ }).click();
    await page.getByRole('heading', { level: 1, name: 'У кого есть доступ' }).waitFor();
    await row(page, 'writer@embassy.example').getByText('Автор').waitFor();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
});

describe('a writer', () => {
  it('saves a draft, and reads that an admin does the rest', async () => {
    const page = await openAsWriter(visit, '/admin/news/new');
    await page.getByLabel('Title in English', { exact: true }).fill('Draft of a writer');
    await page.getByRole('textbox', { name: 'Text in English', exact: true }).fill('Come.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.waitForURL(/\/admin\/news$/);
    await page.getByText('Draft of a writer').first().waitFor();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('link', { name: 'Help' }).waitFor();
    expect(await page.getByRole('link', { name: 'Who has access' }).count()).toBe(0);

    await page.goto(`${site}/admin/alerts/new`);
    await page.getByRole('heading', { name: 'Only admins can open this page' }).waitFor();
    await page.getByText('Ask one of the admins: Amina Otieno.').waitFor();
  });

  it('cannot publish by requests of their own', async () => {
    const page = await openAsWriter(visit, '/admin/help');
    await page.getByRole('heading', { level: 1, name: 'How to work here' }).waitFor();
    const article = { title: 'By a request', content: 'Text', status: 'published' };
    expect(await request(page, 'POST', '/rest/v1/news', article)).toBe(403);
    const drafts = '/rest/v1/news?status=eq.draft';
    expect(await request(page, 'PATCH', drafts, { status: 'published' })).toBe(403);
    forgive(/status of 403/);
  });
});

describe('the guide', () => {
  it('shows its images and has no barrier', async () => {
    const page = await openAsAdmin(visit, '/admin/help');
    await page.getByRole('link', { name: 'Bring back an earlier version' }).click();
    const image = page.getByRole('img', { name: /^The comparison with an earlier version/ });
    const isLoaded = () => image.evaluate((element: HTMLImageElement) => element.naturalWidth > 0);
    await expect.poll(isLoaded).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
  });
});
