import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../../supabase/backup/site';
import { claimsOf } from '../support/auth/tokens';
import { session, uuid } from '../support/screens/builders';
import {
  answer,
  authError,
  interceptNetwork,
  type RecordedRequest,
  row,
} from '../support/screens/msw';

/** The backup's sign-in with a second factor, which the embedded backend does not support. */

interceptNetwork();

const FACTOR = uuid();
const EMAIL = 'admin@embassy.example';
const access = {
  site: window.location.origin,
  publishableKey: 'sb_publishable_for_tests',
  email: EMAIL,
  password: 'a demo password',
};
const account = {
  email: EMAIL,
  factors: [{ id: FACTOR, factor_type: 'totp' as const, status: 'verified' as const }],
};
const levelOf = ({ headers }: RecordedRequest) => claimsOf(headers.get('authorization') ?? '').aal;
let requests: RecordedRequest[];
let signedOut: RecordedRequest[];

beforeEach(() => {
  answer('post', '/auth/v1/token', () => row(session(account)));
  answer('post', `/auth/v1/factors/${FACTOR}/challenge`, () =>
    row({ id: 'challenge-1', type: 'totp', expires_at: Date.now() }),
  );
  answer('post', `/auth/v1/factors/${FACTOR}/verify`, ({ body }) =>
    Object(body).code === '123456'
      ? row(session({ ...account, aal: 'aal2' }))
      : authError(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
  );
  // As the SQL function decides.
  requests = answer('post', '/rest/v1/rpc/has_admin_access', (seen) =>
    Response.json(levelOf(seen) === 'aal2'),
  );
  signedOut = answer('post', '/auth/v1/logout', () => new Response(null, { status: 204 }));
});

it("the backup's sign-in proves the second factor with the given code", async () => {
  const db = await signIn({ ...access, code: '123456' });
  expect(requests.map(levelOf)).toEqual(['aal2']);
  expect(signedOut).toEqual([]);
  await db.auth.stopAutoRefresh();
});

it("the backup's sign-in without the required code reads no table and ends the session", async () => {
  await expect(signIn(access)).rejects.toThrow('set BACKUP_CODE');
  expect(requests).toEqual([]);
  expect(signedOut).toHaveLength(1);
});

it("the backup's sign-in stops at a wrong code and ends the session", async () => {
  await expect(signIn({ ...access, code: '000000' })).rejects.toThrow('the code was refused');
  expect(requests).toEqual([]);
  expect(signedOut).toHaveLength(1);
});
