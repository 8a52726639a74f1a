import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readItem, writeItem } from '../../../src/lib/browser/storage';
import { interceptNetwork, never, noNetwork, rows, table } from '../../support/msw';
import { renderApp } from '../../support/render';
import { signedIn } from '../../support/staff';
import {
  acceptsSignIn,
  EMAIL,
  open,
  remembered,
  server,
  signInWith,
  signOutElsewhere,
  valueIn,
} from './desk';

interceptNetwork();
beforeEach(server);

const isDashboard = () => screen.findByRole('heading', { level: 1, name: 'Dashboard' });
const isSignIn = () => screen.findByRole('heading', { level: 1, name: 'Staff sign-in' });

describe('the guard', () => {
  it('lets the flag in at once, before the server has answered', async () => {
    table('get', 'profiles', never);
    await open('/admin/dashboard');
    expect(await isDashboard()).toBeVisible();
  });

  it('asks the server first where there is no flag', async () => {
    signedIn({ email: EMAIL });
    const seen = table('get', 'profiles', rows([{ role: 'admin' }]));
    await renderApp('/admin/dashboard');
    expect(await isDashboard()).toBeVisible();
    expect(seen.length).toBeGreaterThan(0);
    expect(readItem('isLoggedIn')).toBe('true');
  });

  it('sends a visitor without a session to the sign-in, and to the asked page after it', async () => {
    acceptsSignIn();
    const { user, router } = await renderApp('/admin/notices/new');
    await isSignIn();
    expect(router.state.location.pathname).toBe('/admin');
    await signInWith(user, EMAIL, 'a demo password', 'Sign in');
    expect(await screen.findByRole('heading', { level: 1, name: 'New notice' })).toBeVisible();
  });

  it.each([
    ['without a flag', () => undefined],
    ['with a flag', () => writeItem('isLoggedIn', 'true')],
  ])('sends an account that is not staff to the sign-in, %s', async (_, flag) => {
    signedIn({ email: EMAIL });
    flag();
    table('get', 'profiles', rows([{ role: null }]));
    await renderApp('/admin/news/new');
    await isSignIn();
    expect(readItem('isLoggedIn')).toBeNull();
  });

  it('clears a flag that has no session behind it, and says that the session has ended', async () => {
    writeItem('isLoggedIn', 'true');
    const { router } = await renderApp('/admin/dashboard');
    await isSignIn();
    expect(router.state.location.pathname).toBe('/admin');
    expect(readItem('isLoggedIn')).toBeNull();
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  });

  it('takes a network failure for no answer: the reader stays, with a quiet line', async () => {
    table('get', 'profiles', noNetwork);
    await open('/admin/dashboard');
    expect(await screen.findByText(/You can go on working/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(readItem('isLoggedIn')).toBe('true');
  });

  it('lets nobody in without flag and answer, but offers another try', async () => {
    signedIn({ email: EMAIL });
    table('get', 'profiles', ...Array(4).fill(noNetwork), rows([{ role: 'admin' }]));
    const { user } = await renderApp('/admin/dashboard');
    expect(screen.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await isDashboard()).toBeVisible();
  });
});

describe('a sign-out in another tab', () => {
  it('sends the reader to the sign-in', async () => {
    await open('/admin/dashboard');
    await screen.findByText(EMAIL);
    await signOutElsewhere();
    await isSignIn();
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  });

  it('leaves unsaved text where it is and asks for a sign-in above it', async () => {
    acceptsSignIn();
    const { user, router } = await open('/admin/news/new');
    await screen.findByText(EMAIL);
    await user.type(screen.getByLabelText('Title'), 'Half a title');
    await signOutElsewhere();
    await screen.findByRole('dialog', { name: 'Sign in to go on' });
    expect(valueIn('Title')).toBe('Half a title');
    await signInWith(user, EMAIL, 'a demo password', 'Sign in and go on');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/admin/news/new');
    expect(valueIn('Title')).toBe('Half a title');
  });

  it('keeps the text when the sign-in is put off', async () => {
    const { user, router } = await open('/admin/news/new');
    await screen.findByText(EMAIL);
    await user.type(screen.getByLabelText('Title'), 'Half a title');
    await signOutElsewhere();
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/admin/news/new');
    expect(valueIn('Title')).toBe('Half a title');
  });
});

describe('signing out', () => {
  it('leads to the sign-in, ends the session and says so', async () => {
    const { user, router } = await open('/admin/dashboard');
    await user.click(await screen.findByRole('link', { name: 'Sign out' }));
    await isSignIn();
    expect(await screen.findByText('You have signed out.')).toBeVisible();
    expect(readItem('isLoggedIn')).toBeNull();
    expect(readItem('embassy-session')).toBeNull();
    await act(() => router.navigate('/admin/dashboard'));
    await isSignIn();
  });

  it('asks first when there is unsaved text, and does nothing when the reader stays', async () => {
    remembered();
    const { user, router } = await renderApp('/admin/notices/new');
    await user.type(screen.getByLabelText('Title'), 'Half a title');
    await user.click(await screen.findByRole('link', { name: 'Sign out' }));
    await user.click(await screen.findByRole('button', { name: 'Stay on the page' }));
    expect(router.state.location.pathname).toBe('/admin/notices/new');
    expect(valueIn('Title')).toBe('Half a title');
    expect(readItem('embassy-session')).not.toBeNull();
  });
});
