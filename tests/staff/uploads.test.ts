import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadText } from '../../src/lib/i18n/loadText';
import { removeStored, useUploads } from '../../src/staff/files/upload/useUploads';
import {
  type ImageValue,
  type NewsImages,
  noImageTexts,
  storedImage,
} from '../../src/staff/kinds/files';
import type { Values } from '../../src/staff/kinds/kinds';
import { toValues } from '../../src/staff/kinds/values';
import { signedIn } from '../support/auth/staff';
import { interceptNetwork, rows, table } from '../support/screens/msw';
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

const jpegFile = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const newImage = (id: string): ImageValue => ({
  id,
  file: jpegFile(`${id}.jpg`),
  texts: noImageTexts(),
});
const storedUrlOf = (id: string) => storedUrl(`news/${id}.jpg`);
const old = `${STORE}/news/old.jpg`;
const featured = newImage('f');
const images = { featured, additional: [newImage('a'), newImage('b'), newImage('c')] };
const articleWith = (value: NewsImages) => ({ ...toValues('news'), images: value });
const article = articleWith(images);
const withFeatured = articleWith({ featured, additional: [] });

function startUploads(kind: 'news' | 'notices' = 'news') {
  const { result } = renderHook(() => useUploads(kind, true));
  return {
    send: (values: Values<'news'> | Values<'notices'>) =>
      act(async () => result.current.uploadFiles(values)),
    removeUnused: (saved: object | false) => result.current.removeUnused(saved),
    cancel: () => result.current.sending.cancel(),
    states: () => result.current.sending.states,
  };
}

describe('the uploads of an article', () => {
  it('are sent one after the other', async () => {
    const steps: string[] = [];
    const { stored } = fileServer({
      put: (request) => void steps.push(String(new URL(request.url).searchParams.get('pathname'))),
    });
    const sent = await startUploads().send(article);
    expect(steps).toEqual(['news/f.jpg', 'news/a.jpg', 'news/b.jpg', 'news/c.jpg']);
    const urls = ['f', 'a', 'b', 'c'].map(storedUrlOf);
    expect(sent).toMatchObject({
      data: {
        images: { featured: { url: urls[0] }, additional: urls.slice(1).map((url) => ({ url })) },
      },
    });
    expect([...stored]).toEqual(urls);
  });

  it('report that they are sent, or wait', async () => {
    fileServer({ put: (_, count) => (count === 2 ? storeError(429, 'rate_limited') : undefined) });
    const { send, states } = startUploads();
    await send(article);
    expect(states()).toMatchObject({ f: { phase: 'sent' }, a: {}, b: { phase: 'waiting' } });
  });

  it('are sent once, and deleted where the save does not use them', async () => {
    const { stored, seen } = fileServer();
    const { send, removeUnused } = startUploads();
    await send(article);
    const { puts } = seen;
    const again = await send(withFeatured);
    expect(seen.puts).toBe(puts);
    expect(await removeUnused(again.success && again.data)).toEqual([]);
    expect([...stored]).toEqual([storedUrlOf('f')]);
  });

  it('are named where they cannot be deleted', async () => {
    fileServer({ remove: () => functionError(503, 'service_unavailable') });
    const { send, removeUnused } = startUploads();
    await send(withFeatured);
    expect(await removeUnused(false)).toEqual([storedUrlOf('f')]);
  });

  it('leave out what is stored already, and a stored image that another replaces', async () => {
    const { seen, stored } = fileServer();
    const replaced = { ...storedImage(old), file: jpegFile('new.jpg') };
    await startUploads().send(articleWith({ featured: storedImage(old), additional: [replaced] }));
    expect(seen.puts).toBe(1);
    expect([...stored]).toEqual([storedUrlOf('new')]);
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
    const { send, removeUnused, states } = startUploads();
    expect(await send(article)).toMatchObject({ success: false, error, code: 'server' });
    expect(states()[id]).toEqual({
      phase: 'failed',
      advice: 'File storage does not answer. Try again in a few minutes.',
    });
    expect([...stored]).toEqual(sent);
    await removeUnused(false);
    expect(stored.size).toBe(0);
  });

  it('because it was cancelled says that nothing was saved', async () => {
    const { send, cancel } = startUploads();
    fileServer({ put: (_, count) => (count === 3 ? new Promise(() => cancel()) : undefined) });
    expect(await send(article)).toMatchObject({
      error: 'Failed to upload additional image 2',
      advice: 'You cancelled the upload. Nothing was saved.',
    });
  });

  it('because the session has expired continues after a sign-in with what it has sent', async () => {
    const { stored, seen } = fileServer({
      token: (_, count) => (count === 3 ? functionError(401, 'not_signed_in') : undefined),
    });
    table('get', 'profiles', rows([]));
    const { send } = startUploads();
    expect(await send(article)).toMatchObject({ success: false, code: 'sessionExpired' });
    expect(stored.size).toBe(2);
    expect(await send(article)).toMatchObject({ success: true });
    expect(seen.puts).toBe(4);
  });

  it('of a notice has the message for uploads', async () => {
    fileServer({ put: () => storeError(400, 'content_type_not_allowed') });
    const notice = { ...toValues('notices'), type: 'image' as const, image_en: newImage('x') };
    const result = await startUploads('notices').send(notice);
    expect(result).toMatchObject({ error: 'An error occurred while uploading the file' });
  });
});

it('a stored file stays once the notice has become a link, for its versions', async () => {
  const { seen } = fileServer();
  const { send, removeUnused } = startUploads('notices');
  const notice = { ...toValues('notices'), type: 'link' as const, image_en: storedImage(old) };
  await send(notice);
  await removeUnused(notice);
  expect(seen.removed).toEqual([]);
});

it('a file that was selected for a notice before it became a link is not sent', async () => {
  const { seen } = fileServer();
  const notice = { ...toValues('notices'), type: 'link' as const, image_en: newImage('x') };
  await startUploads('notices').send(notice);
  expect(seen.puts).toBe(0);
});
