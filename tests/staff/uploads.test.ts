import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadText } from '../../src/lib/i18n/loadText';
import { createUploads, removeStored } from '../../src/staff/files/upload/useUploads';
import { storedImage } from '../../src/staff/kinds/files';
import { newsSlots, noticeSlots } from '../../src/staff/kinds/slots';
import { signedIn } from '../support/auth/staff';
import { newImage } from '../support/screens/builders';
import { interceptNetwork } from '../support/screens/msw';
import {
  fileServer,
  functionError,
  STORE,
  storedUrl,
  storeError,
} from '../support/store/fileServer';

/** The uploads of a form, and what is deleted after a save or its failure (requirements 8). */

interceptNetwork();

beforeEach(async () => {
  vi.stubEnv('VERCEL_BLOB_RETRIES', '0');
  await loadText('en', ['uploads']);
  signedIn();
});

const storedUrlOf = (id: string) => storedUrl(`news/${id}.jpg`);
const old = `${STORE}/news/old.jpg`;
const additional = [newImage('a'), newImage('b'), newImage('c')];
const slots = newsSlots({ featured: newImage('f'), additional });

describe('the uploads of an article', () => {
  it('are sent one after the other', async () => {
    const steps: string[] = [];
    const { stored } = fileServer({
      put: (request) => void steps.push(String(new URL(request.url).searchParams.get('pathname'))),
    });
    const sent = await createUploads().send(slots);
    expect(steps).toEqual(['news/f.jpg', 'news/a.jpg', 'news/b.jpg', 'news/c.jpg']);
    const urls = ['f', 'a', 'b', 'c'].map(storedUrlOf);
    expect(sent.success && ['f', 'a', 'b', 'c'].map(sent.data)).toEqual(urls);
    expect([...stored]).toEqual(urls);
  });

  it('report their progress', async () => {
    fileServer();
    const report = vi.fn();
    await createUploads(report).send(slots.slice(0, 1));
    const phases = report.mock.calls.map(([id, state]) => `${id} ${state.phase}`);
    expect([...new Set(phases)]).toEqual(['f waiting', 'f sending', 'f sent']);
  });

  it('are sent once, and deleted where the save does not use them', async () => {
    const { stored, seen } = fileServer();
    const uploads = createUploads();
    await uploads.send(slots);
    const { puts } = seen;
    await uploads.send(slots.slice(0, 1));
    expect(seen.puts).toBe(puts);
    expect(await uploads.removeExcept(slots.slice(0, 1))).toEqual([]);
    expect([...stored]).toEqual([storedUrlOf('f')]);
  });

  it('are named where they cannot be deleted', async () => {
    fileServer({ remove: () => functionError(503, 'service_unavailable') });
    const uploads = createUploads();
    await uploads.send(slots.slice(0, 1));
    expect(await uploads.removeExcept([])).toEqual([storedUrlOf('f')]);
  });

  it('stay in the store where another item uses them', async () => {
    fileServer({ remove: () => functionError(409, 'in_use') });
    expect(await removeStored([old])).toEqual([]);
  });
});

describe('an upload that fails', () => {
  it.each([
    [1, 'Failed to upload featured image', 'f', []],
    [4, 'Failed to upload additional image 3', 'c', ['f', 'a', 'b'].map(storedUrlOf)],
  ])('as number %i ends the others and names the image', async (number, error, id, sent) => {
    const { stored } = fileServer({
      put: (_, count) => (count === number ? storeError(503, 'service_unavailable') : undefined),
    });
    const report = vi.fn();
    const uploads = createUploads(report);
    expect(await uploads.send(slots)).toMatchObject({ success: false, error, code: 'server' });
    expect(report).toHaveBeenLastCalledWith(id, {
      phase: 'failed',
      advice: 'File storage does not answer. Try again in a few minutes.',
    });
    expect([...stored]).toEqual(sent);
    await uploads.removeExcept([]);
    expect(stored.size).toBe(0);
  });

  it('because it was cancelled says that nothing was saved', async () => {
    const controller = new AbortController();
    fileServer({
      put: (_, count) => (count === 3 ? new Promise(() => controller.abort()) : undefined),
    });
    expect(await createUploads().send(slots, controller.signal)).toMatchObject({
      error: 'Failed to upload additional image 2',
      advice: 'You cancelled the upload. Nothing was saved.',
    });
  });

  it('because the session has expired continues after a sign-in with what it has sent', async () => {
    const { stored, seen } = fileServer({
      token: (_, count) => (count === 3 ? functionError(401, 'not_signed_in') : undefined),
    });
    const uploads = createUploads();
    expect(await uploads.send(slots)).toMatchObject({ success: false, code: 'sessionExpired' });
    expect(stored.size).toBe(2);
    expect(await uploads.send(slots)).toMatchObject({ success: true });
    expect(seen.puts).toBe(4);
  });

  it('of a notice has the message for uploads', async () => {
    fileServer({ put: () => storeError(400, 'content_type_not_allowed') });
    const result = await createUploads().send(noticeSlots(newImage('x')));
    expect(result).toMatchObject({ error: 'An error occurred while uploading the file' });
  });
});

it('a stored file stays once the notice has become a link, for its versions', async () => {
  const { seen } = fileServer();
  const uploads = createUploads();
  await uploads.send(noticeSlots(storedImage(old)));
  await uploads.removeExcept(noticeSlots(null));
  expect(seen.removed).toEqual([]);
});
