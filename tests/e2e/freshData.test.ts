import { expect, inject, it } from 'vitest';
import { LOCAL_TOKEN } from '../../api/_local/blobStore/plugin';
import { adminRest } from '../support/browser/adminRest';
import { restoreData } from '../support/browser/restoreData';
import { siteOfWorker } from '../support/browser/siteOfWorker';

/** Each file of these tests starts with the demo data (tests/support/site/restoredPreview.mjs). */

const site = siteOfWorker();
const FILE = '/media/other/restored.pdf';

const titles = async (): Promise<string[]> => {
  const headers = { apikey: inject('publishableKey') };
  const response = await fetch(`${site}/rest/v1/news?select=title&order=title`, { headers });
  const rows: { title: string }[] = await response.json();
  return rows.map(({ title }) => title);
};

it('a changed article, a new one and a new file are gone after the data are restored', async () => {
  const before = await titles();
  expect(before.length).toBeGreaterThan(10);
  const rest = await adminRest();
  const article = { title: 'New', content: 'Text.', status: 'published' };
  await rest('POST', 'news', article);
  await rest('PATCH', 'news?slug=eq.an-afternoon-of-kenyan-tea', { title: 'Changed' });
  const stored = await fetch(`${site}/blob-store?pathname=other/restored.pdf`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${LOCAL_TOKEN}`, 'x-vercel-blob-access': 'public' },
    body: 'x',
  });
  expect(stored.status).toBe(200);
  expect(await titles()).toEqual(expect.arrayContaining(['Changed', 'New']));
  expect((await fetch(site + FILE)).status).toBe(200);

  await restoreData();

  expect(await titles()).toEqual(before);
  expect((await fetch(site + FILE)).status).toBe(404);
  expect(await (await fetch(`${site}/news`)).text()).not.toContain('Changed');
});
