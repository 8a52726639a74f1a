import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readItem } from '../../src/lib/browser/storage';
import { session } from '../support/screens/builders';
import { answer, authError, row } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';
import { alerts, EMAIL, enter, interceptStaffArea, type User } from './staffPage';

interceptStaffArea();

const CODE = '1234567890';
const NEW_PASSWORD = 'three words apart';
/** Stubs GoTrue's responses to a successful reset; each returns the requests it receives. */
const stubRecovery = () => answer('post', '/auth/v1/recover', () => row({}));
const stubVerification = () =>
  answer('post', '/auth/v1/verify', () => row(session({ email: EMAIL }, 3600)));
const stubPasswordUpdate = () =>
  answer('put', '/auth/v1/user', () => row(session({ email: EMAIL }).user));

const click = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

/** Submits the e-mail address and waits for the form of the code. */
async function askForCode(user: User) {
  await enter(user, await screen.findByLabelText('E-mail'), EMAIL);
  await click(user, 'Send the code');
  await screen.findByLabelText('Code from the e-mail');
}

async function enterCode(user: User, code = CODE, password = NEW_PASSWORD) {
  await enter(user, screen.getByLabelText('Code from the e-mail'), code);
  await enter(user, screen.getByLabelText('New password'), password);
  await click(user, 'Save and sign in');
}

describe('reset of a forgotten password', () => {
  it('sets a new password with the e-mailed code and opens the dashboard', async () => {
    const recoveries = stubRecovery();
    const codes = stubVerification();
    const passwords = stubPasswordUpdate();
    const signOuts = answer('post', '/auth/v1/logout', new Response(null, { status: 204 }));
    const { user, router } = await renderApp('/admin');
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await askForCode(user);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await enterCode(user, ' 12345 67890');
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    expect(router.state.location.pathname).toBe('/admin/dashboard');
    expect(recoveries[0]?.body).toMatchObject({ email: EMAIL });
    expect(codes[0]?.body).toMatchObject({ type: 'recovery', email: EMAIL, token: CODE });
    expect(passwords[0]?.body).toMatchObject({ password: NEW_PASSWORD });
    expect(passwords[0]?.body).not.toHaveProperty('current_password');
    expect(signOuts[0]?.url.searchParams.get('scope')).toBe('others');
    expect(screen.getByText('Your password is changed.')).toBeVisible();
    expect(readItem('isLoggedIn')).toBe('true');
  });

  it('keeps the input after a failure, and verifies a right code once', async () => {
    stubRecovery();
    const verified = row(session({ email: EMAIL }, 3600));
    const codes = answer('post', '/auth/v1/verify', authError(403, 'otp_expired'), verified);
    answer(
      'put',
      '/auth/v1/user',
      authError(422, 'same_password'),
      row(session({ email: EMAIL }).user),
    );
    const { user } = await renderApp('/admin/reset-password');
    await askForCode(user);
    await enterCode(user);
    await screen.findByText(/^The code is missing, wrong/);
    await click(user, 'Save and sign in');
    await screen.findByText(/or it is the one you already have/);
    await click(user, 'Save and sign in');
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    expect(codes).toHaveLength(2);
  });

  it.each([
    ['a code of six digits', '123456', NEW_PASSWORD, 'Enter the ten digits from the e-mail.'],
    ['a short password', CODE, 'short', 'Choose a password of at least 12 characters.'],
    [
      'one character repeated',
      CODE,
      'a'.repeat(12),
      'This password repeats few characters and is easy to guess. Choose another.',
    ],
    [
      'a password beyond the limit',
      CODE,
      'жизнь '.repeat(7),
      'This password is too long. Shorten it.',
    ],
  ])('sends nothing for %s', async (_, code, password, sentence) => {
    stubRecovery();
    const codes = stubVerification();
    const { user } = await renderApp('/admin/reset-password');
    await askForCode(user);
    await enterCode(user, code, password);
    expect(await screen.findByRole('link', { name: sentence })).toBeVisible();
    expect(codes).toHaveLength(0);
  });

  it.each([
    ['the account does not exist', () => row({})],
    ['the rate limit of e-mails is exceeded', () => authError(429, 'over_email_send_rate_limit')],
  ])('shows the same message when %s, so that it reveals no account', async (_, response) => {
    answer('post', '/auth/v1/recover', response);
    const { user } = await renderApp('/admin/reset-password');
    await askForCode(user);
    expect(screen.getByText(/^If .* staff account, /).textContent).toBe(
      `If ${EMAIL} belongs to a staff account, we have asked for a code to be sent there. A code is valid for ten minutes.`,
    );
    expect(screen.getByText(/the last one you received is valid/)).toBeVisible();
    expect(alerts()).toEqual([]);
  });

  it('reports that no code was sent, and keeps the e-mail address', async () => {
    answer('post', '/auth/v1/recover', authError(400, 'email_address_not_authorized'));
    const { user } = await renderApp('/admin/reset-password');
    await enter(user, await screen.findByLabelText('E-mail'), EMAIL);
    await click(user, 'Send the code');
    expect(await screen.findByRole('alert')).toHaveTextContent('email_address_not_authorized');
    expect(screen.getByLabelText('E-mail')).toHaveValue(EMAIL);
  });

  it('rejects an account without a role', async () => {
    stubRecovery();
    stubVerification();
    stubPasswordUpdate();
    answer('get', '/rest/v1/profiles', row([{ role: null }] as unknown as object));
    const { user } = await renderApp('/admin/reset-password');
    await askForCode(user);
    await enterCode(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This account has no access to the staff area',
    );
    expect(readItem('embassy-session')).toBeNull();
  });
});
