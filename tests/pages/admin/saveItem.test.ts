import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveItem } from '../../../src/features/editor/save/saveItem';
import { removeStored } from '../../../src/features/files/upload/removeStored';
import { newsSlots, noticeSlots } from '../../../src/features/files/upload/uploadPlan';
import { type ImageValue, storedImage } from '../../../src/features/files/upload/values';
import { fail, succeed } from '../../../src/lib/http/result';
import { loadText } from '../../../src/lib/i18n/loadText';
import { fileServer, functionError, STORE, storedUrl, storeError } from '../../support/fileServer';
import { interceptNetwork, noNetwork } from '../../support/msw';
import { signedIn } from '../../support/staff';

/** The order of a save with files, and what is taken back when it fails (spec 8). */

interceptNetwork();

beforeEach(async () => {
  vi.stubEnv('VERCEL_BLOB_RETRIES', '0');
  await loadText('en', ['uploads']);
  signedIn();
});

const fresh = (id: string): ImageValue => ({
  id,
  file: new File(['x'], `${id}.jpg`, { type: 'image/jpeg' }),
  alt: '',
  caption: '',
});
const urlOf = (id: string) => storedUrl(`news/${id}.jpg`);
const old = `${STORE}/news/old.jpg`;
const pictures = { featured: fresh('f'), additional: [fresh('a'), fresh('b'), fresh('c')] };
const slots = newsSlots(pictures);
const base = { folder: 'news' as const, slots, storedUrls: [old] };
const write = () => vi.fn(async () => succeed('row'));

describe('a save with pictures', () => {
  it('sends them, writes the row, then deletes what it no longer uses', async () => {
    const steps: string[] = [];
    const { stored, seen } = fileServer({
      put: (request) => void steps.push(`put ${new URL(request.url).searchParams.get('pathname')}`),
      remove: () => void steps.push('remove'),
    });
    const result = await saveItem({
      ...base,
      saveRow: async (find) => {
        steps.push('write');
        return succeed(['f', 'a', 'b', 'c'].map(find));
      },
    });
    expect(steps).toEqual([
      'put news/f.jpg',
      'put news/a.jpg',
      'put news/b.jpg',
      'put news/c.jpg',
      'write',
      'remove',
    ]);
    const urls = ['f', 'a', 'b', 'c'].map(urlOf);
    expect(result).toEqual({ success: true, data: { item: urls, orphanedFiles: [] } });
    expect([...stored]).toEqual(urls);
    expect(seen.removed).toEqual([old]);
  });

  it('tells how far each has got', async () => {
    fileServer();
    const report = vi.fn();
    await saveItem({ ...base, slots: slots.slice(0, 1), saveRow: write(), onProgress: report });
    const phases = report.mock.calls.map(([id, state]) => `${id} ${state.phase}`);
    expect([...new Set(phases)]).toEqual(['f waiting', 'f sending', 'f sent']);
  });

  it('still succeeds when an unused file cannot be deleted, and names it', async () => {
    fileServer({ remove: () => functionError(503, 'service_unavailable') });
    const result = await saveItem({ ...base, slots: [], saveRow: write() });
    expect(result).toEqual({ success: true, data: { item: 'row', orphanedFiles: [old] } });
  });

  it('leaves a file alone that something else uses', async () => {
    fileServer({ remove: () => functionError(409, 'in_use') });
    expect(await removeStored([old])).toEqual([]);
  });
});

describe('a save that fails', () => {
  it.each([
    [1, 'Failed to upload featured image', 'f', []],
    [4, 'Failed to upload additional image 3', 'c', ['f', 'a', 'b'].map(urlOf)],
  ])('at upload %i says so and takes back what it sent', async (number, error, id, sent) => {
    const { stored, seen } = fileServer({
      put: (_, count) => (count === number ? storeError(503, 'service_unavailable') : undefined),
    });
    const [written, report] = [write(), vi.fn()];
    const result = await saveItem({ ...base, saveRow: written, onProgress: report });
    expect(result).toMatchObject({ success: false, error, code: 'server' });
    expect(report).toHaveBeenLastCalledWith(id, {
      phase: 'failed',
      advice: 'File storage does not answer. Try again in a few minutes.',
    });
    expect(written).not.toHaveBeenCalled();
    expect(stored.size).toBe(0);
    expect(seen.removed.sort()).toEqual(sent.sort());
  });

  it.each([
    ['cut off halfway', () => noNetwork(), 'network'],
    ['too large', () => storeError(413, 'file_too_large'), 'rejected'],
    ['with an expired token', () => storeError(403, 'client_token_expired'), 'server'],
    ['in a store that is suspended', () => storeError(403, 'store_suspended'), 'server'],
    ['once too often', () => storeError(429, 'rate_limited'), 'tooManyAttempts'],
  ])('because an upload is %s leaves nothing behind', async (_, put, code) => {
    const { stored } = fileServer({ put: (__, count) => (count === 3 ? put() : undefined) });
    const result = await saveItem({ ...base, saveRow: write() });
    expect(result).toMatchObject({ error: 'Failed to upload additional image 2', code });
    expect(stored.size).toBe(0);
  });

  it('as the row is written takes the pictures back and keeps the old ones', async () => {
    const { stored, seen } = fileServer();
    const result = await saveItem({
      ...base,
      saveRow: async () => fail('newsUpdate', 'rejected'),
    });
    expect(result).toMatchObject({ error: 'An error occurred while updating the news article' });
    expect(stored.size).toBe(0);
    expect(seen.removed).not.toContain(old);
  });

  it('because it was called off takes back what was sent', async () => {
    const stop = new AbortController();
    const { stored } = fileServer({
      put: (_, count) => (count === 3 ? new Promise(() => stop.abort()) : undefined),
    });
    const result = await saveItem({ ...base, saveRow: write(), signal: stop.signal });
    expect(result).toMatchObject({
      error: 'Failed to upload additional image 2',
      advice: 'You cancelled the upload. Nothing was saved.',
    });
    expect(stored.size).toBe(0);
  });

  it('for want of a session goes on after the next sign-in without sending twice', async () => {
    const { stored, seen } = fileServer({
      token: (_, count) => (count === 3 ? functionError(401, 'not_signed_in') : undefined),
    });
    const sent = new Map<File, string>();
    const first = await saveItem({ ...base, saveRow: write(), uploaded: sent });
    expect(first).toMatchObject({ success: false, code: 'sessionExpired' });
    expect(stored.size).toBe(2);
    const second = await saveItem({ ...base, saveRow: write(), uploaded: sent });
    expect(second).toMatchObject({ success: true });
    expect(seen.puts).toBe(4);
  });

  it('by an account that may no longer write goes on after the next sign-in without sending twice', async () => {
    const { seen } = fileServer();
    const sent = new Map<File, string>();
    await saveItem({
      ...base,
      saveRow: async () => fail('newsUpdate', 'notAllowed'),
      uploaded: sent,
    });
    expect(seen.removed).toEqual([]);
    const { puts } = seen;
    expect(await saveItem({ ...base, saveRow: write(), uploaded: sent })).toMatchObject({
      success: true,
    });
    expect(seen.puts).toBe(puts);
  });

  it('and goes on with fewer pictures deletes those it had sent for nothing', async () => {
    const { stored } = fileServer();
    const sent = new Map<File, string>();
    await saveItem({
      ...base,
      saveRow: async () => fail('newsUpdate', 'sessionExpired'),
      uploaded: sent,
    });
    await saveItem({ ...base, slots: slots.slice(0, 1), saveRow: write(), uploaded: sent });
    expect([...stored]).toEqual([urlOf('f')]);
  });
});

describe('a notice', () => {
  it('that becomes a link loses its file once it is saved', async () => {
    const { seen } = fileServer();
    const request = { folder: 'notices' as const, storedUrls: [old], saveRow: write() };
    await saveItem({ ...request, slots: noticeSlots(storedImage(old)) });
    expect(seen.removed).toEqual([]);
    await saveItem({ ...request, slots: noticeSlots(null) });
    expect(seen.removed).toEqual([old]);
  });

  it('whose file cannot be sent gives the sentence for uploads', async () => {
    fileServer({ put: () => storeError(400, 'content_type_not_allowed') });
    const request = { folder: 'notices' as const, storedUrls: [], saveRow: write() };
    const result = await saveItem({ ...request, slots: noticeSlots(fresh('x')) });
    expect(result).toMatchObject({ error: 'An error occurred while uploading the file' });
  });
});
