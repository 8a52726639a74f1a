import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readItem, writeItem } from '../../../src/lib/browser/storage';
import {
  answer,
  authError,
  htmlPage,
  interceptNetwork,
  never,
  noNetwork,
  rows,
  table,
} from '../../support/msw';
import { renderApp } from '../../support/render';
import { signedIn } from '../../support/staff';
import { acceptsSignIn, EMAIL, remembered, server, signInWith, valueIn } from './desk';
import { afterSeconds } from './time';

interceptNetwork();
beforeEach(server);

const TOKEN = '/auth/v1/token';
const wrong = () => authError(400, 'invalid_credentials', 'Invalid login credentials');

describe('signing in', () => {
  it('leads to the dashboard', async () => {
    const seen = acceptsSignIn();
    const { user, router } = await renderApp('/admin');
    await screen.findByLabelText('Password');
    await signInWith(user, EMAIL, 'a demo password', 'Sign in');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/dashboard');
    expect(seen[0]?.body).toMatchObject({ email: EMAIL, password: 'a demo password' });
    expect(readItem('isLoggedIn')).toBe('true');
  });

  it.each(['8 (916) 123-45-67', '+7 916 123 45 67'])(
    'sends the phone %s in full',
    async (typed) => {
      const seen = acceptsSignIn();
      const { user } = await renderApp('/admin');
      await screen.findByLabelText('Password');
      await signInWith(user, typed, 'a demo password', 'Sign in');
      await screen.findByRole('heading', { name: 'Dashboard' });
      expect(seen[0]?.body).toMatchObject({ phone: '+79161234567', password: 'a demo password' });
      expect(seen[0]?.body).not.toHaveProperty('email');
    },
  );

  it.each([
    ['a wrong password', wrong, 'is wrong. Check them'],
    ['an unknown user', wrong, 'is wrong. Check them'],
    ['a server that is down', noNetwork, 'The server cannot be reached.'],
    ['a page in place of data', () => htmlPage(502), 'Try again in a few minutes.'],
  ])('says what to do after %s and keeps what was typed', async (_, failure, advice) => {
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

  it('gives up after 20 seconds without an answer', async () => {
    answer('post', TOKEN, never);
    const { user } = await renderApp('/admin');
    await screen.findByLabelText('Password');
    await afterSeconds(20, () => signInWith(user, EMAIL, 'a demo password', 'Sign in'));
    expect(await screen.findByRole('alert')).toHaveTextContent('did not answer within 20 seconds');
    expect(valueIn('Password')).toBe('a demo password');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('turns an account away that is not staff, and keeps no session', async () => {
    acceptsSignIn();
    table('get', 'profiles', rows([{ role: null }]));
    const { user, router } = await renderApp('/admin');
    await screen.findByLabelText('Password');
    await signInWith(user, EMAIL, 'a demo password', 'Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign in with a staff account');
    expect(router.state.location.pathname).toBe('/admin');
    expect(readItem('isLoggedIn')).toBeNull();
    expect(readItem('embassy-session')).toBeNull();
  });

  it('asks for both fields when they are empty, and sends nothing', async () => {
    const seen = acceptsSignIn();
    const { user } = await renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Enter your password.' }));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('E-mail or phone')).toHaveAccessibleDescription(
      'Enter your e-mail or phone number.',
    );
    expect(seen).toHaveLength(0);
  });

  it('speaks Russian to who has chosen Russian', async () => {
    writeItem('language', 'ru');
    answer('post', TOKEN, wrong);
    const { user } = await renderApp('/admin');
    await user.type(await screen.findByLabelText('Эл. почта или телефон'), EMAIL);
    await user.type(screen.getByLabelText('Пароль'), 'не тот');
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Не удалось войти');
    expect(alert).toHaveTextContent('Неверно указаны эл. почта, телефон или пароль.');
  });
});

describe('the sign-in page', () => {
  it('shows the password when asked', async () => {
    const { user } = await renderApp('/admin');
    await user.type(await screen.findByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('lets password managers fill it in', async () => {
    await renderApp('/admin');
    expect(await screen.findByLabelText('E-mail or phone')).toHaveAttribute(
      'autocomplete',
      'username',
    );
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('passes on at once who has the flag', async () => {
    remembered();
    const { router } = await renderApp('/admin');
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });

  it('passes on who has a session but no flag', async () => {
    signedIn({ email: EMAIL });
    await renderApp('/admin');
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('shows the form when the check gets no answer', async () => {
    signedIn({ email: EMAIL });
    table('get', 'profiles', noNetwork);
    await renderApp('/admin');
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });

  it('asks search engines to pass by', async () => {
    await renderApp('/admin');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
