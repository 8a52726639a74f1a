import { expect, it } from 'vitest';
import { toMoscowInput } from '../../src/lib/dates/moscowTime';
import { axeProblems } from '../support/browser/axe';
import { withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** The preview of items: the page of the site with what is not saved. Texts: `words.test.ts`. */

const { visit, site, forgive } = withBrowser();

it('an article, a notice and an alert are seen on their pages in both languages before they are saved', async () => {
  // Until the next build the page of an article has no file.
  forgive(/status of 404/);
  const page = await openAsAdmin(visit, '/admin/news/new');
  const dialog = page.getByRole('dialog');
  const frame = page.frameLocator('dialog iframe');
  await page.getByLabel('Title in English', { exact: true }).fill('A new lift');
  await page
    .getByRole('textbox', { name: 'Text in English', exact: true })
    .fill('It takes ten people.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await frame.getByRole('heading', { level: 1, name: 'A new lift' }).waitFor();
  await frame.locator('article').getByText('It takes ten people.').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Russian' }).click();
  await frame.locator('html[lang="ru"]').getByRole('heading', { name: 'A new lift' }).waitFor();
  await frame.locator('article').getByRole('link').first().click();
  await frame.getByRole('heading', { level: 1, name: 'A new lift' }).press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.goto(`${site}/admin/notices/new`);
  await page.getByLabel('Title in English', { exact: true }).fill('The lift is new');
  await page.getByRole('button', { name: 'Preview' }).click();
  await frame.getByRole('link', { name: 'The lift is new' }).waitFor();
  await page.keyboard.press('Escape');

  await page.goto(`${site}/admin/alerts/new`);
  await page.getByLabel('Text in English').fill('The lift is broken.');
  await page.getByLabel('Text in Russian').fill('Лифт сломан.');
  await page.getByLabel('Until, Moscow time').fill(toMoscowInput(new Date(Date.now() + 7_200_000)));
  await page.getByRole('button', { name: 'Check and publish' }).click();
  await frame.getByRole('region').getByText('Important: The lift is broken.').waitFor();
  await dialog.getByRole('button', { name: 'Russian' }).click();
  await frame.getByRole('region').getByText('Важно: Лифт сломан.').waitFor();
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await page.goto(site);
  expect(await page.getByText('The lift is').count()).toBe(0);
}, 60_000);
