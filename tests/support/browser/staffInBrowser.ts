import type { Page } from 'playwright-core';
import { DEMO_ADMIN } from '../../../local/database/embedded';
import { sessionOf } from './adminRest';
import { siteOfWorker } from './siteOfWorker';

/**
 * Opens a page of the staff area as the demo admin by storing a session; tests/e2e/staff.test.ts
 * signs in with the form.
 * @param openPage opens a path of the site (browser.ts)
 */
export async function openAsAdmin(
  openPage: (path: string) => Promise<Page>,
  path: string,
): Promise<Page> {
  const session = await sessionOf(DEMO_ADMIN);
  // A file of the same origin, without scripts.
  const page = await openPage('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('embassy-session', text), session);
  await page.goto(siteOfWorker() + path);
  return page;
}
