import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readItem, writeItem } from '../../src/lib/browser/storage';
import * as auth from '../../src/staff/api/auth/auth';
import { signedIn, storedSession } from '../support/auth/staff';
import { session } from '../support/screens/builders';
import { withFastClock } from '../support/screens/clock';
import {
  answer,
  authError,
  databaseError,
  htmlPage,
  interceptNetwork,
  never,
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
  it('sends e-mail and password, requests the role, and sets the flag', async () => {
    const seen = accepts();
    const profile = roleIs('admin');
    const result = await auth.signIn({ ...credentials, identifier: ` ${EMAIL} ` });
    expect(result).toMatchObject({ success: true, data: { email: EMAIL, phone: null } });
    expect(seen[0]?.url.searchParams.get('grant_type')).toBe('password');
    expect(seen[0]?.body).toMatchObject({ email: EMAIL, password: credentials.password });
    expect(seen[0]?.headers.get('apikey')).toBeTruthy();
    expect(profile[0]?.url.searchParams.get('id')).toMatch(/^eq\.[0-9a-f-]{36}$/);
    expect(profile[0]?.headers.get('Authorization')).toMatch(/^Bearer ey/);
    expect(readItem('isLoggedIn')).toBe('true');
    expect(auth.hasLoginFlag()).toBe(true);
    expect(storedSession()).not.toBeNull();
  });

  it.each([
    ['8 (916) 123-45-67', '+79161234567'],
    ['0712 345 678', '+254712345678'],
    ['+254 712 345 678', '+254712345678'],
  ])('sends the phone number %s as %s', async (identifier, phone) => {
    const seen = answer('post', TOKEN, () => row(session({ phone: phone.slice(1) })));
    roleIs('admin');
    const result = await auth.signIn({ identifier, password: credentials.password });
    expect(seen[0]?.body).toMatchObject({ phone, password: credentials.password });
    expect(seen[0]?.body).not.toHaveProperty('email');
    expect(result).toMatchObject({ success: true, data: { phone: phone.slice(1), email: null } });
  });

  it.each([
    ['', 'a demo password', 'missingCredentials'],
    ['   ', 'a demo password', 'missingCredentials'],
    [EMAIL, '', 'missingCredentials'],
    ['admin', 'a demo password', 'invalidIdentifier'],
    ['12345', 'a demo password', 'invalidIdentifier'],
  ])('rejects «%s» with password «%s» without a request', async (identifier, password, code) => {
    expect(await auth.signIn({ identifier, password })).toMatchObject({
      success: false,
      error: 'An error occurred while signing in',
      code,
    });
  });

  it.each([
    ['a wrong password', () => authError(400, 'invalid_credentials'), 'invalidCredentials'],
    ['a page instead of JSON', () => htmlPage(200), 'server'],
    ['a proxy’s error page', () => htmlPage(502), 'server'],
    ['a broken connection', noNetwork, 'network'],
    ['no answer within 20 s', never, 'timeout'],
  ])('reports %s', async (_what, failure, code) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const seen = answer('post', TOKEN, failure);
    const value = await withFastClock(() => auth.signIn(credentials));
    expect(value).toMatchObject({
      success: false,
      error: 'An error occurred while signing in',
      code,
    });
    expect(seen).toHaveLength(1);
    expect(auth.hasLoginFlag()).toBe(false);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it.each([
    ['has no role', [{ role: null }]],
    ['has no profile', []],
  ])('ends the session of a user who %s', async (_what, profile) => {
    accepts();
    table('get', 'profiles', rows(profile));
    const ended = logsOut();
    expect(await auth.signIn(credentials)).toMatchObject({ success: false, code: 'notAllowed' });
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

  it('works if localStorage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
      vi.spyOn(Storage.prototype, method).mockImplementation(blocked),
    );
    accepts();
    roleIs('admin');
    logsOut();
    expect(await auth.signIn(credentials)).toMatchObject({ success: true });
    expect(auth.hasLoginFlag()).toBe(true);
    expect(await auth.currentStaffMember()).toMatchObject({
      success: true,
      data: { email: EMAIL },
    });
    await auth.signOut();
    for (const spy of spies) spy.mockRestore();
  });
});

describe('signing out', () => {
  it('ends the session in the browser and at GoTrue, and clears the flag', async () => {
    signedIn();
    writeItem('isLoggedIn', 'true');
    const seen = logsOut();
    await auth.signOut();
    expect(seen[0]?.url.searchParams.get('scope')).toBe('local');
    expect(storedSession()).toBeNull();
    expect(auth.hasLoginFlag()).toBe(false);
  });

  it.each([
    ['the server cannot be reached', noNetwork],
    ['the server breaks', () => authError(500, 'unexpected_failure')],
  ])('ends the session in the browser even when %s', async (_what, failure) => {
    signedIn();
    answer('post', LOGOUT, failure);
    await auth.signOut();
    expect(storedSession()).toBeNull();
    expect(await auth.currentStaffMember()).toEqual({ success: true, data: null });
  });
});

describe('currentStaffMember', () => {
  it('returns the member of staff with the role and name on the server', async () => {
    const { user } = signedIn({ email: EMAIL });
    const seen = roleIs('admin');
    expect(await auth.currentStaffMember()).toEqual({
      success: true,
      data: { id: user.id, role: 'admin', fullName: 'Amina Otieno', email: EMAIL, phone: null },
    });
    expect(seen).toHaveLength(1);
    expect(auth.hasLoginFlag()).toBe(true);
  });

  it('returns null and clears the flag without a session', async () => {
    writeItem('isLoggedIn', 'true');
    expect(await auth.currentStaffMember()).toEqual({ success: true, data: null });
    expect(auth.hasLoginFlag()).toBe(false);
  });

  it.each([
    ['the account is not staff', () => rows([{ role: null }])],
    ['the server does not accept the token', () => databaseError(401, 'PGRST303', 'JWT expired')],
    ['the rights are missing', () => databaseError(403, '42501')],
  ])('returns null when %s', async (_what, profile) => {
    signedIn();
    writeItem('isLoggedIn', 'true');
    table('get', 'profiles', profile);
    expect(await auth.currentStaffMember()).toEqual({ success: true, data: null });
    expect(auth.hasLoginFlag()).toBe(false);
  });

  it.each([
    ['the connection fails', noNetwork, 'network'],
    ['no answer comes within 20 s', never, 'timeout'],
    ['the server breaks', () => databaseError(500, 'XX000'), 'server'],
  ])('fails and leaves the flag unchanged when %s', async (_what, failure, code) => {
    signedIn();
    writeItem('isLoggedIn', 'true');
    table('get', 'profiles', failure);
    const value = await withFastClock(auth.currentStaffMember);
    expect(value).toMatchObject({ success: false, code });
    expect(auth.hasLoginFlag()).toBe(true);
  });

  it('refreshes an expired session first', async () => {
    signedIn({ email: EMAIL }, -60);
    const refresh = accepts();
    roleIs('admin');
    expect(await auth.currentStaffMember()).toMatchObject({
      success: true,
      data: { email: EMAIL },
    });
    expect(refresh[0]?.url.searchParams.get('grant_type')).toBe('refresh_token');
  });

  it('returns null if the session cannot be refreshed', async () => {
    signedIn({}, -60);
    answer('post', TOKEN, authError(400, 'refresh_token_already_used'));
    expect(await auth.currentStaffMember()).toEqual({ success: true, data: null });
    expect(storedSession()).toBeNull();
  });
});

describe('onSignedOut', () => {
  it('calls its listener after the session has ended and the flag is cleared', async () => {
    signedIn();
    writeItem('isLoggedIn', 'true');
    logsOut();
    const listener = vi.fn();
    const stop = auth.onSignedOut(listener);
    await auth.signOut();
    expect(auth.hasLoginFlag()).toBe(false);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce());
    stop();
  });

  it('does not call a removed listener', async () => {
    signedIn();
    logsOut();
    const listener = vi.fn();
    auth.onSignedOut(listener)();
    await auth.signOut();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(listener).not.toHaveBeenCalled();
  });
});
