import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { DEMO_ADMIN, DEMO_WRITER, type DemoUser } from '../../local/database/embedded';
import { pageId, pages } from '../../src/content/site';
import { checkFact } from '../../src/lib/facts/factSchemas';
import { type Language, languages, withPrefix } from '../../src/lib/i18n/languages';
import { withoutInvisible } from '../../src/lib/text/invisible';
import english from '../../src/locales/en/common.json';
import russian from '../../src/locales/ru/common.json';
import { allKinds, translatedKinds } from '../../src/staff/kinds/kinds';
import { names, tables } from '../../supabase/rightsMatrix';
import { sessionOf } from '../support/browser/adminRest';
import { untilLoaded, withBrowser } from '../support/browser/browser';
import { openAsAdmin } from '../support/browser/staffInBrowser';
import { fullRows } from '../support/database/fullRows';
import { attacks } from '../support/fuzz/attacks';
import { seed } from '../support/fuzz/fuzz';
import { factKeys, factShapes, factValues, letters, valuesFor } from '../support/fuzz/staffValues';

/**
 * Rows of generated values and of every known attack, as many as the database accepts from a writer and an admin over HTTP: every
 * page of staff and of visitors opens with them, and lists them. Each attack would set `window.__xss`; one that only the content
 * security policy stopped would be in the console, and fail the test as well.
 */

const { visit, site, forgive } = withBrowser();

interface Row extends Record<string, unknown> {
  id: string;
}

/** The rows that each table has of them. */
const stored: Record<string, Row[]> = {};
/** Those that are in the bin. */
const deleted: Row[] = [];

let samples = seed();
/** Returns generated values, others at each call. */
function sample<Value>(values: fc.Arbitrary<Value>, numRuns: number): Value[] {
  samples += 1;
  return fc.sample(values, { numRuns, seed: samples });
}

/** Returns a function that sends a request with the rights of an account; it returns the rows, none if that is refused. */
async function restOf(user: DemoUser) {
  const { access_token } = JSON.parse(await sessionOf(user));
  return async (method: string, path: string, body?: object): Promise<Row[]> => {
    const response = await fetch(`${site}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: inject('publishableKey'),
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return response.ok ? JSON.parse(text) : [];
  };
}

/** Markup in every place where it could be taken for markup. */
const MARKUP = `"><img src=x onerror=window.__xss=1></title></script><script>window.__xss=1</script>`;
const IMAGE = '/scenes/tea-hills.svg';
/** Without characters that the database rejects. */
const content = withoutInvisible(attacks.join('\n\n'));
const hostile = {
  news: {
    title: MARKUP,
    slug: 'hostile-article',
    content,
    category: MARKUP.slice(0, 60),
    featured_image_url: IMAGE,
    additional_images: ['/scenes/savannah-dawn.svg'],
    image_texts: { [IMAGE]: { alt: MARKUP, caption: MARKUP } },
    status: 'published',
  },
  notices: { title: MARKUP, description: content.slice(0, 2000), link: 'https://example.org/' },
};

/** The columns of which a choice is all that can be stored. */
const CHOICES = ['status', 'slug', 'language', 'state', 'note'];

type Send = Awaited<ReturnType<typeof restOf>>;

/** Stores generated values of each fact, as many as the database accepts. */
async function publishFacts(send: Send): Promise<void> {
  const facts = sample(factValues, 2000);
  for (const [index, key] of factKeys.entries()) {
    const fitting = [...facts.slice(index * 9), ...facts].find((value) => checkFact(key, value));
    // Others at each key, because all of them at all keys would take minutes.
    const shapes = [0, 1, 2].map((step) => factShapes[(3 * index + step) % factShapes.length]);
    let isStored = false;
    for (const is of [fitting, ...shapes].filter((value) => value !== undefined)) {
      const rows: Row[] = isStored
        ? await send('PATCH', `facts?key=eq.${encodeURIComponent(key)}`, { value: { is } })
        : await send('POST', 'facts', { key, value: { is } });
      isStored ||= rows.length > 0;
    }
  }
}

/** Hands over drafts of facts of any shape: few, because lists show the latest hundred drafts. */
async function proposeFacts(send: Send): Promise<void> {
  const keys = factKeys.filter((_, index) => index % 10 === 0);
  for (const [index, is] of [...factShapes, ...sample(factValues, 20)].entries()) {
    const item_id = keys[index % keys.length];
    await send('POST', 'drafts', { kind: 'facts', item_id, form_values: { is }, state: 'waiting' });
  }
}

/** Inserts what an account may, then changes each column to what the database accepts of three generated values. */
async function writeRows(user: DemoUser): Promise<void> {
  const send = await restOf(user);
  const write = async (table: string, base: object): Promise<void> => {
    const [row] = await send('POST', table, base);
    // A writer writes no alerts.
    if (!row) return expect([user, table]).toEqual([DEMO_WRITER, 'alerts']);
    for (const column of names(tables[table]?.change).filter((name) => !CHOICES.includes(name))) {
      for (const value of sample(valuesFor(column, row[column]), 3)) {
        const path = `${table}?id=eq.${row.id}`;
        Object.assign(row, ...(await send('PATCH', path, { [column]: value })));
      }
    }
    stored[table] = [...(stored[table] ?? []), row];
  };
  const status = user === DEMO_ADMIN ? 'published' : 'draft';
  for (const kind of allKinds) {
    const [first = {}, ...others] = fullRows(kind, '');
    for (const { slug: _, category_id: __, ...row } of [first, first, ...others])
      await write(kind, { ...row, ...(kind !== 'alerts' && { status }) });
  }
  for (const kind of allKinds) {
    for (const [index, item_id] of [...idsOf(kind), crypto.randomUUID()].entries()) {
      const state = kind !== 'alerts' && index % 2 === 0 ? 'waiting' : 'open';
      await write('drafts', { kind, item_id, form_values: { title_en: 'Typed' }, state });
    }
  }
  const { id } = JSON.parse(await sessionOf(user)).user;
  for (const full_name of sample(letters, 9))
    await send('PATCH', `profiles?id=eq.${id}`, { full_name });
}

beforeAll(async () => {
  const rest = await restOf(DEMO_ADMIN);
  // So that the generated rows are on the first pages.
  for (const kind of translatedKinds) await rest('DELETE', `${kind}?id=not.is.null`);
  for (const user of [DEMO_ADMIN, DEMO_WRITER]) await writeRows(user);
  await publishFacts(rest);
  // Last, because a fact that an admin publishes ends its reviews.
  await proposeFacts(await restOf(DEMO_WRITER));
  for (const kind of allKinds)
    deleted.push(...(await rest('DELETE', `${kind}?id=eq.${stored[kind]?.shift()?.id}`)));
  for (const kind of translatedKinds)
    stored[kind]?.unshift(...(await rest('POST', kind, hostile[kind])));
}, 240_000);

const idsOf = (table: string): string[] => (stored[table] ?? []).map(({ id }) => id);

/** A path, and selectors of the rows that its page lists. */
type Screen = [path: string, rows: string[]];

/** The forms of items that were begun and never saved. */
const begunForms = (): string[] =>
  (stored.drafts ?? [])
    .filter(({ item_id }) => !allKinds.some((kind) => idsOf(kind).includes(`${item_id}`)))
    .map(({ kind, item_id }) => `/admin/${kind}/new?id=${item_id}`);

function screensOfStaff(language: Language): Screen[] {
  return [
    ['/admin/dashboard', begunForms().map((path) => `a[href*="${path}"]`)],
    ...translatedKinds.map(
      (kind): Screen => [
        `/admin/${kind}`,
        idsOf(kind).map((id) => `a[href*="/admin/${kind}/edit/${id}"]`),
      ],
    ),
    ['/admin/log', ['main li:nth-child(100)']],
    ['/admin/log?show=bin', [`main li:nth-child(${deleted.length}) button`]],
    ['/admin/access', ['tbody tr:nth-child(2)']],
    ['/admin/account', ['form']],
    ...['facts', 'days', 'answers', 'words'].map(
      (part): Screen => [`/admin/facts?show=${part}`, ['main li']],
    ),
    ...pages
      .filter((_, index) => languages[index % 2] === language)
      .map(({ path }): Screen => [`/admin/words/${pageId(path)}`, ['main details li']]),
    ...allKinds.flatMap((kind) =>
      idsOf(kind).map((id): Screen => [`/admin/${kind}/edit/${id}`, ['ol > li']]),
    ),
  ];
}

function screensOfVisitors(language: Language): Screen[] {
  const isPublic = ({ published_at, starts_at, ends_at = null }: Row) =>
    Date.parse(`${published_at ?? starts_at}`) < Date.now() &&
    (ends_at === null || Date.parse(`${ends_at}`) > Date.now());
  const [articles = [], notices = []] = translatedKinds.map((kind) =>
    (stored[kind] ?? []).filter((row) => row.status === 'published' && isPublic(row)),
  );
  const screens: Screen[] = [
    // They show facts, in one of the languages each, because of the time.
    ...pages
      .filter((_, index) => languages[index % 2] === language)
      .map(({ path }): Screen => [path, []]),
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
  return screens.map(([path, rows]) => [withPrefix(path, language), rows]);
}

const FAILED = [english, russian].map(({ failure }) => failure.title);

/**
 * Checks that no stored script has run, in the page or its frames, after the events for which one could wait, and that no link
 * could run one. A link that no browser can parse has no protocol.
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

/** Opens pages one after the other, and waits for their rows; throws at one that fails or lacks a row. */
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

async function openDesk(language: Language): Promise<Page> {
  const page = await openAsAdmin(visit, '/admin/dashboard');
  await page.evaluate((it) => localStorage.setItem('language', it), language);
  return page;
}

describe.each(languages)('stored rows in %s', (language) => {
  it('are listed on every page of staff', async () => {
    await openAll(await openDesk(language), screensOfStaff(language));
  }, 300_000);

  it('can be compared with their versions', async () => {
    const page = await openDesk(language);
    for (const kind of allKinds) {
      await page.goto(`${site}/admin/${kind}/edit/${idsOf(kind).at(-1)}`);
      await page.getByRole('button', { name: /^(?:Show all|Показать все)/ }).click();
      const buttons = page.getByRole('button', {
        name: /^(?:Compare and restore|Сравнить и восстановить)/,
      });
      for (const index of [0, (await buttons.count()) - 1]) {
        await buttons.nth(index).click();
        const back = page.getByRole('button', { name: /^(?:Leave it as it is|Оставить как есть)/ });
        await page.getByRole('dialog').locator('section, p + p').first().waitFor();
        await back.click();
      }
    }
    forgive(/"img-src|request to another host|status of 404/);
  }, 60_000);

  it('are in the preview of their form', async () => {
    const page = await openDesk(language);
    await page.goto(`${site}/admin/news/edit/${idsOf('news')[0]}`);
    await page.getByRole('button', { name: /^(?:Preview|Предпросмотр)/ }).click();
    const title = page.frameLocator('iframe').locator('h1');
    expect(await title.textContent()).toBe(MARKUP);
    await expectUntouched(page);
    forgive(/"img-src|request to another host|status of 404/);
  }, 60_000);

  it('are on the pages of visitors', async () => {
    await openAll(await visit('/'), screensOfVisitors(language));
  }, 300_000);
});

it('dates that cannot be read are shown as their text on every page of staff', async () => {
  const page = await openDesk('en');
  await page.route('**/rest/v1/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"\d{4,6}-\d\d-\d\d[T ][^"]*"/g, '"infinity"');
    await route.fulfill({ response, body });
  });
  const screens = screensOfStaff('en')
    .filter(([path]) => !/account|facts|words/.test(path))
    .map(([path, rows]): Screen => [path, [...rows, 'text=infinity']]);
  await openAll(page, screens);
}, 120_000);

// Last, because a form deletes a text that says nothing.
it.each(languages)('what was begun and not saved opens in %s', async (language) => {
  await openAll(
    await openDesk(language),
    begunForms().map((path): Screen => [path, ['form']]),
  );
});
