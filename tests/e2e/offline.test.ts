import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';
import { openPrecached, tellOffline, WITH_WORKER } from '../support/browser/precached';

const { visit, site, forgive } = withBrowser(WITH_WORKER);

const heading = (page: Page, name: RegExp | string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

describe('without a connection', () => {
  it('the consular pages are readable in both languages and show the date of the copy', async () => {
    const page = await openPrecached(visit);
    await page.context().setOffline(true);
    await page.goto(`${site}/ru/consular/passports/lost#bring`);
    await heading(page, 'Утраченный паспорт');
    await tellOffline(page);
    await page.getByText(/Вы\sвидите копию от\s\d+\s\S+ 20\d\d/).waitFor();
    await page.goto(`${site}/consular?need=lost`);
    await heading(page, 'Consular services');
    await page.getByRole('link', { name: 'Fees and times' }).first().click();
    await heading(page, /fees/i);
    await page.goto(`${site}/embassy`);
    await heading(page, /Embassy/);
    forgive(/Failed to load|net::ERR/);
  });

  it('a visit can be prepared and put into a calendar, and the passport checklists are there', async () => {
    const page = await openPrecached(visit);
    await page.context().setOffline(true);
    await page.goto(`${site}/ru/consular/birth#visit`);
    await page.getByLabel('День визита').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'В календарь' }).click();
    expect((await download).suggestedFilename()).toMatch(/^embassy-\d{4}-\d\d-\d\d\.ics$/);
    const types = await page.evaluate(
      (names) =>
        Promise.all(
          names.map(async (name) => {
            const response = await fetch(`/downloads/passport-checklist-${name}.pdf`);
            return response.headers.get('content-type');
          }),
        ),
      ['en', 'ru'],
    );
    expect(types).toEqual(['application/pdf', 'application/pdf']);
    forgive(/Failed to load|net::ERR/);
  });
});
