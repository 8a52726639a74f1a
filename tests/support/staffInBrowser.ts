import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { DEMO_ADMIN } from '../../supabase/embedded';
import { siteOfWorker } from './siteOfWorker';

/**
 * Opens a page of the staff area as the demo admin, whose session is put where the site stores it;
 * tests/e2e/staff.test.ts signs in by the form.
 * @param openPage opens an address of the site (browser.ts)
 */
export async function openAsAdmin(
  openPage: (path: string) => Promise<Page>,
  path: string,
): Promise<Page> {
  const answer = await fetch(`${siteOfWorker()}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: inject('publishableKey'), 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_ADMIN),
  });
  const session = await answer.text();
  expect(answer.status, session).toBe(200);
  // A file without a script, of the same origin.
  const page = await openPage('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('embassy-session', text), session);
  await page.goto(siteOfWorker() + path);
  return page;
}
