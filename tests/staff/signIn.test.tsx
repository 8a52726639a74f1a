import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readItem } from '../../src/lib/browser/storage';
import { signedIn } from '../support/auth/staff';
import { answer, authError, noNetwork, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';
import {
  acceptsSignIn,
  EMAIL,
  interceptStaffArea,
  restoreSession,
  signInWith,
  valueIn,
} from './staffPage';

interceptStaffArea();

const TOKEN = '/auth/v1/token';
const wrongCredentials = () => authError(400, 'invalid_credentials', 'Invalid login credentials');

describe('signing in', () => {
  it('leads to the dashboard', async () => {
    const seen = acceptsSignIn();
    const { user, router } = await renderApp('/admin');
    await screen.findByLabelText('Password');
    await signInWith(user, EMAIL, 'a demo password', 'Sign in');
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/dashboard');
    expect(seen[0]?.body).toMatchObject({ email: EMAIL, password: 'a demo password' });
    expect(readItem('isLoggedIn')).toBe('true');
  });

  it('begins in the first field', async () => {
    await renderApp('/admin');
    expect(await screen.findByLabelText('E-mail or phone')).toHaveFocus();
  });

  it.each([
    ['a wrong password', wrongCredentials, 'is wrong. Check them'],
    ['an unreachable server', noNetwork, 'The server cannot be reached.'],
  ])('shows advice after %s and keeps the input', async (_, failure, advice) => {
    answer('post', TOKEN, failure);
    const { user } = await renderApp('/admin');
    await screen.findByLabelText('Password');
    await signInWith(user, EMAIL, 'not the one', 'Sign in');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('An error occurred while signing in');
    expect(alert).toHaveTextContent(advice);
    expect(valueIn('E-mail or phone')).toBe(EMAIL);
    expect(valueIn('Password')).toBe('not the one');
  });

  it('reports empty fields and sends nothing', async () => {
    const seen = acceptsSignIn();
    const { user } = await renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    const summary = await screen.findByRole('group', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Enter your password.' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('E-mail or phone')).toHaveAccessibleDescription(
      'Enter your e-mail or phone number.',
    );
    expect(seen).toHaveLength(0);
  });
});

describe('sign-in page', () => {
  it('works with password managers, and shows and hides the password by its button', async () => {
    const { user } = await renderApp('/admin');
    const [name, password] = ['E-mail or phone', 'Password'].map((it) => screen.getByLabelText(it));
    expect(name).toHaveAttribute('autocomplete', 'username');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('redirects to the dashboard at once when the local flag is set', async () => {
    restoreSession();
    const { router } = await renderApp('/admin');
    await screen.findByRole('heading', { name: 'Home' });
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });

  it('redirects to the dashboard when there is a session but no local flag', async () => {
    signedIn({ email: EMAIL });
    await renderApp('/admin');
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('shows the form when the session check fails', async () => {
    signedIn({ email: EMAIL });
    table('get', 'profiles', noNetwork);
    await renderApp('/admin');
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });
});
