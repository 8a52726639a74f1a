import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readItem, writeItem } from '../../../src/lib/browser/storage';
import { INACTIVITY } from '../../../src/services/auth/lastActivity';
import { answer, interceptNetwork, noNetwork } from '../../support/msw';
import { acceptsSignIn, EMAIL, open, remembered, server, signInWith, valueIn } from './desk';

interceptNetwork();
beforeEach(() => {
  server();
  // The Auth client renews an open session by itself.
  acceptsSignIn();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const HOUR = 3_600_000;
const LAST = 'embassy-last-activity';
/** As in another tab, or before this visit. */
const lastActivity = (ago: number) => writeItem(LAST, String(Date.now() - ago));
const clockGoesOn = (ms: number) => vi.setSystemTime(Date.now() + ms);
const minute = () => act(() => vi.advanceTimersByTimeAsync(60_000));
const isSignIn = () => screen.findByRole('heading', { level: 1, name: 'Staff sign-in' });
const dialog = () => screen.findByRole('dialog', { name: 'Sign in to go on' });

async function openForm() {
  const view = await open('/admin/news/new');
  await screen.findByText(EMAIL);
  return view;
}

describe('twelve hours without anybody at it', () => {
  it('end the session when the staff area is opened, and show nothing of it', async () => {
    lastActivity(INACTIVITY);
    const signOuts = answer('post', '/auth/v1/logout', new Response(null, { status: 204 }));
    const { router } = await open('/admin/dashboard');
    await isSignIn();
    expect(router.state.location.pathname).toBe('/admin');
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
    expect([readItem('embassy-session'), readItem('isLoggedIn'), readItem(LAST)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(signOuts).toHaveLength(1);
  });

  it.each([
    ['by the clock', minute],
    [
      'when the page comes back to view',
      async () => void fireEvent(document, new Event('visibilitychange')),
    ],
    [
      'at the first key after a sleep, which does not revive it',
      async () => {
        fireEvent.keyDown(document.body, { key: 'a' });
      },
    ],
  ])('end it above unsaved text, which stays, %s', async (_, notice) => {
    const { user, router } = await openForm();
    await user.type(screen.getByLabelText('Title'), 'Half a title');
    clockGoesOn(INACTIVITY + HOUR / 60);
    await notice();
    await dialog();
    expect(readItem('embassy-session')).toBeNull();
    expect(valueIn('Title')).toBe('Half a title');
    await signInWith(user, EMAIL, 'a demo password', 'Sign in and go on');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/admin/news/new');
    expect(valueIn('Title')).toBe('Half a title');
    await minute();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('end it where the server is away as well', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText('Title'), 'Half a title');
    answer('post', '/auth/v1/logout', noNetwork);
    clockGoesOn(INACTIVITY);
    await minute();
    await dialog();
    expect(readItem('embassy-session')).toBeNull();
    expect(valueIn('Title')).toBe('Half a title');
  });
});

describe('a session in use', () => {
  it('goes on, however long it is, in every tab of the browser', async () => {
    await openForm();
    for (let day = 0; day < 3; day += 1) {
      clockGoesOn(INACTIVITY - HOUR);
      fireEvent.pointerDown(document.body);
      await minute();
    }
    clockGoesOn(INACTIVITY - HOUR / 2);
    lastActivity(HOUR);
    clockGoesOn(HOUR);
    await minute();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readItem('embassy-session')).not.toBeNull();
  });

  it('is not ended by a clock that was a day ahead or is put right', async () => {
    remembered();
    lastActivity(-24 * HOUR);
    await openForm();
    await minute();
    expect(readItem('embassy-session')).not.toBeNull();
    clockGoesOn(INACTIVITY);
    await minute();
    await isSignIn();
  });
});
