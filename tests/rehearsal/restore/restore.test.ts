import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { put } from '@vercel/blob';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type Exported, exportTo } from '../../../supabase/backup/export';
import { type Imported, importFrom } from '../../../supabase/backup/import';
import { type BackupSite, startBackupSite } from '../../support/site/backupSite';
import { FIRST_ADMIN } from '../hosted/guide';
import { connect } from '../postgres/cluster';
import { changeSomething, type EditableItems } from './changes';
import { emptyProject, fullProject, REPLACED, REPLACEMENT } from './projects';
import { comparable, type Row, rowsOf, statesOf } from './rows';

/**
 * Restore drill: a backup, taken while staff save, delete and restore in the project, is imported
 * into a new, empty project (docs/operations.md).
 */

/** Changes before each request of the export. */
const CHANGES = 5;

const folder = mkdtempSync(join(tmpdir(), 'embassy-drill-'));
let from: BackupSite;
let to: BackupSite;
let source: postgres.Sql;
let target: postgres.Sql;
let editableItems: EditableItems;
let exporting = false;
let untouched: Map<string, Row>;
let exported: Exported;
let imported: Imported;

const listOf = (name: 'news' | 'notices'): Row[] =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

/** Selects every third row of both tables. */
async function selectEditableItems(): Promise<EditableItems> {
  const news = await source<{ id: string; title: string }[]>`
    select id, title from public.news where title ~ '^Report [0-9]*[147]$'`;
  const notices = await source<{ id: string }[]>`
    select id from public.notices where title ~ '^Notice [0-9]*[147]$'`;
  return { news: [...news], notices: [...notices] };
}

async function startProjects(): Promise<void> {
  const hosting = inject('hosting');
  if (!hosting) throw new Error('the drill needs the server of the rehearsal');
  const full = await fullProject(hosting);
  const empty = await emptyProject(hosting);
  source = connect(hosting.port, 'postgres', full.database);
  target = connect(hosting.port, 'postgres', empty.database);
  from = await startBackupSite('one', {
    backend: full,
    beforeRequest: async (path) => {
      if (!exporting || !path.startsWith('/rest/v1/')) return;
      requests += 1;
      for (let count = 0; count < CHANGES; count += 1) {
        await changeSomething(from.admin, editableItems);
      }
      if (path === '/rest/v1/news') await replaceOnSecondPage();
    },
  });
  to = await startBackupSite('two', { backend: empty, account: FIRST_ADMIN });
  editableItems = await selectEditableItems();
}

let requests = 0;
let requestedPages = 0;

/** Deletes an article of the first page, and inserts one with its title, which gets its slug. */
async function replaceOnSecondPage(): Promise<void> {
  requestedPages += 1;
  if (requestedPages !== 2) return;
  const { admin } = from;
  await admin.from('news').delete().eq('id', REPLACED).throwOnError();
  const row = { id: REPLACEMENT, title: 'Replaced', content: 'Written anew' };
  await admin.from('news').insert(row).throwOnError();
}

/** Stores an image of an article that stays unchanged. */
async function storeImage(): Promise<void> {
  vi.stubEnv('VERCEL_BLOB_API_URL', from.storeApi);
  const options = { access: 'public', token: from.access.blobToken } as const;
  const { url } = await put('news/tea.jpg', Buffer.from('the bytes of a picture'), options);
  await source`update public.news set featured_image_url = ${url} where title = 'Report 2'`;
}

beforeAll(async () => {
  vi.stubEnv('VERCEL_BLOB_RETRIES', '0');
  await startProjects();
  await storeImage();
  const touched = new Set([...editableItems.news, ...editableItems.notices].map(({ id }) => id));
  touched.add(REPLACED);
  untouched = new Map([...(await rowsOf(source))].filter(([id]) => !touched.has(id)));

  const start = performance.now();
  exporting = true;
  exported = await exportTo(folder, from.access);
  exporting = false;
  vi.stubEnv('VERCEL_BLOB_API_URL', to.storeApi);
  imported = await importFrom(folder, to.access);
  const seconds = Math.round(performance.now() - start) / 1_000;
  console.info(
    `${requests * CHANGES} changes meanwhile; export and import took ${seconds} s`,
    imported,
  );
}, 180_000);
afterAll(async () => {
  await source?.end();
  await target?.end();
  await from?.close();
  await to?.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('the backup has each row once although the project changes during the export', () => {
  expect(requests * CHANGES).toBeGreaterThan(50);
  expect(exported.missing).toEqual([]);
  const ids = [...listOf('news'), ...listOf('notices')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('every unchanged row is restored to the new project as it was', async () => {
  const restored = await rowsOf(target);
  expect([...untouched.keys()].filter((id) => !restored.has(id))).toEqual([]);
  for (const [id, row] of untouched) expect(restored.get(id)).toEqual(row);
});

it('every changed row of the backup is in one of its stored versions', async () => {
  const states = await statesOf(source);
  const others = [...listOf('news'), ...listOf('notices')].filter(
    ({ id }) => !untouched.has(String(id)),
  );
  expect(others.length).toBeGreaterThan(50);
  const wrong = others.filter((row) => !states.get(String(row.id))?.has(comparable(row)));
  expect(wrong).toEqual([]);
});

it('the new project has exactly the rows of the backup', async () => {
  const comparableFields = ({ id, title, content, description }: Row) => ({
    id,
    title,
    content,
    description,
  });
  const byId = (one: Row, other: Row) => String(one.id).localeCompare(String(other.id));
  const restored = [...(await rowsOf(target)).values()].map(comparableFields).sort(byId);
  expect(restored).toEqual(
    [...listOf('news'), ...listOf('notices')].map(comparableFields).sort(byId),
  );
  expect(imported).toMatchObject({ news: exported.news, notices: exported.notices, sent: 1 });
});

it('an article with the title of a deleted one gets another slug', async () => {
  expect(imported.newSlugs).toBeGreaterThan(0);
  const rows = await target`
    select id, slug from public.news where id in (${REPLACED}, ${REPLACEMENT}) order by id`;
  expect([...rows]).toEqual([
    { id: REPLACED, slug: 'replaced' },
    { id: REPLACEMENT, slug: 'replaced-2' },
  ]);
});

it('a second import changes nothing', async () => {
  const before = await rowsOf(target);
  vi.stubEnv('VERCEL_BLOB_API_URL', to.storeApi);
  expect(await importFrom(folder, to.access)).toMatchObject({ sent: 0 });
  expect(await rowsOf(target)).toEqual(before);
});
