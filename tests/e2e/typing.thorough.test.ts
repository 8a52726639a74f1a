import type { ElementHandle, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pages } from '../../src/content/site';
import { untilLoaded, withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';

/** Every field takes what is typed, key by key, and is not called wrong on the way. */

const { visit, site } = withBrowser();

const FIELDS = `main :is(textarea, [contenteditable="true"], input:not([type="checkbox"],
  [type="radio"], [type="file"], [readonly], [disabled])):not([data-typed])`;

const TEXT = 'https://a.example/1';
const YEAR = new Date().getFullYear() + 1;

/** The keys for each type of input in American English, and the value that they make. */
const byType: Record<string, { keys: string[]; value?: string }> = {
  date: { keys: [`1214${YEAR}`], value: `${YEAR}-12-14` },
  'datetime-local': { keys: [`1214${YEAR}`, 'ArrowRight', '1130A'], value: `${YEAR}-12-14T11:30` },
  time: { keys: ['1130A'], value: '11:30' },
};

type Field = ElementHandle<HTMLInputElement>;

const stateOf = (field: Field) =>
  field.evaluate((element) => ({
    id: element.id,
    // The rich-text editor has none.
    type: element.type ?? 'text',
    max: element.maxLength,
    value: element.value ?? element.textContent,
    isWrong: element.getAttribute('aria-invalid') === 'true',
  }));

/** Types into a field without looking at the others; returns what it should have then. */
async function typeInto(page: Page, field: Field): Promise<string> {
  const { type, max, isWrong } = await stateOf(field);
  const { keys, value } = byType[type] ?? { keys: [TEXT.slice(0, max > 0 ? max : TEXT.length)] };
  await field.focus();
  if (!type.match(/date|time/)) await page.keyboard.press('Control+A');
  if (!value) await page.keyboard.type(keys.join(''));
  for (const key of value
    ? keys.flatMap((text) => (text === 'ArrowRight' ? [text] : [...text]))
    : []) {
    await page.keyboard.press(key);
    const now = await stateOf(field);
    if (!isWrong && now.isWrong) throw new Error(`${now.id} is wrong at ${now.value}`);
  }
  await field.evaluate((element) => {
    element.dataset.typed = '';
    element.blur();
  });
  return value ?? keys.join('');
}

/** Fills the visible fields of a page that no page before had; returns what is wrong in the end. */
async function typeEverywhere(page: Page, seen: Set<string>): Promise<string[]> {
  const typed: [Field, string][] = [];
  // A search is last, because it hides other fields.
  const handles = [
    ...(await page.$$(`${FIELDS}:not([type="search"])`)),
    ...(await page.$$(FIELDS)),
  ];
  for (const handle of handles) {
    const field = handle as Field;
    const { id, type } = await stateOf(field);
    // Without what React makes unique, so that one form of each kind is filled in.
    const key = `${id.replace(/_r_\w+_/, '')} ${type}`;
    if (!(await field.isVisible()) || seen.has(key)) continue;
    seen.add(key);
    typed.push([field, await typeInto(page, field)]);
  }
  const wrong: string[] = [];
  for (const [field, expected] of typed) {
    const { id, type, value } = await stateOf(field);
    if (value !== expected)
      wrong.push(`${page.url()} ${type} ${id}: “${value}”, not “${expected}”`);
  }
  return wrong;
}

/** Opens what is folded, and the forms of facts. Runs in the page. */
function unfold(): void {
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const button of document.querySelectorAll<HTMLElement>('main button')) {
    const isFolded = button.ariaExpanded === 'false' && !button.ariaHasPopup;
    if (isFolded || /^(?:Change|Answer)/.test(button.textContent)) button.click();
  }
}

describe('what is typed key by key', () => {
  it('stays in every field of visitors', async () => {
    const seen = new Set<string>();
    const wrong: string[] = [];
    for (const path of [...pages.map((page) => page.path), '/search']) {
      const page = await visit(path);
      await page.evaluate(unfold);
      if ((await page.locator('[data-visit]').count()) > 0) {
        await page.getByLabel('Day of your visit').waitFor();
      }
      wrong.push(...(await typeEverywhere(page, seen)));
    }
    expect(wrong).toEqual([]);
    const types = [...seen].map((field) => field.split(' ').at(-1));
    expect(types).toEqual(expect.arrayContaining(['date', 'search']));
  }, 600_000);

  it('stays in every field of staff', async () => {
    const seen = new Set<string>();
    const wrong: string[] = [];
    const type = async (page: Page) => wrong.push(...(await typeEverywhere(page, seen)));
    for (const path of ['/admin', '/admin/reset-password']) await type(await visit(path));
    const page = await openAsAdmin(visit, '/admin/dashboard');
    await page.locator('main section').first().waitFor();
    const hrefs = await page
      .locator('a[href^="/admin/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const lists = hrefs.filter((path) => !/\/edit\/|\/new$/.test(path));
    const forms = ['news', 'notices', 'alerts'].map((kind) => `/admin/${kind}/new`);
    const facts = ['facts', 'days', 'answers'].map((part) => `/admin/facts?show=${part}`);
    for (const path of new Set([...forms, ...facts, ...lists])) {
      await page.goto(site + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (path.includes('facts'))
        await page.locator('main li button').first().waitFor({ state: 'attached' });
      if (path === '/admin/news/new')
        await page.locator('[contenteditable="true"]').first().waitFor();
      await untilLoaded(page);
      await page.evaluate(unfold);
      await type(page);
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(30);
  }, 600_000);
});
