import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readItem, writeItem } from '../../src/lib/browser/storage';
import { env } from '../../src/lib/env';
import { signedIn } from '../support/auth/staff';
import { claimsOf } from '../support/auth/tokens';
import { session, uuid } from '../support/screens/builders';
import { answer, authError, type RecordedRequest, row, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';
import { EMAIL, enter, interceptStaffArea, signInWith, type User, valueIn } from './staffPage';

interceptStaffArea();
beforeEach(() => {
  Object.assign(env, { secondFactor: true });
});
afterEach(() => {
  Object.assign(env, { secondFactor: false });
});

const FACTOR = uuid();
const CODE = 'Code from the authenticator app';
const factorOf = (status: 'verified' | 'unverified') => ({
  id: FACTOR,
  factor_type: 'totp' as const,
  status,
});
const withFactor = { email: EMAIL, factors: [factorOf('verified')] };

/** Stubs GoTrue as documented: the account with its factors; 123456 is the right code. */
function stubAuth(user: Parameters<typeof session>[0] = withFactor) {
  answer('get', '/auth/v1/user', () => row(session(user).user));
  const tokens = answer('post', '/auth/v1/token', () => row(session(user)));
  const challenges = answer('post', `/auth/v1/factors/${FACTOR}/challenge`, () =>
    row({ id: 'challenge-1', type: 'totp', expires_at: Date.now() }),
  );
  const signedInSession = () => row(session({ ...withFactor, aal: 'aal2' }));
  const codes = answer('post', `/auth/v1/factors/${FACTOR}/verify`, ({ body }) =>
    Object(body).code === '123456' ? signedInSession() : authError(422, 'mfa_verification_failed'),
  );
  return { tokens, challenges, codes };
}

/** The authenticator assurance level (aal) in the token of a request. */
const levelOf = ({ headers }: RecordedRequest) => claimsOf(headers.get('authorization') ?? '').aal;
const dashboardHeading = () => screen.findByRole('heading', { level: 1, name: 'Home' });
async function enterCode(user: User, code: string, button: string) {
  await user.clear(await screen.findByLabelText(CODE));
  await user.type(screen.getByLabelText(CODE), code);
  await user.click(screen.getByRole('button', { name: button }));
}

async function submitPassword() {
  const { user } = await renderApp('/admin');
  await screen.findByLabelText('Password');
  await signInWith(user, EMAIL, 'a demo password', 'Sign in');
  return user;
}

async function openAccount() {
  const view = await renderApp('/admin/account');
  const card = within(await screen.findByRole('region', { name: 'Second factor' }));
  return { ...view, card };
}

describe('sign-in to an account with a second factor', () => {
  it('asks for the code, again after a wrong one, and opens the dashboard after the right one', async () => {
    const { challenges, codes } = stubAuth();
    const roles = table('get', 'profiles', rows([{ role: 'admin' }]));
    const drafts = table('get', 'drafts', rows([]));
    const user = await submitPassword();
    expect(await screen.findByLabelText(CODE)).toHaveFocus();
    expect(readItem('isLoggedIn')).toBeNull();
    expect([roles.map(levelOf), drafts]).toEqual([['aal1'], []]);
    await enterCode(user, '000000', 'Sign in');
    expect(await screen.findByText(/^The code is missing, wrong/)).toBeVisible();
    expect(valueIn(CODE)).toBe('000000');
    await enterCode(user, '123456', 'Sign in');
    expect(await dashboardHeading()).toBeVisible();
    expect(readItem('isLoggedIn')).toBe('true');
    // Staff need aal2, so that the dashboard requests its lists with the new token.
    await waitFor(() => expect(drafts.map(levelOf)).toContain('aal2'));
    expect(drafts.map(levelOf)).not.toContain('aal1');
    expect(challenges).toHaveLength(2);
    expect(codes[1]?.body).toMatchObject({ challenge_id: 'challenge-1', code: '123456' });
  });

  it('ends for an account that has lost its role since its password was entered', async () => {
    stubAuth();
    const user = await submitPassword();
    table('get', 'profiles', rows([{ role: null }]));
    await enterCode(user, '123456', 'Sign in');
    expect(await screen.findByText(/^This account has no access/)).toBeVisible();
    expect(readItem('isLoggedIn')).toBeNull();
  });

  it('is incomplete with the password alone: a reload asks for the password again', async () => {
    signedIn(withFactor);
    writeItem('isLoggedIn', 'true');
    stubAuth();
    await renderApp('/admin/dashboard');
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(readItem('isLoggedIn')).toBeNull();
  });

  it('returns to the password form, signed out, when it is cancelled', async () => {
    stubAuth();
    const user = await submitPassword();
    await screen.findByLabelText(CODE);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(readItem('embassy-session')).toBeNull();
  });
});

describe('second factor on the account page', () => {
  it('is enrolled with a QR code and a key, and confirmed by the first code', async () => {
    const withUnverifiedFactor = { email: EMAIL, factors: [factorOf('unverified')] };
    signedIn(withUnverifiedFactor);
    stubAuth(withUnverifiedFactor);
    const removed = answer('delete', `/auth/v1/factors/${FACTOR}`, () => row({ id: FACTOR }));
    const enrolled: RecordedRequest[] = answer('post', '/auth/v1/factors', () =>
      row({
        id: FACTOR,
        type: 'totp',
        totp: { qr_code: '<svg fill="#000"/>', secret: 'JBSWY3DP', uri: '' },
      }),
    );
    const { user, card } = await openAccount();
    await user.click(await card.findByRole('button', { name: 'Switch it on' }));
    const qrCode = await card.findByRole('img', { name: 'QR code for the authenticator app' });
    expect(qrCode).toHaveAttribute('src', 'data:image/svg+xml,%3Csvg%20fill%3D%22%23000%22%2F%3E');
    expect(card.getByText('JBSWY3DP')).toBeVisible();
    expect(enrolled[0]?.body).toMatchObject({ factor_type: 'totp' });
    expect(removed).toHaveLength(1);
    answer('get', '/auth/v1/user', () => row(session(withFactor).user));
    await enterCode(user, '123456', 'Confirm and switch on');
    expect(await screen.findByText(/The second factor is on\./)).toBeVisible();
    expect(await card.findByText(/It is on: signing in asks/)).toBeVisible();
  });

  it('is removed only with a right code', async () => {
    signedIn({ ...withFactor, aal: 'aal2' });
    stubAuth();
    const removed = answer('delete', `/auth/v1/factors/${FACTOR}`, () => row({ id: FACTOR }));
    const { user, card } = await openAccount();
    await user.click(await card.findByRole('button', { name: 'Switch it off' }));
    await enterCode(user, '000000', 'Switch it off');
    expect(await screen.findByText(/^The code is missing, wrong/)).toBeVisible();
    expect(removed).toHaveLength(0);
    answer('get', '/auth/v1/user', () => row(session({ email: EMAIL }).user));
    await enterCode(user, '123456', 'Switch it off');
    await waitFor(() => expect(removed).toHaveLength(1));
    expect(await screen.findByText(/The second factor is off\./)).toBeVisible();
  });

  it('is required for a change of password', async () => {
    signedIn({ ...withFactor, aal: 'aal2' });
    const { tokens, codes } = stubAuth();
    const passwords = answer('put', '/auth/v1/user', () => row(session(withFactor).user));
    const { user } = await openAccount();
    await enter(user, screen.getByLabelText('Current password'), 'a demo password');
    await enter(user, screen.getByLabelText('New password'), 'three words apart');
    await user.click(screen.getByRole('button', { name: 'Change the password' }));
    expect(await screen.findByText(/^The code is missing, wrong/)).toBeVisible();
    expect([tokens.length, passwords.length]).toEqual([0, 0]);
    await enter(user, screen.getByLabelText(/^Code from the authenticator app, if/), '123456');
    await user.click(screen.getByRole('button', { name: 'Change the password' }));
    expect(await screen.findByText(/Your password is changed/)).toBeVisible();
    expect(codes).toHaveLength(1);
  });

  it('is named without a button when the site does not enable it', async () => {
    Object.assign(env, { secondFactor: false });
    signedIn({ email: EMAIL });
    await renderApp('/admin/account');
    expect(await screen.findByLabelText('New password')).toBeVisible();
    const card = within(screen.getByRole('region', { name: 'Second factor' }));
    expect(card.getByText(/^This site does not offer it yet/)).toBeVisible();
    expect(card.queryByRole('button')).toBeNull();
    expect(screen.queryByLabelText(/authenticator/)).toBeNull();
  });
});
