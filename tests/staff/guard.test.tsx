import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readItem, writeItem } from '../../src/lib/browser/storage';
import { signedIn } from '../support/auth/staff';
import { draftServer } from '../support/screens/draftServer';
import { answer, never, noNetwork, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';
import {
  acceptsSignIn,
  EMAIL,
  enter,
  interceptStaffArea,
  open,
  openPersonMenu,
  restoreSession,
  signInWith,
  signOutElsewhere,
  valueIn,
} from './staffPage';

interceptStaffArea();

const dashboardHeading = () => screen.findByRole('heading', { level: 1, name: 'Home' });
const signInHeading = () => screen.findByRole('heading', { level: 1, name: 'Staff sign-in' });

describe('route guard of the staff area', () => {
  it('shows the page at once when the local flag is set, before the session check', async () => {
    table('get', 'profiles', never);
    await open('/admin/dashboard');
    expect(await dashboardHeading()).toBeVisible();
  });

  it('waits for the session check when the local flag is missing', async () => {
    signedIn({ email: EMAIL });
    const seen = table('get', 'profiles', rows([{ role: 'admin' }]));
    await renderApp('/admin/dashboard');
    expect(await dashboardHeading()).toBeVisible();
    expect(seen.length).toBeGreaterThan(0);
    expect(readItem('isLoggedIn')).toBe('true');
  });

  it('redirects a visitor without a session to the sign-in, and afterwards to the requested page', async () => {
    acceptsSignIn();
    const { user, router } = await renderApp('/admin/notices/new');
    await signInHeading();
    expect(router.state.location.pathname).toBe('/admin');
    await signInWith(user, EMAIL, 'a demo password', 'Sign in');
    expect(await screen.findByRole('heading', { level: 1, name: 'New notice' })).toBeVisible();
  });

  it.each([
    ['without the local flag', () => undefined],
    ['with the local flag', () => writeItem('isLoggedIn', 'true')],
  ])('redirects an account that is not an admin to the sign-in, %s', async (_, setFlag) => {
    signedIn({ email: EMAIL });
    setFlag();
    table('get', 'profiles', rows([{ role: null }]));
    await renderApp('/admin/news/new');
    await signInHeading();
    expect(readItem('isLoggedIn')).toBeNull();
  });

  it('clears a local flag without a session and reports that the session has ended', async () => {
    writeItem('isLoggedIn', 'true');
    const { router } = await renderApp('/admin/dashboard');
    await signInHeading();
    expect(router.state.location.pathname).toBe('/admin');
    expect(readItem('isLoggedIn')).toBeNull();
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  });

  it('keeps the page open on a network failure and shows a status message', async () => {
    table('get', 'profiles', noNetwork);
    await open('/admin/dashboard');
    expect(await screen.findByText(/You can go on working/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
    expect(readItem('isLoggedIn')).toBe('true');
  });

  it('offers a retry when the flag is missing and the session check fails', async () => {
    signedIn({ email: EMAIL });
    table('get', 'profiles', ...Array(4).fill(noNetwork), rows([{ role: 'admin' }]));
    const { user } = await renderApp('/admin/dashboard');
    expect(screen.queryByRole('heading', { name: 'Home' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await dashboardHeading()).toBeVisible();
  });
});

it('a session that another device has ended leads to the sign-in at the next page, not to a list without rows', async () => {
  const { router } = await open('/admin/dashboard');
  await screen.findByText(EMAIL);
  for (const name of ['profiles', 'news'] as const) table('get', name, rows([], 0));
  await act(() => router.navigate('/admin/news'));
  await signInHeading();
  expect(await screen.findByText(/Your session has ended/)).toBeVisible();
});

describe('sign-out in another tab', () => {
  it('redirects to the sign-in', async () => {
    await open('/admin/dashboard');
    await screen.findByText(EMAIL);
    await signOutElsewhere();
    await signInHeading();
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  });

  it('keeps unsaved text in place and opens a sign-in dialog above it', async () => {
    acceptsSignIn();
    const { user, router } = await open('/admin/news/new');
    await screen.findByText(EMAIL);
    await enter(user, screen.getByLabelText('Title in English'), 'Half a title');
    await signOutElsewhere();
    await screen.findByRole('dialog', { name: 'Sign in to go on' });
    expect(valueIn('Title in English')).toBe('Half a title');
    await signInWith(user, null, 'a demo password', 'Sign in and go on');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/admin/news/new');
    expect(valueIn('Title in English')).toBe('Half a title');
  });

  it('leaves unsaved text in place without a dialog once the sign-in is cancelled', async () => {
    const { user } = await open('/admin/news/new');
    await screen.findByText(EMAIL);
    await enter(user, screen.getByLabelText('Title in English'), 'Half a title');
    await signOutElsewhere();
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(valueIn('Title in English')).toBe('Half a title');
  });
});

describe('sign-out', () => {
  it('leads to the sign-in, ends the session here and at GoTrue, and shows a message', async () => {
    const ended = answer('post', '/auth/v1/logout', new Response(null, { status: 204 }));
    const { user, router } = await open('/admin/dashboard');
    await openPersonMenu(user);
    await user.click(screen.getByRole('link', { name: 'Sign out' }));
    await signInHeading();
    expect(await screen.findByText('You have signed out.')).toBeVisible();
    expect(ended.map(({ url }) => url.searchParams.get('scope'))).toEqual(['local']);
    expect(readItem('isLoggedIn')).toBeNull();
    expect(readItem('embassy-session')).toBeNull();
    await act(() => router.navigate('/admin/dashboard'));
    await signInHeading();
  });

  it('keeps unsaved text for the next sign-in, without a question', async () => {
    restoreSession();
    const { user, router } = await renderApp('/admin/notices/new');
    await enter(user, screen.getByLabelText('Title in English'), 'Half a title');
    await openPersonMenu(user);
    await user.click(screen.getByRole('link', { name: 'Sign out' }));
    await signInHeading();
    expect(router.state.location.pathname).toBe('/admin');
    // On the server, or in this browser until that has it.
    const kept = [window.localStorage, draftServer.drafts];
    await waitFor(() => expect(JSON.stringify(kept)).toContain('Half a title'));
  });
});
