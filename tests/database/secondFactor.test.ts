import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_ADMIN, DEMO_VISITOR } from '../../supabase/embedded';
import {
  ADMIN_WITH_FACTOR,
  ADMIN_WITH_UNVERIFIED_FACTOR,
  FACTORS,
  tokenOf,
} from '../support/auth/factors';
import { claimsOf } from '../support/auth/tokens';
import { type Backend, startBackend } from '../support/database/backend';
import { type Requests, requestsTo, rowsOf } from '../support/database/rights/requests';
import { call, pointAtDatabase, type Store, startStore } from '../support/store/files';

/**
 * An account with a second factor is an admin only in sessions that have proved it. The embedded
 * GoTrue has no factors, so tokens and the table of factors are made as GoTrue makes them.
 */

let backend: Backend;
let store: Store;
let requests: Requests;
let demoAdmin: string;
let visitor: string;

beforeAll(async () => {
  backend = await startBackend(FACTORS);
  store = await startStore();
  pointAtDatabase(backend.url, backend.publishableKey);
  requests = requestsTo(backend.url, backend.publishableKey);
  const idOf = async (user: typeof DEMO_ADMIN) => {
    const { data } = await (await backend.signIn(user)).auth.getSession();
    return String(claimsOf(data.session?.access_token ?? '').sub);
  };
  demoAdmin = await idOf(DEMO_ADMIN);
  visitor = await idOf(DEMO_VISITOR);
});
afterAll(async () => {
  await store?.close();
  await backend?.close();
  vi.unstubAllEnvs();
});

const draft = { title: 'Draft', content: 'Text' };
const NEWS = '/rest/v1/news';
const FILE = 'https://abc.public.blob.vercel-storage.com/news/tea.jpg';
const DRAFTS = `${NEWS}?select=id&status=eq.draft`;

/** Returns what the database and the function allow the bearer of a token. */
async function rightsOf(bearer: string) {
  const send = (method: string, path: string, body?: unknown) => {
    const headers = { prefer: 'return=representation' };
    return requests.send({ method, path, headers, body }, bearer);
  };
  const reads = async (path: string) => rowsOf(await send('GET', path)).length > 0;
  const writes = async (method: string, path: string, body?: unknown) => {
    const response = await send(method, path, body);
    return response.status < 300 && rowsOf(response).length > 0;
  };
  return {
    drafts: await reads(DRAFTS),
    audit: await reads('/rest/v1/audit?select=id&limit=1'),
    adds: await writes('POST', `${NEWS}?select=id`, draft),
    changes: await writes('PATCH', `${NEWS}?select=id&status=eq.published`, { youtube_url: null }),
    deletes: await writes('DELETE', `${NEWS}?select=id&title=eq.Draft`),
    asksTheDatabase: (await send('GET', '/rest/v1/rpc/has_admin_access')).text === 'true',
    notes: (await send('POST', '/rest/v1/rpc/log_file_deletion', { url: FILE })).status < 300,
    usesTheFunction: (await call('GET', '/api/blob-list', { token: bearer })).status === 200,
  };
}

const all = (may: boolean) => ({
  drafts: may,
  audit: may,
  adds: may,
  changes: may,
  deletes: may,
  asksTheDatabase: may,
  notes: may,
  usesTheFunction: may,
});

describe('an account with a second factor', () => {
  it.each([
    ['the password alone', { aal: 'aal1' }],
    ['a token that does not say', {}],
    ['a token that says something else', { aal: 'aal20' }],
    ['a token that says so in the wrong place', { aal: 'aal1', user_metadata: { aal: 'aal2' } }],
    ['a token that says so in a list', { aal: ['aal2'] }],
  ])('is no admin with %s', async (_, claims) => {
    expect(await rightsOf(tokenOf(ADMIN_WITH_FACTOR, claims))).toEqual(all(false));
  });

  it('is an admin after the second factor was proved', async () => {
    expect(await rightsOf(tokenOf(ADMIN_WITH_FACTOR, { aal: 'aal2' }))).toEqual(all(true));
  });

  it('reads its role after the password alone, so that the sign-in can prompt for the code', async () => {
    const path = `/rest/v1/profiles?select=role&id=eq.${ADMIN_WITH_FACTOR}`;
    const response = await requests.send(
      { method: 'GET', path },
      tokenOf(ADMIN_WITH_FACTOR, { aal: 'aal1' }),
    );
    expect(rowsOf(response)).toEqual([{ role: 'admin' }]);
  });

  it('is rejected by the function with not_staff after the password alone', async () => {
    const { status, body } = await call('GET', '/api/blob-list', {
      token: tokenOf(ADMIN_WITH_FACTOR, { aal: 'aal1' }),
    });
    expect([status, body.code]).toEqual([403, 'not_staff']);
  });
});

describe('an account without a verified second factor', () => {
  it.each([
    ['who has none', () => demoAdmin],
    ['who began with one and never confirmed it', () => ADMIN_WITH_UNVERIFIED_FACTOR],
  ])('%s is an admin after the password', async (_, account) => {
    expect(await rightsOf(tokenOf(account(), { aal: 'aal1' }))).toEqual(all(true));
  });
});

it('a second factor does not make an account an admin', async () => {
  expect(await rightsOf(tokenOf(visitor, { aal: 'aal2' }))).toEqual(all(false));
});
