import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Language } from '../../../src/lib/i18n/languages';
import { DEMO_ADMIN } from '../../../supabase/embedded';
import { sessionOf } from './adminRest';
import type { OpenOptions } from './browser';
import { siteOfWorker } from './siteOfWorker';

const HOUR = 3_600_000;

async function staffHeaders(): Promise<Record<string, string>> {
  const { access_token } = JSON.parse(await sessionOf(DEMO_ADMIN));
  return {
    apikey: inject('publishableKey'),
    'content-type': 'application/json',
    authorization: `Bearer ${access_token}`,
  };
}

const REGION: Record<Language, string> = { en: 'Alerts', ru: 'Срочные сообщения' };

/** The alerts of a page, by their name in its language. */
export const alertsOf = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('region', { name: REGION[language] });

/** Opens a page whose clock the test moves. */
export const openWithClock = (
  open: (path: string, options: OpenOptions) => Promise<Page>,
  path: string,
): Promise<Page> => open(path, { prepare: (page) => page.clock.install({ time: Date.now() }) });

const url = () => `${siteOfWorker()}/rest/v1/alerts`;

/** Inserts alerts that are current for two hours; `level`, texts and link may be given. */
export async function putUpAlerts(...alerts: object[]): Promise<void> {
  const ends_at = new Date(Date.now() + 2 * HOUR).toISOString();
  const row = {
    level: 'important',
    text_en: 'Closed today.',
    text_ru: 'Сегодня закрыто.',
    link: null,
    ends_at,
  };
  const response = await fetch(url(), {
    method: 'POST',
    headers: await staffHeaders(),
    body: JSON.stringify(alerts.map((alert) => ({ ...row, ...alert }))),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Deletes every alert, because the tests of a file share its database. */
export async function removeAlerts(): Promise<void> {
  const headers = await staffHeaders();
  await fetch(`${url()}?ends_at=gt.2000-01-01`, { method: 'DELETE', headers });
}

/** Adds up the layout shifts of the pages that are opened from then on, for {@link shiftOf}. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (window as unknown as { shift: number }).shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns the sum of the layout shifts of the current page. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shift: number }).shift);
