import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, pointAtDatabase, STORE_HOST, type Store, startStore } from '../support/store/files';

/** Requests that a page of another site makes a browser send. */

let store: Store;

beforeAll(async () => {
  store = await startStore();
  pointAtDatabase('https://database.example', 'sb_publishable_for_tests');
});
afterAll(() => store.close());

const OWN = 'https://embassy.example';

const CALLS: [string, string][] = [
  ['POST', '/api/blob-upload'],
  ['DELETE', `/api/blob-delete?url=${STORE_HOST}/news/tea.jpg`],
  ['GET', '/api/blob-list'],
];

describe.each(CALLS)('cross-site protection of %s %s', (method, path) => {
  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site that claims our origin', { 'sec-fetch-site': 'cross-site', origin: OWN }],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
    ['something newer than we know', { 'sec-fetch-site': 'other' }],
    ['another site in an older browser', { origin: 'https://evil.example' }],
    ['a longer name that begins as ours', { origin: `${OWN}.evil.example` }],
    ['our name as user information', { origin: 'https://embassy.example@evil.example' }],
    ['our host at another port', { origin: `${OWN}:8443` }],
    ['a sandboxed frame', { origin: 'null' }],
    ['no address', { origin: 'https://' }],
  ])('rejects a request from %s before it reads the token', async (_, headers) => {
    const { status, body } = await call(method, path, { headers, token: 'x' });
    expect([status, body]).toEqual([
      403,
      { success: false, code: 'cross_site', error: 'This request came from another site.' },
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: OWN }],
    ['our own page in an older browser', { origin: OWN }],
    ['our own page, by the name in the request', { origin: 'https://a.test', host: 'a.test' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['a program', {}],
  ])('lets a request from %s proceed to the check of the token', async (_, headers) => {
    expect((await call(method, path, { headers })).status).toBe(401);
  });
});
