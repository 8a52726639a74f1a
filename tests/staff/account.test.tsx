import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../support/screens/builders';
import { answer, authError, row } from '../support/screens/msw';
import { acceptsSignIn, EMAIL, enter, interceptStaffArea, open, type User } from './staffPage';

interceptStaffArea();

const NEW_PASSWORD = 'three words apart';
const stubPasswordUpdate = () =>
  answer('put', '/auth/v1/user', () => row(session({ email: EMAIL }).user));

const click = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

describe('account page', () => {
  const submitPasswords = async (user: User, current: string, newPassword: string) => {
    await enter(user, await screen.findByLabelText('Current password'), current);
    await enter(user, screen.getByLabelText('New password'), newPassword);
    await click(user, 'Change the password');
  };
  const stubAccount = () =>
    answer('get', '/auth/v1/user', () => row(session({ email: EMAIL }).user));

  it('changes the password when the current one is right', async () => {
    stubAccount();
    const signIns = acceptsSignIn();
    const passwords = stubPasswordUpdate();
    const { user } = await open('/admin/account');
    await submitPasswords(user, 'a demo password', NEW_PASSWORD);
    expect(await screen.findByText(/Your password is changed/)).toBeVisible();
    expect(signIns[0]?.body).toMatchObject({ email: EMAIL, password: 'a demo password' });
    expect(passwords[0]?.body).toMatchObject({
      password: NEW_PASSWORD,
      current_password: 'a demo password',
    });
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('does not change the password when the current one is wrong', async () => {
    stubAccount();
    answer('post', '/auth/v1/token', authError(400, 'invalid_credentials'));
    const passwords = stubPasswordUpdate();
    const { user } = await open('/admin/account');
    await submitPasswords(user, 'not the one', NEW_PASSWORD);
    expect(await screen.findByRole('alert')).toHaveTextContent('phone number or password is wrong');
    expect(passwords).toHaveLength(0);
    expect(screen.getByLabelText('New password')).toHaveValue(NEW_PASSWORD);
  });
});
