import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { toMoscowInput } from '../../src/lib/dates/moscowTime';
import {
  putUpAlerts,
  recordShifts,
  removeAlerts,
  shiftOf,
} from '../support/browser/alertsInBrowser';
import { axeProblems } from '../support/browser/axe';
import { DESKTOP, PHONE, withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** Alerts above the header: put up and taken down by staff, read by visitors. */

const { open, site, forgive } = withBrowser();
afterEach(removeAlerts);

const MINUTE = 60_000;
const LONG = {
  level: 'emergency',
  text_en: 'Kenyan citizens who need urgent help can call day and night. '.repeat(4).slice(0, 200),
  text_ru: 'Граждане Кении могут звонить круглосуточно: дежурный ответит. '.repeat(4).slice(0, 200),
  link: 'https://mfa.go.ke/help',
};

const english = (page: Page) => page.getByRole('region', { name: 'Alerts' });
const russian = (page: Page) => page.getByRole('region', { name: 'Срочные сообщения' });

/** Opens a page whose clock the test moves. */
const openWithClock = (path: string) =>
  open(path, { prepare: (page) => page.clock.install({ time: Date.now() }) });

/** Types the end into its field: date, then time. */
async function typeEnd(page: Page, end: Date): Promise<void> {
  const [year, month, day, hour, minute] = toMoscowInput(end).split(/[-T:]/);
  const hour12 = String(Number(hour) % 12 || 12).padStart(2, '0');
  await page.getByLabel('Until, Moscow time').focus();
  await page.keyboard.type(`${month}${day}${year}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(`${hour12}${minute}${Number(hour) < 12 ? 'AM' : 'PM'}`);
}

it('an alert is put up by keyboard, reaches open pages in both languages within a minute, and is taken down in two clicks', async () => {
  const [visitor, russianVisitor] = await Promise.all(
    ['/consular/pets', '/ru/embassy'].map(openWithClock),
  );
  if (!visitor || !russianVisitor) throw new Error('two pages are open');
  const staff = await openAsAdmin((path) => open(path), '/admin/alerts/new');
  await staff.getByLabel('Level').focus();
  await staff.keyboard.type('Emergency');
  await staff.keyboard.press('Tab');
  await staff.keyboard.type('The Embassy is closed today.');
  await staff.keyboard.press('Tab');
  await staff.keyboard.insertText('Посольство сегодня закрыто.');
  await typeEnd(staff, new Date(Date.now() + 120 * MINUTE));
  await staff.getByRole('button', { name: 'Check and publish' }).press('Enter');
  expect(await axeProblems(staff)).toEqual([]);
  await staff.getByLabel('Type PUBLISH to confirm').focus();
  await staff.keyboard.type('publish');
  await staff.keyboard.press('Enter');
  await staff.getByText(/The alert “The Embassy is closed today.” is on every page/).waitFor();
  expect(await axeProblems(staff, '#alerts')).toEqual([]);

  expect(await english(visitor).count()).toBe(0);
  await Promise.all([visitor, russianVisitor].map((page) => page.clock.fastForward(MINUTE)));
  await english(visitor).getByText('Emergency: The Embassy is closed today.').waitFor();
  await russian(russianVisitor).getByText('Посольство сегодня закрыто.').waitFor();
  expect(await axeProblems(visitor)).toEqual([]);

  const row = staff.locator('#alerts');
  await row.getByRole('button', { name: /^More/ }).click();
  await row.getByRole('button', { name: /^End now/ }).click();
  await staff.getByText(/is down. Visitors no longer see it/).waitFor();
  await visitor.clock.fastForward(MINUTE);
  await english(visitor).waitFor({ state: 'detached' });
});

describe('an alert on a page', () => {
  it.each([PHONE, DESKTOP])(
    'shifts no layout on arrival, on the next page, and for reduced motion, $width px wide',
    async (viewport) => {
      await putUpAlerts(LONG, {});
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        const page = await open('/magical-kenya/coast', {
          viewport,
          reducedMotion,
          prepare: recordShifts,
        });
        await english(page).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
        // The space is reserved from the first paint, because the visit knows the alerts.
        await page.goto(`${site}/magical-kenya`, { waitUntil: 'commit' });
        await english(page).waitFor();
        await page.waitForLoadState('networkidle');
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
        const top = await page.getByRole('banner').evaluate((e) => e.getBoundingClientRect().top);
        const height = await english(page).evaluate((element) => element.clientHeight);
        expect(Math.abs(top - height)).toBeLessThan(1);
        await page.context().close();
      }
    },
  );

  it('is requested once, after the first paint, in at most 1 kB', async () => {
    await putUpAlerts(LONG, { ...LONG, level: 'important' });
    const page = await open('/consular/pets');
    await english(page).waitFor();
    const requests = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/rest/v1/alerts'))
        .map(({ startTime, encodedBodySize }) => ({
          afterPaint: startTime > (paint?.startTime ?? Number.POSITIVE_INFINITY),
          encodedBodySize,
        }));
    });
    expect(requests).toEqual([{ afterPaint: true, encodedBodySize: expect.any(Number) }]);
    expect(requests[0]?.encodedBodySize).toBeLessThanOrEqual(1_000);
    expect(requests[0]?.encodedBodySize).toBeGreaterThan(100);
  });

  it('is folded by keyboard to one line that stays for the visit, and printed in full', async () => {
    await putUpAlerts(LONG);
    const page = await open('/consular/pets', { viewport: PHONE });
    const full = (await english(page).boundingBox())?.height ?? 0;
    await page.getByRole('button', { name: 'Fold to one line' }).press('Enter');
    const line = (await english(page).boundingBox())?.height ?? 0;
    expect(full).toBeGreaterThan(150);
    expect(line).toBeLessThan(60);
    await page.goto(`${site}/embassy`);
    await page.getByRole('button', { name: 'Show in full' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const help = english(page).getByRole('link', { name: /Details/ });
    expect(await help.isVisible()).toBe(true);
    expect(await english(page).getByRole('button').isVisible()).toBe(false);
    const below = await english(page).evaluate((element) => element.getBoundingClientRect().top);
    const header = await page.getByRole('banner').evaluate((e) => e.getBoundingClientRect().bottom);
    expect(below).toBeGreaterThanOrEqual(header - 1);
  });

  it('that arrives on a scrolled page stays in view without moving the text', async () => {
    const page = await openWithClock('/consular/pets');
    await page.evaluate(() => window.scrollTo(0, 900));
    await putUpAlerts(LONG);
    const first = page.locator('main h2').nth(1);
    const before = await first.evaluate((element) => element.getBoundingClientRect().top);
    await page.clock.fastForward(MINUTE);
    await english(page).waitFor();
    expect(await english(page).evaluate((e) => e.getBoundingClientRect().top)).toBe(0);
    expect(await first.evaluate((element) => element.getBoundingClientRect().top)).toBe(before);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect
      .poll(() => page.getByRole('banner').evaluate((e) => e.getBoundingClientRect().top))
      .toBeGreaterThan(40);
  });
});

it('a failing request for alerts costs nothing: the page works, and nothing is repeated', async () => {
  let requests = 0;
  const page = await open('/consular/pets', {
    prepare: (newPage) =>
      newPage.route('**/rest/v1/alerts?*', (route) => {
        requests += 1;
        return route.fulfill({ status: 503, body: 'down' });
      }),
  });
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Embassy', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: /Embassy/ }).waitFor();
  expect(requests).toBe(1);
  expect(forgive(/503/)).toBe(1);
});

it('a page works without the code of the alerts', async () => {
  const page = await open('/consular/pets', {
    prepare: (newPage) => newPage.route('**/AlertBar-*.js', (route) => route.abort()),
  });
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: /^RU/ }).click();
  await page.getByRole('heading', { level: 1, name: /собак|кош|животн/i }).waitFor();
  forgive(/Failed to load|net::ERR/);
});

it('without a connection the latest alert is shown with the time of the check', async () => {
  await putUpAlerts(LONG);
  const page = await open('/consular/pets', { serviceWorkers: 'allow' });
  await english(page).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    sessionStorage.clear();
  });
  await page.context().setOffline(true);
  await page.goto(`${site}/consular/help`);
  await english(page)
    .getByText(/No connection: last checked on/)
    .waitFor();
  forgive(/Failed to load|net::ERR/);
});
