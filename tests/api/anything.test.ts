import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { uploadRule } from '../../api/_lib/pathnames';
import { Refusal } from '../../api/_lib/refusal';
import {
  call,
  LOCAL_TOKEN,
  numbersFrom,
  pointAtDatabase,
  STORE_HOST,
  type Store,
  startStore,
  tokenRequest,
} from '../support/files';

/** Thousands of made-up inputs: what is refused is refused politely, and nothing slips through. */

const DATABASE = 'https://database.example';
const USER = '00000000-0000-4000-8000-000000000001';
const network = setupServer(
  http.get(`${DATABASE}/auth/v1/user`, () => HttpResponse.json({ id: USER })),
  http.get(`${DATABASE}/rest/v1/profiles`, () => HttpResponse.json([{ role: 'admin' }])),
  http.get(`${DATABASE}/rest/v1/:table`, () => HttpResponse.json([])),
);
let store: Store;

beforeAll(async () => {
  network.listen({ onUnhandledRequest: 'bypass' });
  store = await startStore();
  pointAtDatabase(DATABASE, 'sb_publishable_for_tests');
});
afterAll(async () => {
  network.close();
  await store.close();
});

const PIECES = [
  'news/',
  'notices/',
  'other/',
  'tea',
  'чай',
  '🍵',
  '.jpg',
  '.pdf',
  '.html',
  '.',
  '..',
  '/',
  '//',
  '\\',
  '%2e',
  '%2F',
  '%00',
  '\u0000',
  '\u202e',
  '\ud800',
  '?',
  '#',
  '"',
  "'",
  ',',
  '{}',
  '()',
  '*',
  '&url=',
  ' ',
  '\n',
  'a'.repeat(300),
  STORE_HOST,
  '@',
  ':',
];

const next = numbersFrom(2026);
const oneOf = <T>(list: T[]): T => list[Math.floor(next() * list.length)] as T;
const madeUp = (): string =>
  Array.from({ length: 1 + Math.floor(next() * 6) }, () => oneOf(PIECES)).join('');

it('a pathname that gets a token lies in our folders and ends as its type does', () => {
  let accepted = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const pathname = oneOf(['', 'news/', 'notices/']) + madeUp();
    try {
      const { contentType } = uploadRule(pathname);
      accepted += 1;
      expect(pathname).toMatch(/^(news|notices)\/[^\\?#%]*[^/]\.(jpg|pdf)$/);
      expect(pathname).not.toMatch(/\/\/|\.\./);
      expect(contentType).toBe(pathname.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg');
      if (contentType === 'application/pdf') expect(pathname).toMatch(/^notices\//);
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(Refusal);
    }
  }
  expect(accepted).toBeGreaterThan(50);
});

it('whatever the function is asked, it answers in its own words', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (let round = 0; round < 300; round += 1) {
    const text = madeUp();
    const query = new URLSearchParams({ url: STORE_HOST + text, prefix: text, cursor: text });
    const answer = await oneOf([
      () => call('DELETE', `/api/blob-delete?${query}`, { token: 'x' }),
      () => call('GET', `/api/blob-list?${query}`, { token: 'x' }),
      () => call('POST', '/api/blob-upload', { token: 'x', body: tokenRequest(text) }),
      () => call('POST', '/api/blob-upload', { token: 'x', body: text }),
      () => call('GET', `/api/blob-list?${query}`, { headers: { authorization: encodeURI('é') } }),
    ])();
    expect([200, 400, 401, 413]).toContain(answer.status);
    expect(answer.body.success).toBe(answer.status === 200);
    expect(answer.text).not.toContain(LOCAL_TOKEN);
  }
  expect(warn).not.toHaveBeenCalled();
});

it('whatever the local store is asked, it answers without a fault', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (let round = 0; round < 300; round += 1) {
    const text = madeUp();
    const query = new URLSearchParams({ pathname: text, url: text, cursor: text, limit: text });
    const answer = await fetch(
      `${store.url}/${oneOf(['', 'mpu', 'delete', 'media/', 'other'])}?${query}`,
      {
        method: oneOf(['PUT', 'POST', 'GET']),
        headers: {
          authorization: `Bearer ${oneOf([LOCAL_TOKEN, 'x', `vercel_blob_client_localfiles_${btoa('a.b')}`])}`,
          'x-vercel-blob-access': oneOf(['public', 'private']),
          'x-mpu-action': oneOf(['create', 'upload', 'complete', 'x']),
          'x-mpu-upload-id': oneOf(['../..', USER, '']),
          'x-mpu-key': encodeURIComponent(oneOf(['%', '..', 'a'])),
          'x-mpu-part-number': oneOf(['0', '1', 'x']),
        },
      },
    );
    expect(answer.status, await answer.text()).toBeLessThan(500);
  }
  expect(error).not.toHaveBeenCalled();
});
