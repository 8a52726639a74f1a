import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { withBrowser } from '../support/browser/browser';
import { copyBar, textField, titleField } from '../support/browser/formInBrowser';
import { openAsAdmin, openAsWriter } from '../support/browser/staffInBrowser';

/** Decision 0046 with the real database: from the writer to the site, in the browsers of both. */

const { open, site } = withBrowser();

const DASHBOARD = '/admin/dashboard';
const queue = (page: Page) => page.getByRole('region', { name: /^Waiting for your review/ });
const mine = (page: Page) => page.getByRole('region', { name: /^What you have handed over/ });
const go = (page: Page, path: string) => page.goto(site + path);

async function handOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hand over to an admin' }).click();
  await page.getByText(/^Handed over\./).waitFor();
}

async function review(page: Page): Promise<void> {
  await go(page, DASHBOARD);
  await queue(page)
    .getByRole('link', { name: /^Review/ })
    .click();
}

it('A draft is handed over, sent back and published; then changes of it, which leave nothing behind', async () => {
  const writer = await openAsWriter((at) => open(at), '/admin/news/new');
  const admin = await openAsAdmin((at) => open(at), DASHBOARD);
  await titleField(writer).fill('An evening of poetry');
  await textField(writer).fill('Come and listen.');
  await handOver(writer);

  await review(admin);
  await admin.getByRole('button', { name: 'Send back…' }).click();
  await admin.getByLabel('Please change …').fill('Add the date');
  await admin.getByRole('button', { name: 'Send back', exact: true }).click();
  await admin.getByText(/^Your answer is sent/).waitFor();
  await queue(admin).waitFor({ state: 'detached' });

  await go(writer, DASHBOARD);
  await mine(writer).getByText('“Add the date”').waitFor();
  await mine(writer).getByRole('link', { name: /^Open/ }).click();
  await titleField(writer).fill('An evening of poetry on 5 December');
  await handOver(writer);
  await review(admin);
  await admin.getByRole('button', { name: 'Publish now' }).click();
  await admin.getByText(/^The article “An evening of poetry on 5 December”/).waitFor();
  await go(writer, DASHBOARD);
  await writer.getByRole('link', { name: 'An evening of poetry on 5 December' }).first().click();
  await mine(writer).waitFor({ state: 'detached' });

  await titleField(writer).fill('An evening of poetry on 6 December');
  await handOver(writer);
  await review(admin);
  await admin.getByRole('button', { name: 'Take them over' }).click();
  await admin.getByRole('button', { name: 'Publish changes' }).click();
  await admin
    .getByText(/“An evening of poetry on 6 December”/)
    .first()
    .waitFor();
  await queue(admin).waitFor({ state: 'detached' });
  await go(writer, DASHBOARD);
  await writer.getByRole('link', { name: 'An evening of poetry on 6 December' }).first().click();
  await titleField(writer).waitFor();
  expect(await titleField(writer).inputValue()).toBe('An evening of poetry on 6 December');
  expect(await copyBar(writer).count()).toBe(0);
}, 60_000);
