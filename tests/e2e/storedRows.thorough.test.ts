import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER, type DemoUser } from '../../local/database/embedded';
import { pageId, pages } from '../../src/content/site';
import { withPrefix } from '../../src/lib/i18n/languages';
import { withoutInvisible } from '../../src/lib/text/invisible';
import english from '../../src/locales/en/common.json';
import russian from '../../src/locales/ru/common.json';
import type { Kind } from '../../src/staff/kinds/kind';
import { allKinds, translatedKinds } from '../../src/staff/kinds/kinds';
import { restOf } from '../support/browser/adminRest';
import { untilLoaded, withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';
import { fullRows } from '../support/database/fullRows';
import { attacks } from '../support/fuzz/attacks';

/**
 * Every known attack, in each text that a writer and an admin can store over HTTP. Every page of
 * staff and of visitors opens with these rows, and lists them. Each attack would set
 * `window.__xss`; an attack that only the content security policy stopped fails the test as well.
 */

const { visit, site, forgive } = withBrowser();

interface Row extends Record<string, unknown> {
  id: string;
}

/** The rows that each table has of them. */
const stored: Record<string, Row[]> = {};
/** Those that are in the bin. */
const deleted: Row[] = [];

/** Markup in every place where it could be taken for markup. */
const MARKUP = `"><img src=x onerror=window.__xss=1></title></script><script>window.__xss=1</script>`;
const IMAGE = '/scenes/tea-hills.svg';
/** Without characters that the database rejects. */
const content = withoutInvisible(attacks.join('\n\n'));
/** A row of a kind with markup in each plain text, and all attacks in the text of an article. */
function hostileRows(kind: Kind): Record<string, unknown>[] {
  return fullRows(kind, '').map(({ slug: _, category_id: __, ...row }) => {
    const texts = Object.keys(row).filter((column) => String(row[column]).endsWith(' here'));
    const hostile = Object.fromEntries(texts.map((column) => [column, MARKUP]));
    const article = {
      ...{ content, translated_content: content, category: MARKUP.slice(0, 60) },
      image_texts: { [IMAGE]: { alt: MARKUP, caption: MARKUP } },
      ...{ featured_image_url: IMAGE, additional_images: [] },
    };
    return { ...row, ...hostile, ...(kind === 'news' && article) };
  });
}

/** Facts of the kinds that have a text, with markup in it. */
const both = { en: MARKUP, ru: MARKUP };
const FACTS: Record<string, unknown> = {
  'answers.appointment': both,
  'closedDays.a': { from: '2098-12-24', to: '2098-12-25', reason: both },
  'leadership.deputy': { name: both, title: both, photo: null },
  ...Object.fromEntries(pages.map(({ path }) => [`words:${pageId(path)}:title`, both])),
};

/** Values that no form of a fact makes. */
const SHAPES = [5, 'x', [], [[5]], {}, { en: {}, ru: null }, { amount: 'x' }, MARKUP];

/** Inserts what an account may, and changes the items once, so that they have versions. */
async function writeRows(user: DemoUser): Promise<void> {
  const send = await restOf(user);
  const status = user === DEMO_ADMIN ? 'published' : 'draft';
  // A writer writes no alerts.
  for (const kind of user === DEMO_ADMIN ? allKinds : translatedKinds) {
    // Twice, because the first of a kind goes to the bin.
    for (const columns of [...hostileRows(kind), ...hostileRows(kind)]) {
      const row = { ...columns, ...(kind !== 'alerts' && { status }) };
      const [inserted] = await send('POST', kind, row);
      stored[kind] = [...(stored[kind] ?? []), inserted];
      const title = kind === 'alerts' ? 'text_en' : 'title';
      await send('PATCH', `${kind}?id=eq.${inserted.id}`, { [title]: `${MARKUP}!` });
    }
    const typed = { title_en: MARKUP };
    for (const [item_id = '', form_values] of [
      [idsOf(kind)[0], typed],
      [crypto.randomUUID(), typed],
      // One that no form makes.
      [crypto.randomUUID(), { title_en: {}, image: 5, additional: 'x' }],
    ] as const) {
      const draft = { kind, item_id, title: MARKUP, form_values };
      stored.drafts = [...(stored.drafts ?? []), ...(await send('POST', 'drafts', draft))];
    }
  }
  if (user === DEMO_WRITER) return;
  for (const [index, [key, is]] of Object.entries(FACTS).entries()) {
    await send('POST', 'facts', { key, value: { is } });
    const form_values = { is: SHAPES[index % SHAPES.length] };
    await send('POST', 'drafts', { kind: 'facts', item_id: key, form_values });
  }
}

beforeAll(async () => {
  const rest = await restOf(DEMO_ADMIN);
  // So that these rows are on the first pages.
  for (const kind of translatedKinds) await rest('DELETE', `${kind}?id=not.is.null`);
  for (const user of [DEMO_ADMIN, DEMO_WRITER]) await writeRows(user);
  for (const kind of allKinds)
    deleted.push(...(await rest('DELETE', `${kind}?id=eq.${stored[kind]?.shift()?.id}`)));
}, 60_000);

const idsOf = (table: string): string[] => (stored[table] ?? []).map(({ id }) => id);

/** A path, and selectors of the rows that its page lists. */
type Screen = [path: string, rows: string[]];

/** The forms of items that were begun and never saved. */
const begunForms = (): string[] =>
  (stored.drafts ?? [])
    .filter(({ item_id }) => !allKinds.some((kind) => idsOf(kind).includes(`${item_id}`)))
    .map(({ kind, item_id }) => `/admin/${kind}/new?id=${item_id}`);

function screensOfStaff(): Screen[] {
  return [
    ['/admin/dashboard', begunForms().map((path) => `a[href*="${path}"]`)],
    ...translatedKinds.map(
      (kind): Screen => [
        `/admin/${kind}`,
        idsOf(kind).map((id) => `a[href*="/admin/${kind}/edit/${id}"]`),
      ],
    ),
    ['/admin/log', ['main li:nth-child(50)']],
    ['/admin/log?show=bin', [`main li:nth-child(${deleted.length}) button`]],
    ['/admin/access', ['main section li:nth-child(2)']],
    ['/admin/account', ['form']],
    ...['facts', 'days', 'answers', 'words'].map(
      (part): Screen => [`/admin/facts?show=${part}`, ['main li']],
    ),
    ...pages.map(({ path }): Screen => [`/admin/words/${pageId(path)}`, ['main details li']]),
    ...allKinds.flatMap((kind) =>
      idsOf(kind).map((id): Screen => [`/admin/${kind}/edit/${id}`, ['section li button']]),
    ),
    // Last, because a form deletes a text that says nothing.
    ...begunForms().map((path): Screen => [path, ['form']]),
  ];
}

function screensOfVisitors(): Screen[] {
  const isPublic = ({ published_at, starts_at, ends_at = null }: Row) =>
    Date.parse(`${published_at ?? starts_at}`) < Date.now() &&
    (ends_at === null || Date.parse(`${ends_at}`) > Date.now());
  const [articles = [], notices = []] = translatedKinds.map((kind) =>
    (stored[kind] ?? []).filter((row) => row.status === 'published' && isPublic(row)),
  );
  const screens: Screen[] = [
    ...pages.map(({ path }): Screen => [path, []]),
    ['/news', articles.map(({ slug }) => `main a[href$="/news/${slug}"]`)],
    ['/notices', notices.map(({ id }) => `[id="${id}"]`)],
    ...articles.map(({ slug }): Screen => [`/news/${slug}`, ['article']]),
    ['/search?q=title', []],
    ...[
      '/search?q=$',
      '/news?category=$&page=$',
      '/consular?need=$#$',
      '/news/$',
      '/no/such/$',
    ].map((path): Screen => [path.replaceAll('$', encodeURIComponent(MARKUP)), []]),
  ];
  return screens.map(([path, rows]) => [withPrefix(path, 'ru'), rows]);
}

const FAILED = [english, russian].map(({ failure }) => failure.title);

/**
 * Checks that no stored script has run, in the page or its frames, and that no link could run one.
 * A link that no browser can parse has no protocol.
 */
async function expectUntouched(page: Page): Promise<void> {
  const protocols = await page.evaluate(() => {
    const events = ['pointerenter', 'mouseover', 'focus', 'toggle', 'load', 'error'];
    for (const element of document.querySelectorAll('main article *, main li *'))
      for (const name of events) element.dispatchEvent(new Event(name));
    return Array.from(
      document.querySelectorAll<HTMLAnchorElement>('main a:not(svg *)'),
      (a) => a.protocol,
    );
  });
  expect(protocols.filter((one) => !/^(?:https?|mailto|tel|webcal|blob|):$/.test(one))).toEqual([]);
  for (const frame of page.frames())
    expect(await frame.evaluate(() => '__xss' in window), frame.url()).toBe(false);
}

/** Opens pages one after the other, and waits for their rows; throws at one that lacks a row. */
async function openAll(page: Page, screens: Screen[]): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  for (const [path, rows] of screens) {
    await page.goto(site + path, { waitUntil: 'commit' });
    await heading.first().waitFor();
    await untilLoaded(page);
    for (const row of rows) {
      const found = page.locator(row).or(heading.filter({ hasText: new RegExp(FAILED.join('|')) }));
      await found.first().waitFor({ state: 'attached' });
    }
    expect(FAILED, path).not.toContain(await heading.first().textContent());
    await expectUntouched(page);
  }
  // Images of other hosts, which staff cannot upload.
  forgive(/"img-src|request to another host|status of 404/);
}

describe('stored rows', () => {
  it('are listed on every page of staff', async () => {
    await openAll(await openAsAdmin(visit, '/admin/dashboard'), screensOfStaff());
  }, 300_000);

  it('are on the pages of visitors', async () => {
    await openAll(await visit('/'), screensOfVisitors());
  }, 300_000);
});
