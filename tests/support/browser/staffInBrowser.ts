import type { Page } from 'playwright-core';
import { DEMO_ADMIN, DEMO_WRITER, type DemoUser } from '../../../supabase/embedded';
import { sessionOf } from './adminRest';
import { siteOfWorker } from './siteOfWorker';

/** Opens a path of the site (browser.ts). */
type OpenPage = (path: string) => Promise<Page>;

/**
 * Opens a page of the staff area as the demo admin by storing a session; tests/e2e/staff.test.ts
 * signs in with the form.
 */
export const openAsAdmin = (openPage: OpenPage, path: string): Promise<Page> =>
  openAs(DEMO_ADMIN, openPage, path);

/** Opens a page of the staff area as the demo writer by storing a session. */
export const openAsWriter = (openPage: OpenPage, path: string): Promise<Page> =>
  openAs(DEMO_WRITER, openPage, path);

async function openAs(user: DemoUser, openPage: OpenPage, path: string): Promise<Page> {
  const session = await sessionOf(user);
  // A file of the same origin, without scripts.
  const page = await openPage('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('embassy-session', text), session);
  await page.goto(siteOfWorker() + path);
  return page;
}
