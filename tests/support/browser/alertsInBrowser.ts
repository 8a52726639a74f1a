import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { DEMO_ADMIN } from '../../../supabase/embedded';
import { siteOfWorker } from './siteOfWorker';

const HOUR = 3_600_000;

async function staffHeaders(): Promise<Record<string, string>> {
  const headers = { apikey: inject('publishableKey'), 'content-type': 'application/json' };
  const response = await fetch(`${siteOfWorker()}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify(DEMO_ADMIN),
  });
  const session: { access_token: string } = await response.json();
  return { ...headers, authorization: `Bearer ${session.access_token}` };
}

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

/** Deletes every alert, because the files of a worker share its database. */
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
