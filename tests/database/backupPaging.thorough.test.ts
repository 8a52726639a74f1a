import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO_ADMIN } from '../../local/database/embedded';
import { exportTo } from '../../supabase/backup/export';
import { type Backend, type Client, startBackend } from '../support/database/backend';

/** An export while staff delete and publish: rows that they do not touch are exported once. */

const ROWS = 250;
const folder = mkdtempSync(join(tmpdir(), 'embassy-paging-'));
let backend: Backend;
let admin: Client;

beforeAll(async () => {
  backend = await startBackend();
  admin = await backend.signIn(DEMO_ADMIN);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await backend?.close();
  rmSync(folder, { recursive: true, force: true });
});

const notice = { title: 'Notice', type: 'link', link: 'https://mfa.go.ke' } as const;

async function add(table: 'news' | 'notices', ids: string[]): Promise<void> {
  // Different titles, because finding an unused slug for many equal ones is slow.
  const row = (id: string) =>
    table === 'news' ? { id, title: id, slug: `a-${id}`, content: 'Text' } : { id, ...notice };
  // A request creates at most 100 items.
  for (let from = 0; from < ids.length; from += 100) {
    const rows = ids.slice(from, from + 100).map(row);
    await admin
      .from(table)
      .insert(rows as never)
      .throwOnError();
  }
}

const some = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());

/** Calls back after every page of a table that the export reads, with its ids. */
function afterEachPage(callback: (table: 'news' | 'notices', ids: string[]) => Promise<void>) {
  const { fetch } = globalThis;
  let own = false;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await fetch(input, init);
    const [, table] = /\/rest\/v1\/(news|notices)\?select=id/.exec(String(input)) ?? [];
    if (own || (table !== 'news' && table !== 'notices')) return response;
    const page: { id: string }[] = await response.clone().json();
    own = true;
    if (page.length > 0)
      await callback(
        table,
        page.map(({ id }) => id),
      );
    own = false;
    return response;
  });
}

it('a backup exports every unchanged row once while others are deleted and added', async () => {
  const before = { news: some(ROWS), notices: some(ROWS) };
  await add('news', before.news);
  await add('notices', before.notices);
  const touched = new Set<string>();
  let pages = 0;
  afterEachPage(async (table, ids) => {
    pages += 1;
    const gone = ids.slice(0, 5);
    for (const id of gone) touched.add(id);
    await admin.from(table).delete().in('id', gone).throwOnError();
    await add(table, some(3));
  });

  await exportTo(folder, {
    site: backend.url,
    publishableKey: backend.publishableKey,
    ...DEMO_ADMIN,
  });

  expect(pages).toBeGreaterThanOrEqual(6);
  for (const name of ['news', 'notices'] as const) {
    const rows: { id: string }[] = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size, `${name} twice`).toBe(ids.length);
    const untouched = before[name].filter((id) => !touched.has(id));
    expect(
      untouched.filter((id) => !ids.includes(id)),
      `${name} missing`,
    ).toEqual([]);
  }
});
