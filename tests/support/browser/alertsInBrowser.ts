import type { Locator, Page } from 'playwright-core';
import type { Language } from '../../../src/lib/i18n/languages';
import { adminRest } from './adminRest';
import type { OpenOptions } from './browser';

const HOUR = 3_600_000;

const REGION: Record<Language, string> = { en: 'Alerts', ru: 'Срочные сообщения' };

/** The alerts of a page, by their name in its language. */
export const alertsOf = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('region', { name: REGION[language] });

/** Opens a page whose clock the test moves. */
export const openWithClock = (
  open: (path: string, options: OpenOptions) => Promise<Page>,
  path: string,
): Promise<Page> => open(path, { prepare: (page) => page.clock.install({ time: Date.now() }) });

/** Inserts alerts that are current for two hours; `level`, texts and link may be given. */
export async function putUpAlerts(...alerts: object[]): Promise<void> {
  const ends_at = new Date(Date.now() + 2 * HOUR).toISOString();
  const texts = { text_en: 'Closed today.', text_ru: 'Сегодня закрыто.' };
  const row = { level: 'important', ...texts, link: null, ends_at };
  const rest = await adminRest();
  await rest(
    'POST',
    'alerts',
    alerts.map((alert) => ({ ...row, ...alert })),
  );
}

/** Deletes every alert, because the tests of a file share its database. */
export async function removeAlerts(): Promise<void> {
  const rest = await adminRest();
  await rest('DELETE', 'alerts?ends_at=gt.2000-01-01');
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
