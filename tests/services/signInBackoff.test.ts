import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeItem } from '../../src/lib/browser/storage';
import * as auth from '../../src/staff/data/auth/auth';
import { secondsToWait } from '../../src/staff/data/auth/signInBackoff';
import { session } from '../support/screens/builders';
import {
  answer,
  authError,
  interceptNetwork,
  noNetwork,
  type RecordedRequest,
  row,
  rows,
  table,
} from '../support/screens/msw';

interceptNetwork();

const TOKEN = '/auth/v1/token';
const wrong = () => authError(400, 'invalid_credentials');
const busy = (retryAfter?: string) => () => {
  const refusal = authError(429, 'over_request_rate_limit');
  if (retryAfter) refusal.headers.set('Retry-After', retryAfter);
  return refusal;
};
const NOON = new Date('2026-11-21T12:00:00Z');

beforeEach(() => {
  window.localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
});

const attempt = () => auth.signIn({ identifier: 'admin@embassy.example', password: 'a guess' });
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/**
 * Signs in as soon as the wait allows, `attempts` times; returns the wait in seconds after each.
 */
async function waitsOf(attempts: number): Promise<number[]> {
  const waits: number[] = [];
  for (let count = 0; count < attempts; count += 1) {
    await attempt();
    waits.push(secondsToWait());
    pass(secondsToWait());
  }
  return waits;
}

describe('the back-off after wrong sign-ins', () => {
  it('allows three attempts, then waits longer each time, up to five minutes', async () => {
    answer('post', TOKEN, wrong);
    expect(await waitsOf(11)).toEqual([0, 0, 0, 5, 10, 20, 40, 80, 160, 300, 300]);
  });

  it('sends no request before the wait is over', async () => {
    const seen: RecordedRequest[] = answer('post', TOKEN, wrong);
    for (let count = 0; count < 5; count += 1) await attempt();
    expect(seen).toHaveLength(4);
    expect(await attempt()).toMatchObject({
      error: 'An error occurred while signing in',
      advice: expect.stringContaining('below it says when you can try again'),
      code: 'tooManyAttempts',
    });
    pass(5);
    expect(await attempt()).toMatchObject({ code: 'invalidCredentials' });
    expect(seen).toHaveLength(5);
  });

  it('is reset by a successful sign-in', async () => {
    answer('post', TOKEN, wrong, wrong, wrong, () => row(session()), wrong);
    table('get', 'profiles', rows([{ role: 'admin' }]));
    expect(await waitsOf(5)).toEqual([0, 0, 0, 0, 0]);
  });

  it('does not count attempts that did not reach GoTrue', async () => {
    answer('post', TOKEN, noNetwork);
    expect(await waitsOf(6)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('the wait after a rate limit', () => {
  it.each([
    ['in seconds', '77', 77],
    ['as a date', 'Sat, 21 Nov 2026 12:02:00 GMT', 120],
    ['beyond an hour', '86400', 3600],
  ])('is that of the Retry-After header %s', async (_, header, seconds) => {
    answer('post', TOKEN, busy(header));
    expect(await attempt()).toMatchObject({ code: 'tooManyAttempts' });
    expect(secondsToWait()).toBe(seconds);
  });

  it.each(['', 'soon', '-5'])(
    'is half a minute, then longer, after the header «%s»',
    async (header) => {
      answer('post', TOKEN, busy(header));
      expect(await waitsOf(8)).toEqual([30, 30, 30, 30, 30, 30, 40, 80]);
    },
  );

  it('is at most an hour after the clock was set back', async () => {
    answer('post', TOKEN, busy('600'));
    await attempt();
    pass(-24 * 3600);
    expect(secondsToWait()).toBe(0);
  });

  it('is 0 if the stored value is invalid', () => {
    for (const text of ['nonsense', '[]', '{"until":"x"}', 'null']) {
      writeItem('embassy-sign-in-attempts', text);
      expect(secondsToWait()).toBe(0);
    }
  });
});
