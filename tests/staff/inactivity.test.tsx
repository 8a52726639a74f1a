import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readItem, writeItem } from '../../src/lib/browser/storage';
import { INACTIVITY } from '../../src/staff/api/auth/lastActivity';
import { answer } from '../support/screens/msw';
import {
  acceptsSignIn,
  EMAIL,
  enter,
  interceptStaffArea,
  open,
  restoreSession,
  signInWith,
  valueIn,
} from './staffPage';

interceptStaffArea();
beforeEach(() => {
  // auth-js refreshes an open session by itself.
  acceptsSignIn();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const HOUR = 3_600_000;
const LAST_ACTIVITY_KEY = 'embassy-last-activity';
/** Stores the time of the last activity, in milliseconds before now. */
const lastActivity = (ago: number) => writeItem(LAST_ACTIVITY_KEY, String(Date.now() - ago));
const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms);
const passMinute = () => act(() => vi.advanceTimersByTimeAsync(60_000));
const signInHeading = () => screen.findByRole('heading', { level: 1, name: 'Staff sign-in' });
const dialog = () => screen.findByRole('dialog', { name: 'Sign in to go on' });

async function openForm() {
  const view = await open('/admin/news/new');
  await screen.findByText(EMAIL);
  return view;
}

describe('twelve hours of inactivity', () => {
  it('end the session when the staff area is opened, before anything of it is shown', async () => {
    lastActivity(INACTIVITY);
    const signOuts = answer('post', '/auth/v1/logout', new Response(null, { status: 204 }));
    const { router } = await open('/admin/dashboard');
    await signInHeading();
    expect(router.state.location.pathname).toBe('/admin');
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Home' })).toBeNull();
    expect([
      readItem('embassy-session'),
      readItem('isLoggedIn'),
      readItem(LAST_ACTIVITY_KEY),
    ]).toEqual([null, null, null]);
    expect(signOuts).toHaveLength(1);
  });

  it.each([
    ['by the timer', passMinute],
    [
      'when the page becomes visible again',
      async () => void fireEvent(document, new Event('visibilitychange')),
    ],
    [
      'at the first key press after sleep, which does not count as activity',
      async () => {
        fireEvent.keyDown(document.body, { key: 'a' });
      },
    ],
  ])('end the session and keep unsaved text below the sign-in dialog, %s', async (_, notify) => {
    const { user, router } = await openForm();
    await enter(user, screen.getByLabelText('Title in English'), 'Half a title');
    advanceClock(INACTIVITY + HOUR / 60);
    await notify();
    await dialog();
    expect(readItem('embassy-session')).toBeNull();
    expect(valueIn('Title in English')).toBe('Half a title');
    await signInWith(user, null, 'a demo password', 'Sign in and go on');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/admin/news/new');
    expect(valueIn('Title in English')).toBe('Half a title');
    await passMinute();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('session in use', () => {
  it('lasts as long as any tab of the browser has activity', async () => {
    await openForm();
    for (let day = 0; day < 3; day += 1) {
      advanceClock(INACTIVITY - HOUR);
      fireEvent.pointerDown(document.body);
      await passMinute();
    }
    advanceClock(INACTIVITY - HOUR / 2);
    lastActivity(HOUR);
    advanceClock(HOUR);
    await passMinute();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readItem('embassy-session')).not.toBeNull();
  });

  it('is not ended by a clock that was a day ahead and is corrected', async () => {
    restoreSession();
    lastActivity(-24 * HOUR);
    await openForm();
    await passMinute();
    expect(readItem('embassy-session')).not.toBeNull();
    advanceClock(INACTIVITY);
    await passMinute();
    await signInHeading();
  });
});
