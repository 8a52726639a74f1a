import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_ADMIN, DEMO_VISITOR } from '../../local/database/embedded';
import {
  ADMIN_WITH_FACTOR,
  ADMIN_WITH_UNVERIFIED_FACTOR,
  FACTORS,
  tokenOf,
} from '../support/auth/factors';
import { claimsOf } from '../support/auth/tokens';
import { type Backend, startBackend } from '../support/database/backend';
import { call, pointAtDatabase, type Store, startStore } from '../support/store/files';

/**
 * An account with a second factor is an admin only in sessions that have proved it. The embedded
 * GoTrue has no factors, so tokens and the table of factors are made as GoTrue makes them.
 */

let backend: Backend;
let store: Store;
let demoAdmin: string;
let visitor: string;

beforeAll(async () => {
  backend = await startBackend(FACTORS);
  store = await startStore();
  pointAtDatabase(backend.url, backend.publishableKey);
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

const send = (path: string, token: string, body?: object): Promise<Response> =>
  fetch(backend.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });

/** Returns what the database and the function answer the bearer of a token. */
async function rightsOf(token: string) {
  // Only an admin is told that nobody has this account.
  const change = { account: '00000000-0000-4000-8000-00000000dead', new_role: null };
  const answer = await send('/rest/v1/rpc/set_role', token, change);
  const { status, body } = await call('GET', '/api/blob-list', { token });
  return { isAdmin: answer.ok, function: body.code ?? status };
}

const ADMIN = { isAdmin: true, function: 200 };
const NO_ADMIN = { isAdmin: false, function: 'not_staff' };

describe('an account with a second factor', () => {
  it.each([
    ['the password alone', { aal: 'aal1' }],
    ['a token that does not say', {}],
    ['a token that says something else', { aal: 'aal20' }],
    ['a token that says so in the wrong place', { aal: 'aal1', user_metadata: { aal: 'aal2' } }],
    ['a token that says so in a list', { aal: ['aal2'] }],
  ])('is no admin with %s', async (_, claims) => {
    expect(await rightsOf(tokenOf(ADMIN_WITH_FACTOR, claims))).toEqual(NO_ADMIN);
  });

  it('is an admin after the second factor was proved', async () => {
    expect(await rightsOf(tokenOf(ADMIN_WITH_FACTOR, { aal: 'aal2' }))).toEqual(ADMIN);
  });

  it('reads its role after the password alone, so that the sign-in can prompt for the code', async () => {
    const path = `/rest/v1/profiles?select=role&id=eq.${ADMIN_WITH_FACTOR}`;
    const response = await send(path, tokenOf(ADMIN_WITH_FACTOR, { aal: 'aal1' }));
    expect(await response.json()).toEqual([{ role: 'admin' }]);
  });
});

describe('an account without a verified second factor', () => {
  it.each([
    ['who has none', () => demoAdmin],
    ['who began with one and never confirmed it', () => ADMIN_WITH_UNVERIFIED_FACTOR],
  ])('%s is an admin after the password', async (_, account) => {
    expect(await rightsOf(tokenOf(account(), { aal: 'aal1' }))).toEqual(ADMIN);
  });
});

it('a second factor does not make an account an admin', async () => {
  expect(await rightsOf(tokenOf(visitor, { aal: 'aal2' }))).toEqual(NO_ADMIN);
});
