import { File as NodeFile } from 'node:buffer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadText } from '../../src/lib/i18n/loadText';
import { deleteFile, uploadFile } from '../../src/staff/api/files/files';
import { signedIn } from '../support/auth/staff';
import { htmlPage, interceptNetwork, noNetwork, rows, table } from '../support/screens/msw';
import {
  fileServer,
  functionError,
  STORE,
  storedUrl,
  storeError,
} from '../support/store/fileServer';

interceptNetwork();

beforeEach(async () => {
  // The SDK retries ten times (requirements 9), which tests do not wait for.
  vi.stubEnv('VERCEL_BLOB_RETRIES', '0');
  await loadText('en', ['errors']);
  signedIn();
});

/** Node's `File`, because jsdom's cannot be sent as a stream. */
const imageFile = (name = 'Tea at Керичо.JPG') =>
  new NodeFile(['jpeg'], name, { type: 'image/jpeg' }) as unknown as File;
const send = (file = imageFile()) => uploadFile({ file, folder: 'news' });

describe('an upload', () => {
  it('requests a token as the staff member, stores the file and returns its URL', async () => {
    const { stored, seen } = fileServer();
    const onProgress = vi.fn();
    const result = await uploadFile({ file: imageFile(), folder: 'news', onProgress });
    const url = storedUrl('news/tea-at-kericho.jpg');
    expect(result).toEqual({ success: true, data: url });
    expect([...stored]).toEqual([url]);
    expect(seen.tokens[0]?.headers.get('authorization')).toMatch(/^Bearer \w+/);
    expect(await seen.tokens[0]?.json()).toMatchObject({
      type: 'blob.generate-client-token',
      payload: { pathname: 'news/tea-at-kericho.jpg' },
    });
    expect(onProgress).toHaveBeenLastCalledWith(1);
  });

  it('is public, as the pages are that show it', async () => {
    const access: (string | null)[] = [];
    fileServer({
      put: (request) => void access.push(request.headers.get('x-vercel-blob-access')),
    });
    expect(await send()).toMatchObject({ success: true });
    expect(access).toEqual(['public']);
  });

  it('with a disallowed extension sends no request', async () => {
    const { seen } = fileServer();
    expect(await send(imageFile('page.html'))).toMatchObject({ code: 'contentType' });
    expect(seen.tokens).toEqual([]);
  });

  it('can be aborted', async () => {
    const stop = new AbortController();
    fileServer({ put: () => new Promise(() => stop.abort()) });
    const result = await uploadFile({ file: imageFile(), folder: 'news', signal: stop.signal });
    expect(result).toMatchObject({ success: false });
  });

  it('without a session fails with sessionExpired', async () => {
    fileServer();
    window.localStorage.clear();
    expect(await send()).toMatchObject({ code: 'sessionExpired' });
  });
});

describe('errors of the function during an upload', () => {
  it.each([
    [401, 'not_signed_in', 'sessionExpired'],
    [403, 'not_staff', 'notAllowed'],
    [413, 'file_too_large', 'fileTooLarge'],
    [502, 'access_denied', 'accessDenied'],
  ])('map %i %s to %s', async (status, code, expected) => {
    table('get', 'profiles', rows([{ role: 'writer' }]));
    fileServer({ token: () => functionError(status, code) });
    const result = await send();
    expect(result).toMatchObject({
      success: false,
      error: 'An error occurred while uploading the file',
      code: expected,
      advice: expect.stringMatching(/\w{3}.*\.$/),
    });
  });

  it.each([
    ['accessClosed', 'whose access an admin has closed', [{ role: null }]],
    ['sessionExpired', 'whose session another device has ended', []],
  ] as const)('are %s to a person %s', async (code, _, profile) => {
    table('get', 'profiles', rows([...profile]));
    fileServer({ token: () => functionError(403, 'not_staff') });
    expect(await send()).toMatchObject({ success: false, code });
  });

  it('show the time to wait after 429', async () => {
    fileServer({ token: () => functionError(429, 'rate_limited', { 'Retry-After': '30' }) });
    expect(await send()).toMatchObject({
      code: 'storeBusy',
      advice: 'File storage is busy. Try again in 30 s.',
    });
  });
});

describe('errors of Vercel Blob during an upload', () => {
  it.each([
    [403, 'forbidden', '', 'accessDenied'],
    [400, 'content_type_not_allowed', '"contentType" x is not allowed', 'contentType'],
    [403, 'client_token_expired', 'Token expired', 'uploadExpired'],
    [400, 'file_too_large', 'the file length cannot be greater than 1', 'fileTooLarge'],
    [404, 'store_not_found', '', 'storeUnavailable'],
    [503, 'service_unavailable', '', 'storeDown'],
  ])('map %i %s %s to %s', async (status, code, message, expected) => {
    fileServer({ put: () => storeError(status, code, message) });
    expect(await send()).toMatchObject({ success: false, code: expected });
  });

  it('show the time to wait after 429', async () => {
    fileServer({ put: () => storeError(429, 'rate_limited', '', { 'Retry-After': '1' }) });
    expect(await send()).toMatchObject({
      code: 'storeBusy',
      advice: 'File storage is busy. Try again in 1 s.',
    });
  });

  it('map a connection lost during the upload to network', async () => {
    fileServer({ put: () => noNetwork() });
    expect(await send()).toMatchObject({ code: 'network' });
  });

  it('have Russian texts if the language is Russian', async () => {
    await loadText('ru', ['errors']);
    fileServer({ put: () => storeError(403, 'store_suspended') });
    expect(await send()).toMatchObject({
      error: 'Не удалось загрузить файл',
      advice: expect.stringContaining('Хранилище файлов отключено'),
    });
  });
});

describe('deleting a file', () => {
  it('that another item uses fails with inUse', async () => {
    fileServer({ remove: () => functionError(409, 'in_use') });
    expect(await deleteFile(`${STORE}/news/tea.jpg`)).toMatchObject({
      error: 'An error occurred while deleting the file',
      code: 'fileInUse',
    });
  });

  it('fails if a page comes in place of the response', async () => {
    fileServer({ remove: () => htmlPage(200) });
    expect(await deleteFile(`${STORE}/news/tea.jpg`)).toMatchObject({ code: 'storeUnknown' });
  });
});
