import { beforeEach, describe, expect, it } from 'vitest';
import { writeItem } from '../../src/lib/browser/storage';
import * as auth from '../../src/staff/api/auth/auth';
import * as items from '../../src/staff/api/items/items';
import { accessClosed } from '../../src/staff/api/withStaffSession';
import { signedIn, storedSession } from '../support/auth/staff';
import { session, uuid } from '../support/screens/builders';
import { withFastClock } from '../support/screens/clock';
import {
  answer,
  authError,
  databaseError,
  htmlPage,
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
const roleIs = (role: string | null) => table('get', 'profiles', rows([{ role }]));
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

it('signing out ends the session in the browser even when the server cannot be reached', async () => {
  signedIn();
  answer('post', LOGOUT, noNetwork);
  await auth.signOut();
  expect(storedSession()).toBeNull();
});

describe('currentStaffMember', () => {
  it('returns null when the server does not accept the token', async () => {
    signedIn();
    table('get', 'profiles', databaseError(401, 'PGRST303', 'JWT expired'));
    expect(await auth.currentStaffMember()).toEqual({ success: true, data: null });
  });

  it('returns null if the session cannot be refreshed', async () => {
    signedIn({}, -60);
    answer('post', TOKEN, authError(400, 'refresh_token_already_used'));
    expect(await auth.currentStaffMember()).toEqual({ success: true, data: null });
    expect(storedSession()).toBeNull();
  });

  it.each([null, 'admin'])(
    'records for the role %s whether an admin has closed the access',
    async (role) => {
      signedIn();
      accessClosed.set(role !== null);
      roleIs(role);
      await auth.currentStaffMember();
      expect(accessClosed.now()).toBe(role === null);
      accessClosed.set(false);
    },
  );
});

describe("GoTrue's error codes", () => {
  it('are found in responses without an API version, whose header a proxy has dropped', async () => {
    const older = { code: 422, error_code: 'email_not_confirmed', msg: 'refused' };
    answer('post', TOKEN, row(older, 422));
    expect(await auth.signIn(credentials)).toMatchObject({ code: 'noAccess' });
  });

  it('are in no 429 of a firewall, whose body is a page', async () => {
    answer('post', TOKEN, () => new Response('<html>', { status: 429 }));
    expect(await auth.signIn(credentials)).toMatchObject({ code: 'tooManyAttempts' });
  });
});

describe('a session that cannot be refreshed for now', () => {
  beforeEach(async () => {
    // The client exists before the failure, as in an open tab.
    await auth.currentStaffMember();
    roleIs('admin');
  });

  it.each([
    ['the server is down', noNetwork, 'network'],
    ['a proxy’s error page comes', () => htmlPage(502), 'server'],
    ['a page comes in place of data', () => htmlPage(200), 'server'],
    ['the service breaks', () => authError(500, 'unexpected_failure'), 'server'],
    ['there were too many renewals', () => authError(429, 'over_request_rate_limit'), 'server'],
    ['several tabs renew at once', () => authError(409, 'conflict'), 'server'],
  ])('stays stored when %s', async (_what, failure, code) => {
    signedIn({ email: EMAIL }, -60);
    writeItem('isLoggedIn', 'true');
    answer('post', TOKEN, failure);
    const value = await withFastClock(auth.currentStaffMember);
    expect(value).toMatchObject({ success: false, code });
    expect(auth.hasLoginFlag()).toBe(true);
    expect(storedSession()).not.toBeNull();
  });

  it('stays stored when a save does not reach GoTrue', async () => {
    signedIn({}, -60);
    answer('post', TOKEN, noNetwork);
    const value = await withFastClock(() => items.updateItem('news', uuid(), { title: 'Tea' }));
    expect(value).toMatchObject({ code: 'network' });
    expect(storedSession()).not.toBeNull();
  });
});
