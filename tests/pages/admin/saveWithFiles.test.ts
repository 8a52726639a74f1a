import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, succeed } from '../../../src/lib/http/result';
import { loadText } from '../../../src/lib/i18n/loadText';
import { saveWithFiles } from '../../../src/staff/editor/save/saveWithFiles';
import { removeStored } from '../../../src/staff/files/upload/removeStored';
import { storedImage } from '../../../src/staff/kinds/files';
import { newsSlots, noticeSlots } from '../../../src/staff/kinds/slots';
import { signedIn } from '../../support/auth/staff';
import { newImage } from '../../support/screens/builders';
import { interceptNetwork, noNetwork } from '../../support/screens/msw';
import {
  fileServer,
  functionError,
  STORE,
  storedUrl,
  storeError,
} from '../../support/store/fileServer';

/** Requests of a save with files in order, and its rollback after a failure (requirements 8). */

interceptNetwork();

beforeEach(async () => {
  vi.stubEnv('VERCEL_BLOB_RETRIES', '0');
  await loadText('en', ['uploads']);
  signedIn();
});

const storedUrlOf = (id: string) => storedUrl(`news/${id}.jpg`);
const old = `${STORE}/news/old.jpg`;
const additional = [newImage('a'), newImage('b'), newImage('c')];
const images = { featured: newImage('f'), additional };
const slots = newsSlots(images);
const base = { slots };
const rowWriter = () => vi.fn(async () => succeed('row'));

describe('saving an item with images', () => {
  it('uploads the images, then writes the row, and deletes nothing', async () => {
    const steps: string[] = [];
    const { stored, seen } = fileServer({
      put: (request) => void steps.push(`put ${new URL(request.url).searchParams.get('pathname')}`),
      remove: () => void steps.push('remove'),
    });
    const result = await saveWithFiles({
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
    ]);
    const urls = ['f', 'a', 'b', 'c'].map(storedUrlOf);
    expect(result).toEqual({ success: true, data: { item: urls, orphanedFiles: [] } });
    expect([...stored]).toEqual(urls);
    expect(seen.removed).toEqual([]);
  });

  it('reports the progress of each upload', async () => {
    fileServer();
    const report = vi.fn();
    await saveWithFiles({
      ...base,
      slots: slots.slice(0, 1),
      saveRow: rowWriter(),
      onProgress: report,
    });
    const phases = report.mock.calls.map(([id, state]) => `${id} ${state.phase}`);
    expect([...new Set(phases)]).toEqual(['f waiting', 'f sending', 'f sent']);
  });

  it('succeeds when an unused upload cannot be deleted, and returns its URL', async () => {
    fileServer({ remove: () => functionError(503, 'service_unavailable') });
    const uploaded = new Map([[new File(['x'], 'earlier.jpg'), old]]);
    const result = await saveWithFiles({ ...base, slots: [], saveRow: rowWriter(), uploaded });
    expect(result).toEqual({ success: true, data: { item: 'row', orphanedFiles: [old] } });
  });

  it('leaves a file in the store that another item uses', async () => {
    fileServer({ remove: () => functionError(409, 'in_use') });
    expect(await removeStored([old])).toEqual([]);
  });
});

describe('save that fails', () => {
  it.each([
    [1, 'Failed to upload featured image', 'f', []],
    [4, 'Failed to upload additional image 3', 'c', ['f', 'a', 'b'].map(storedUrlOf)],
  ])('stops at failed upload %i and rolls back', async (number, error, id, sent) => {
    const { stored, seen } = fileServer({
      put: (_, count) => (count === number ? storeError(503, 'service_unavailable') : undefined),
    });
    const [written, report] = [rowWriter(), vi.fn()];
    const result = await saveWithFiles({ ...base, saveRow: written, onProgress: report });
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
    ['is interrupted', () => noNetwork(), 'network'],
    ['exceeds the size limit', () => storeError(413, 'file_too_large'), 'rejected'],
    ['has an expired token', () => storeError(403, 'client_token_expired'), 'server'],
    ['meets a suspended store', () => storeError(403, 'store_suspended'), 'server'],
    ['exceeds the rate limit', () => storeError(429, 'rate_limited'), 'tooManyAttempts'],
  ])('deletes all uploads when one %s', async (_, put, code) => {
    const { stored } = fileServer({ put: (__, count) => (count === 3 ? put() : undefined) });
    const result = await saveWithFiles({ ...base, saveRow: rowWriter() });
    expect(result).toMatchObject({ error: 'Failed to upload additional image 2', code });
    expect(stored.size).toBe(0);
  });

  it('deletes the uploads when the row cannot be written', async () => {
    const { stored, seen } = fileServer();
    const result = await saveWithFiles({
      ...base,
      saveRow: async () => fail('newsUpdate', 'rejected'),
    });
    expect(result).toMatchObject({ error: 'An error occurred while updating the news article' });
    expect(stored.size).toBe(0);
    expect(seen.removed).toHaveLength(4);
  });

  it('deletes the uploads when it is cancelled', async () => {
    const controller = new AbortController();
    const { stored } = fileServer({
      put: (_, count) => (count === 3 ? new Promise(() => controller.abort()) : undefined),
    });
    const result = await saveWithFiles({
      ...base,
      saveRow: rowWriter(),
      signal: controller.signal,
    });
    expect(result).toMatchObject({
      error: 'Failed to upload additional image 2',
      advice: 'You cancelled the upload. Nothing was saved.',
    });
    expect(stored.size).toBe(0);
  });

  it('keeps its uploads when the session has expired, and uploads none twice after a sign-in', async () => {
    const { stored, seen } = fileServer({
      token: (_, count) => (count === 3 ? functionError(401, 'not_signed_in') : undefined),
    });
    const sent = new Map<File, string>();
    const first = await saveWithFiles({ ...base, saveRow: rowWriter(), uploaded: sent });
    expect(first).toMatchObject({ success: false, code: 'sessionExpired' });
    expect(stored.size).toBe(2);
    const second = await saveWithFiles({ ...base, saveRow: rowWriter(), uploaded: sent });
    expect(second).toMatchObject({ success: true });
    expect(seen.puts).toBe(4);
  });

  it('keeps its uploads when the account lost its role, and uploads none twice after a sign-in', async () => {
    const { seen } = fileServer();
    const sent = new Map<File, string>();
    await saveWithFiles({
      ...base,
      saveRow: async () => fail('newsUpdate', 'notAllowed'),
      uploaded: sent,
    });
    expect(seen.removed).toEqual([]);
    const { puts } = seen;
    expect(await saveWithFiles({ ...base, saveRow: rowWriter(), uploaded: sent })).toMatchObject({
      success: true,
    });
    expect(seen.puts).toBe(puts);
  });

  it('deletes uploads of an earlier attempt that the next one no longer needs', async () => {
    const { stored } = fileServer();
    const sent = new Map<File, string>();
    await saveWithFiles({
      ...base,
      saveRow: async () => fail('newsUpdate', 'sessionExpired'),
      uploaded: sent,
    });
    await saveWithFiles({
      ...base,
      slots: slots.slice(0, 1),
      saveRow: rowWriter(),
      uploaded: sent,
    });
    expect([...stored]).toEqual([storedUrlOf('f')]);
  });
});

describe('saving a notice with a file', () => {
  it('leaves the file in the store once the notice has become a link, for its versions', async () => {
    const { seen } = fileServer();
    const request = { saveRow: rowWriter() };
    await saveWithFiles({ ...request, slots: noticeSlots(storedImage(old)) });
    await saveWithFiles({ ...request, slots: noticeSlots(null) });
    expect(seen.removed).toEqual([]);
  });

  it('fails with the message for uploads when the file cannot be sent', async () => {
    fileServer({ put: () => storeError(400, 'content_type_not_allowed') });
    const request = { saveRow: rowWriter() };
    const result = await saveWithFiles({ ...request, slots: noticeSlots(newImage('x')) });
    expect(result).toMatchObject({ error: 'An error occurred while uploading the file' });
  });
});
