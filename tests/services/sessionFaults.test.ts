import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeItem } from '../../src/lib/browser/storage';
import * as auth from '../../src/staff/api/auth/auth';
import * as items from '../../src/staff/api/items/items';
import { signedIn, storedSession } from '../support/auth/staff';
import { uuid } from '../support/screens/builders';
import { withFastClock } from '../support/screens/clock';
import {
  answer,
  authError,
  htmlPage,
  interceptNetwork,
  noNetwork,
  rows,
  table,
} from '../support/screens/msw';

interceptNetwork();

const TOKEN = '/auth/v1/token';
const EMAIL = 'admin@embassy.example';

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
});
