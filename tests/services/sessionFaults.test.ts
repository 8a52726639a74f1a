import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeItem } from '../../src/lib/browser/storage';
import * as auth from '../../src/staff/api/auth/auth';
import * as items from '../../src/staff/api/items/items';
import { signedIn, storedSession } from '../support/auth/staff';
import { session, uuid } from '../support/screens/builders';
import { withFastClock } from '../support/screens/clock';
import {
  answer,
  authError,
  htmlPage,
  interceptNetwork,
  noNetwork,
  row,
  rows,
  table,
} from '../support/screens/msw';

interceptNetwork();

const TOKEN = '/auth/v1/token';
const EMAIL = 'admin@embassy.example';
const DAY = 24 * 3600;

beforeEach(async () => {
  window.localStorage.clear();
  // The client exists before the failure, as in an open tab.
  await auth.currentStaffMember();
  table('get', 'profiles', rows([{ role: 'admin' }]));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a session that cannot be refreshed for now', () => {
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
});

describe('saving', () => {
  const save = () => items.update('news', uuid(), { title: 'Tea' });

  it('without a session is reported before a request is sent', async () => {
    const seen = table('patch', 'news', rows([]));
    expect(await save()).toMatchObject({
      error: 'An error occurred while updating the news article',
      code: 'sessionExpired',
    });
    expect(seen).toHaveLength(0);
  });

  it('with a session whose refresh does not reach GoTrue does not end it', async () => {
    signedIn({}, -60);
    answer('post', TOKEN, noNetwork);
    const value = await withFastClock(save);
    expect(value).toMatchObject({ code: 'network' });
    expect(storedSession()).not.toBeNull();
  });
});

describe('a browser clock that is wrong by a day', () => {
  it.each([
    ['ahead', DAY],
    ['behind', -DAY],
  ])('allows sign-in and requests when it is %s', async (_, wrong) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrong * 1000 });
    // The server's clock is right: `expires_at` in its response differs from the browser's time.
    const issued = session({ email: EMAIL });
    const seen = answer('post', TOKEN, () =>
      row({ ...issued, expires_at: issued.expires_at - wrong }),
    );
    expect(await auth.signIn({ identifier: EMAIL, password: 'a demo password' })).toMatchObject({
      success: true,
    });
    expect(await auth.currentStaffMember()).toMatchObject({ data: { email: EMAIL } });
    // Not refreshed for each request, as a token that looks expired would be.
    expect(seen).toHaveLength(1);
  });

  it('refreshes the session and continues after the clock moves a day ahead', async () => {
    const { user } = signedIn({ email: EMAIL });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY * 1000 });
    const seen = answer('post', TOKEN, () => row(session({ id: user.id, email: EMAIL })));
    expect(await auth.currentStaffMember()).toMatchObject({ data: { email: EMAIL } });
    expect(seen).toHaveLength(1);
  });
});
