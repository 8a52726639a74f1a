import { beforeEach, describe, expect, it } from 'vitest';
import { writeItem } from '../../src/lib/browser/storage';
import * as auth from '../../src/staff/api/auth/auth';
import { signedIn, storedSession } from '../support/auth/staff';
import { session } from '../support/screens/builders';
import { withFastClock } from '../support/screens/clock';
import {
  answer,
  authError,
  databaseError,
  interceptNetwork,
  noNetwork,
  row,
  rows,
  table,
} from '../support/screens/msw';

interceptNetwork();

const EMAIL = 'admin@embassy.example';
const credentials = { identifier: EMAIL, password: 'a demo password' };
const TOKEN = '/auth/v1/token';
const LOGOUT = '/auth/v1/logout';

beforeEach(() => {
  window.localStorage.clear();
});

const accepts = (user = { email: EMAIL }) => answer('post', TOKEN, () => row(session(user)));
const roleIs = (role: string | null) =>
  table('get', 'profiles', rows([{ role, full_name: 'Amina Otieno' }]));
const logsOut = () => answer('post', LOGOUT, () => new Response(null, { status: 204 }));

describe('signing in', () => {
  it.each([
    [` ${EMAIL} `, { email: EMAIL }],
    ['8 (916) 123-45-67', { phone: '+79161234567' }],
    ['+254 712 345 678', { phone: '+254712345678' }],
  ])('sends the identifier %s as %j', async (identifier, sent) => {
    const seen = accepts();
    roleIs('admin');
    await auth.signIn({ identifier, password: credentials.password });
    expect(seen[0]?.body).toEqual({
      ...sent,
      password: credentials.password,
      gotrue_meta_security: {},
    });
  });

  it.each(['   ', 'admin', '12345'])('rejects «%s» without a request', async (identifier) => {
    expect(await auth.signIn({ ...credentials, identifier })).toMatchObject({
      success: false,
      error: 'An error occurred while signing in',
      code: 'invalidCredentials',
    });
  });

  it.each([
    ['has no role', [{ role: null }]],
    ['has no profile', []],
  ])('ends the session of a user who %s', async (_what, profile) => {
    accepts();
    table('get', 'profiles', rows(profile));
    const ended = logsOut();
    expect(await auth.signIn(credentials)).toMatchObject({ success: false, code: 'noAccess' });
    expect(ended).toHaveLength(1);
    expect(storedSession()).toBeNull();
    expect(auth.hasLoginFlag()).toBe(false);
  });

  it('ends the session and reports the failure if the role cannot be read', async () => {
    accepts();
    table('get', 'profiles', noNetwork);
    logsOut();
    const value = await withFastClock(() => auth.signIn(credentials));
    expect(value).toMatchObject({ success: false, code: 'network' });
    expect(storedSession()).toBeNull();
  });
});

describe('signing out', () => {
  it('ends the session in the browser even when the server cannot be reached', async () => {
    signedIn();
    answer('post', LOGOUT, noNetwork);
    await auth.signOut();
    expect(storedSession()).toBeNull();
    expect(await auth.currentStaffMember()).toEqual({ success: true, data: null });
  });
});

describe('currentStaffMember', () => {
  it.each([
    ['the account is not staff', () => rows([{ role: null }])],
    ['the server does not accept the token', () => databaseError(401, 'PGRST303', 'JWT expired')],
  ])('returns null when %s', async (_what, profile) => {
    signedIn();
    writeItem('isLoggedIn', 'true');
    table('get', 'profiles', profile);
    expect(await auth.currentStaffMember()).toEqual({ success: true, data: null });
    expect(auth.hasLoginFlag()).toBe(false);
  });

  it('returns null if the session cannot be refreshed', async () => {
    signedIn({}, -60);
    answer('post', TOKEN, authError(400, 'refresh_token_already_used'));
    expect(await auth.currentStaffMember()).toEqual({ success: true, data: null });
    expect(storedSession()).toBeNull();
  });
});
