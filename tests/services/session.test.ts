import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeItem } from '../../src/lib/browser/storage';
import * as auth from '../../src/staff/data/auth/auth';
import { signedIn, storedSession } from '../support/auth/staff';
import { session } from '../support/screens/builders';
import { withFastClock } from '../support/screens/clock';
import {
  answer,
  authError,
  databaseError,
  interceptNetwork,
  never,
  noNetwork,
  row,
  rows,
  table,
} from '../support/screens/msw';

interceptNetwork();

const EMAIL = 'admin@embassy.example';
const TOKEN = '/auth/v1/token';
const LOGOUT = '/auth/v1/logout';

beforeEach(() => {
  window.localStorage.clear();
});

const accepts = (user = { email: EMAIL }) => answer('post', TOKEN, () => row(session(user)));
const roleIs = (role: string | null) =>
  table('get', 'profiles', rows([{ role, full_name: 'Amina Otieno' }]));
const logsOut = () => answer('post', LOGOUT, () => new Response(null, { status: 204 }));

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
    const { value } = await withFastClock(auth.currentStaffMember);
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
