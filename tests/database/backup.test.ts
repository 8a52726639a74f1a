import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { list, put } from '@vercel/blob';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { MEDIA } from '../../local/blobStore/media';
import { DEMO_ADMIN, DEMO_VISITOR, DEMO_WRITER } from '../../local/database/embedded';
import { allKinds, type Kind } from '../../src/staff/kinds/kinds';
import { columnsOf } from '../../src/staff/kinds/values';
import { exportTo } from '../../supabase/backup/export';
import { importFrom } from '../../supabase/backup/import';
import { type Client, startBackend } from '../support/database/backend';
import { fullRows } from '../support/database/fullRows';
import { close, listen } from '../support/site/listen';
import { passOn } from '../support/site/passOn';
import { serveStore } from '../support/store/serveStore';

/** A backup of one site, imported into an empty one whose store has another name. */

const folder = mkdtempSync(join(tmpdir(), 'embassy-backup-'));
const DRAFT = randomUUID();
const NOTICE = randomUUID();
const ALERT = randomUUID();
/** A period in the past, as of most notices and alerts in a backup. */
const ENDED = {
  created_at: '2026-01-01T00:00:00+00:00',
  starts_at: '2026-01-01T00:00:00+00:00',
  ends_at: '2026-01-02T00:00:00+00:00',
};
const IMAGE = Buffer.from('the bytes of a picture');
const PAPER = Buffer.from('%PDF the bytes of a document');
let from: BackupSite;
let to: BackupSite;

/** Serves database, GoTrue and stored files on one origin, as the deployed site does; the store's API has another. */
async function startBackupSite(storeName: string) {
  const backend = await startBackend();
  const blobToken = `vercel_blob_rw_${storeName}_onlyForThisTest`;
  const store = await serveStore(blobToken);
  const server = createServer((request, response) => {
    const origin = request.url?.startsWith(MEDIA) ? store.url : backend.url;
    passOn(request, response, `http://upstream${request.url}`, { upstream: origin });
  });
  const site = await listen(server);
  return {
    storeApi: store.url,
    access: { site, publishableKey: backend.publishableKey, blobToken, ...DEMO_ADMIN },
    backend,
    admin: await backend.signIn(DEMO_ADMIN),
    close: async () => {
      await close(server);
      await store.close();
      await backend.close();
    },
  };
}

type BackupSite = Awaited<ReturnType<typeof startBackupSite>>;

/** Deletes the demo content except the oldest articles, for tests whose time grows with the content. */
async function keepOldestArticles(admin: Client, count: number): Promise<void> {
  const news = () => admin.from('news');
  const oldest = await news().select('id').order('published_at').limit(count).throwOnError();
  const ids = oldest.data.map(({ id }) => id);
  await news().delete().not('id', 'in', `(${ids})`).throwOnError();
  for (const table of ['notices', 'alerts'] as const) {
    await admin.from(table).delete().not('id', 'is', null).throwOnError();
  }
}

/** Returns all rows of a site that a backup has, with a placeholder for the store's name. */
async function rowsOf({ admin }: BackupSite) {
  const tables = await Promise.all(
    allKinds.map(async (kind) => {
      // Ids of categories differ.
      const columns = columnsOf(kind).map((column) =>
        column === 'category_id' ? 'news_categories(slug)' : column,
      );
      const rows = admin.from(kind).select(['id', 'created_at', ...columns].join(', '));
      return (await rows.order('id').throwOnError()).data;
    }),
  );
  const facts = await admin.from('facts').select('key, value, status').order('key').throwOnError();
  return JSON.parse(
    JSON.stringify([...tables, facts.data]).replace(/\/\/(one|two)\.public/g, '//STORE.public'),
  );
}

/** Moves all items to the bin. */
async function empty({ admin }: BackupSite): Promise<void> {
  for (const table of allKinds) {
    await admin.from(table).delete().not('id', 'is', null).throwOnError();
  }
}

async function store(site: BackupSite, pathname: string, bytes: Buffer): Promise<string> {
  vi.stubEnv('VERCEL_BLOB_API_URL', site.storeApi);
  const options = { access: 'public', token: site.access.blobToken } as const;
  return (await put(pathname, bytes, options)).url;
}

async function stored(site: BackupSite): Promise<string[]> {
  vi.stubEnv('VERCEL_BLOB_API_URL', site.storeApi);
  const { blobs } = await list({ token: site.access.blobToken });
  return blobs.map(({ pathname, size }) => `${pathname} ${size}`);
}

beforeAll(async () => {
  vi.stubEnv('VERCEL_BLOB_RETRIES', '0');
  from = await startBackupSite('one');
  to = await startBackupSite('two');
  // An import sends a request for each item; backupPaging.test.ts has many of them.
  await keepOldestArticles(from.admin, 5);
  const image = await store(from, 'news/чай и tea.jpg', IMAGE);
  const paper = await store(from, 'notices/rules.pdf', PAPER);
  const draft = { content: `See [the rules](${paper}).`, featured_image_url: image };
  const fee = { is: { amount: 60, currency: 'USD' } };
  const words = { is: { en: ['A chip'] }, was: { en: ['A permit'] } };
  await from.admin
    .from('facts')
    .insert([
      { key: 'fees.petPermit', status: 'published', value: fee },
      { key: 'words:consular/pets:no.such.list', status: 'published', value: words },
    ])
    .throwOnError();
  const { data: trade } = await from.admin
    .from('news_categories')
    .select('id')
    .eq('slug', 'trade')
    .single()
    .throwOnError();
  const own: Partial<Record<Kind, object>> = {
    news: {
      id: DRAFT,
      ...draft,
      image_texts: { [image]: { alt: 'Tea' } },
      additional_images: [image],
    },
    notices: { id: NOTICE, file_url: paper, translated_file_url: paper, ...ENDED },
    alerts: { id: ALERT, ...ENDED },
  };
  for (const kind of allKinds) {
    const [first, ...others] = fullRows(kind, trade.id);
    for (const row of [{ ...first, ...own[kind] }, ...others])
      await from.admin
        .from(kind)
        .insert(row as never)
        .throwOnError();
  }
  const columns = { content: 'Newer', additional_images: [paper] };
  const revision = { kind: 'news', item_id: DRAFT, title: 'Newer', columns } as const;
  await from.admin.from('revisions').insert(revision).throwOnError();
  // A draft that is handed over as it is has no text beside its own.
  const writer = await from.backend.signIn(DEMO_WRITER);
  const ready = { id: randomUUID(), title: 'Ready', content: 'Text' };
  await writer.from('news').insert(ready).throwOnError();
  const asItIs = { kind: 'news', item_id: ready.id, state: 'waiting' } as const;
  await writer.from('revisions').insert(asItIs).throwOnError();
  await empty(to);
});
afterAll(async () => {
  await from.close();
  await to.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('a backup restores news with drafts, notices, alerts, facts, revisions and files, and a second import changes nothing', async () => {
  const exported = await exportTo(folder, from.access);
  expect(exported).toMatchObject({ revisions: 1, files: 2, missing: [] });
  anotherDatabasesCategories();

  vi.stubEnv('VERCEL_BLOB_API_URL', to.storeApi);
  const { missing: _, ...counts } = exported;
  expect(await importFrom(folder, to.access)).toEqual({ ...counts, sent: 2, newSlugs: 0 });
  expect(await rowsOf(to)).toEqual(await rowsOf(from));
  const { data } = await to.admin.from('notices').select('file_url').eq('id', NOTICE);
  expect(data).toEqual([
    { file_url: 'https://two.public.blob.vercel-storage.com/notices/rules.pdf' },
  ]);
  expect(await stored(to)).toEqual(await stored(from));
  const all = to.admin.from('revisions').select('title, item_id, files, state');
  const typed = await all.not('state', 'in', '(version,binned)').throwOnError();
  const files = ['https://two.public.blob.vercel-storage.com/notices/rules.pdf'];
  expect(typed.data).toEqual([{ title: 'Newer', item_id: DRAFT, files, state: 'open' }]);

  vi.stubEnv('VERCEL_BLOB_API_URL', to.storeApi);
  expect(await importFrom(folder, to.access)).toEqual({
    ...counts,
    revisions: 0,
    sent: 0,
    newSlugs: 0,
  });
  expect(await rowsOf(to)).toEqual(await rowsOf(from));
});

/** Changes category ids, which differ between databases. */
function anotherDatabasesCategories(): void {
  const categories: { id: string }[] = JSON.parse(
    readFileSync(join(folder, 'categories.json'), 'utf8'),
  );
  expect(categories.length).toBeGreaterThan(0);
  for (const name of ['categories.json', 'news.json']) {
    const place = join(folder, name);
    const text = readFileSync(place, 'utf8');
    writeFileSync(
      place,
      categories.reduce((whole, { id }) => whole.replaceAll(id, `f${id.slice(1, -1)}f`), text),
    );
  }
}

it('a backup with a duplicate slug restores the article with a new slug', async () => {
  const place = join(folder, 'news.json');
  const before = readFileSync(place, 'utf8');
  const rows: Record<string, unknown>[] = JSON.parse(before);
  const [first] = rows;
  const later = { ...first, id: randomUUID(), title: 'Written later' };
  writeFileSync(place, JSON.stringify([...rows, later]));
  vi.stubEnv('VERCEL_BLOB_API_URL', to.storeApi);
  for (const _ of ['once', 'and again']) {
    expect(await importFrom(folder, to.access)).toMatchObject({ newSlugs: 1 });
    const { data } = await to.admin.from('news').select('slug').eq('id', later.id).throwOnError();
    expect(data).toEqual([{ slug: 'written-later' }]);
  }
  writeFileSync(place, before);
});

it('a backup with a damaged file stops before the first write', async () => {
  await empty(to);
  const [first = ''] = readdirSync(join(folder, 'files'));
  const place = join(folder, 'files', first);
  const before = readFileSync(place);
  writeFileSync(place, before.toString().toUpperCase());
  await expect(importFrom(folder, to.access)).rejects.toThrow('not what was exported');
  writeFileSync(place, before);
  expect((await rowsOf(to)).slice(0, 3)).toEqual([[], [], []]);
});

it('an import ends a notice now that the site has with another end, because a new end must not be past', async () => {
  vi.stubEnv('VERCEL_BLOB_API_URL', to.storeApi);
  await importFrom(folder, to.access);
  await to.admin.from('notices').update({ ends_at: null }).eq('id', NOTICE).throwOnError();
  await importFrom(folder, to.access);
  const { data } = await to.admin.from('notices').select('ends_at').eq('id', NOTICE).single();
  expect(Math.abs(Date.parse(data?.ends_at ?? '') - Date.now())).toBeLessThan(30_000);
});

it('a backup names files that are missing in the store, and exports the rest', async () => {
  const gone = 'https://one.public.blob.vercel-storage.com/news/gone.jpg';
  await from.admin.from('news').update({ featured_image_url: gone }).eq('id', DRAFT);
  expect(await exportTo(folder, from.access)).toMatchObject({ missing: [gone], files: 2 });
});

it('a backup can be exported and imported by admins only', async () => {
  const visitor = { ...from.access, ...DEMO_VISITOR };
  await expect(exportTo(folder, visitor)).rejects.toThrow('is no admin');
  await expect(importFrom(folder, visitor)).rejects.toThrow('is no admin');
  const wrong = { ...from.access, password: 'not the password' };
  await expect(exportTo(folder, wrong)).rejects.toThrow('the sign-in was refused');
});
