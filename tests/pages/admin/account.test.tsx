import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readItem } from '../../../src/lib/browser/storage';
import { session } from '../../support/builders';
import { answer, authError, interceptNetwork, noNetwork, row } from '../../support/msw';
import type { renderApp } from '../../support/render';
import { acceptsSignIn, EMAIL, open, server } from './desk';

interceptNetwork();
beforeEach(server);

const FRESH = 'three words apart';
type User = Awaited<ReturnType<typeof renderApp>>['user'];

const acceptsPassword = () =>
  answer('put', '/auth/v1/user', () => row(session({ email: EMAIL }).user));

const click = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

describe('the account page', () => {
  const change = async (user: User, current: string, fresh: string) => {
    await user.type(await screen.findByLabelText('Current password'), current);
    await user.type(screen.getByLabelText('New password'), fresh);
    await click(user, 'Change the password');
  };
  const known = () => answer('get', '/auth/v1/user', () => row(session({ email: EMAIL }).user));

  it('changes the password of who knows the present one', async () => {
    known();
    const asked = acceptsSignIn();
    const passwords = acceptsPassword();
    const { user } = await open('/admin/account');
    await change(user, 'a demo password', FRESH);
    expect(await screen.findByText(/Your password is changed/)).toBeVisible();
    expect(asked[0]?.body).toMatchObject({ email: EMAIL, password: 'a demo password' });
    expect(passwords[0]?.body).toMatchObject({
      password: FRESH,
      current_password: 'a demo password',
    });
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('changes nothing when the present password is wrong', async () => {
    known();
    answer('post', '/auth/v1/token', authError(400, 'invalid_credentials'));
    const passwords = acceptsPassword();
    const { user } = await open('/admin/account');
    await change(user, 'not the one', FRESH);
    expect(await screen.findByRole('alert')).toHaveTextContent('The current password is wrong');
    expect(passwords).toHaveLength(0);
    expect(screen.getByLabelText('New password')).toHaveValue(FRESH);
  });

  it('refuses the same password again', async () => {
    const { user } = await open('/admin/account');
    await change(user, FRESH, FRESH);
    expect(
      await screen.findByRole('link', {
        name: 'The new password is the current one. Choose another.',
      }),
    ).toBeVisible();
  });

  it('signs out everywhere', async () => {
    const signOuts = answer('post', '/auth/v1/logout', new Response(null, { status: 204 }));
    const { user } = await open('/admin/account');
    await user.click(await screen.findByRole('link', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('You have signed out on every device.')).toBeVisible();
    expect(signOuts.map(({ url }) => url.searchParams.get('scope'))).toEqual(['global']);
    expect(readItem('isLoggedIn')).toBeNull();
    expect(readItem('embassy-session')).toBeNull();
  });

  it('says when other devices could not be signed out', async () => {
    answer('post', '/auth/v1/logout', noNetwork);
    const { user } = await open('/admin/account');
    await user.click(await screen.findByRole('link', { name: 'Sign out everywhere' }));
    expect(await screen.findByText(/other devices are still signed in/)).toBeVisible();
    expect(readItem('embassy-session')).toBeNull();
  });
});
