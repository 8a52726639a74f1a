import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { untilLoaded, withBrowser } from '../support/browser/browser';
import { photo } from '../support/browser/imagesInBrowser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** Presses everything that staff can press by keyboard: focus is never lost (WCAG 2.4.3). */

const { visit, site, forgive } = withBrowser();

/** What is pressed: buttons of the page, its dialogs and its messages, one of each kind. */
const BUTTONS =
  ':is(main, dialog, header) :is(button, summary):not([aria-disabled="true"], [disabled])';

/** Presses that leave the area, or open a dialog of the system. */
const LEFT_OUT = /^(?:Sign out|RU: Русский|Print)/;

/** Marks the visible buttons with their names, without the title of an item; returns the names. */
const buttonsOf = (page: Page): Promise<string[]> =>
  page.evaluate((buttons) => {
    const open = [...document.querySelectorAll('dialog[open]')].at(-1);
    return [...(open ?? document).querySelectorAll<HTMLElement>(buttons)].flatMap((button) => {
      if (!button.checkVisibility({ visibilityProperty: true })) return [];
      const copy = button.cloneNode(true) as HTMLElement;
      for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
      const name = (button.getAttribute('aria-label') ?? copy.textContent ?? '').trim();
      // Without numbers, as of images, and without what a button is for: “More: Tea”.
      button.dataset.name = name.replace(/\d+/g, '#').replace(/^(More|Delete|Edit)\b.*/, '$1');
      return [button.dataset.name];
    });
  }, BUTTONS);

/** The requests of a page that are under way. */
function requestsOf(page: Page): Set<unknown> {
  const underWay = new Set<unknown>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Waits until nothing is under way; returns what has the focus. */
async function focusAfter(page: Page, underWay: Set<unknown>): Promise<string> {
  await untilLoaded(page);
  const isQuiet = async () =>
    underWay.size === 0 &&
    (await page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(!document.querySelector('[aria-busy="true"]'))),
          ),
        ),
    ));
  await expect.poll(isQuiet).toBe(true);
  return page.evaluate(() => document.activeElement?.tagName ?? 'none');
}

/** Presses every button of a path, and those that appear then; returns the ways to a lost focus. */
async function explore(
  page: Page,
  path: string,
  seen: Set<string>,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const underWay = requestsOf(page);
  const lost: string[] = [];
  const open = async () => {
    await page.goto(site + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await prepare(page);
    await focusAfter(page, underWay);
  };
  await open();
  const isNew = (name: string) => !LEFT_OUT.test(name) && !seen.has(name) && seen.add(name);
  const ways = (await buttonsOf(page)).filter(isNew).map((name) => [name]);
  for (let way = ways.shift(); way; way = ways.shift()) {
    await open();
    for (const name of way) {
      await buttonsOf(page);
      const button = page.locator(`[data-name="${name}"]`).last();
      if ((await button.count()) === 0) break;
      await button.focus();
      await page.keyboard.press('Enter');
      const focused = await focusAfter(page, underWay);
      if (focused === 'BODY') lost.push(`${path}: ${way.join(' → ')}`);
    }
    const next = (await buttonsOf(page)).filter(isNew);
    ways.push(...next.map((name) => [...(way ?? []), name]));
  }
  return lost;
}

describe('the focus of staff', () => {
  it('never falls to the document, whatever they press', async () => {
    const page = await openAsAdmin(visit, '/admin/dashboard');
    page.on('dialog', (dialog) => void dialog.accept());
    const lost: string[] = [];
    const seen = new Set<string>();
    const images = async () => {
      const photos = await Promise.all(
        ['a.jpg', 'b.jpg'].map((name, index) => photo(name, { width: 800 + 10 * index })),
      );
      await page.setInputFiles('#news-additional', photos);
      await page.getByText('2 of 7').waitFor();
    };
    lost.push(...(await explore(page, '/admin/facts?show=days', seen)));
    lost.push(...(await explore(page, '/admin/facts?q=pet+permit', new Set())));
    lost.push(...(await explore(page, '/admin/facts?show=answers', seen)));
    lost.push(...(await explore(page, '/admin/news/new', seen, images)));
    for (const rest of ['news', 'dashboard', 'notices/new', 'alerts/new', 'bin', 'log', 'access']) {
      lost.push(...(await explore(page, `/admin/${rest}`, seen)));
    }
    lost.push(...(await explore(page, '/admin/account', seen)));
    forgive(/Failed to load resource/);
    expect(lost).toEqual([]);
    expect(seen.size).toBeGreaterThan(39);
  }, 600_000);
});
