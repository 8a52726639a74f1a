import { beforeEach, describe, expect, it } from 'vitest';
import * as account from '../../src/staff/api/auth/account';
import * as auth from '../../src/staff/api/auth/auth';
import { signedIn } from '../support/auth/staff';
import { session } from '../support/screens/builders';
import { answer, authError, interceptNetwork, row, rows, table } from '../support/screens/msw';

interceptNetwork();

/** Responses of GoTrue whose code is not where it always is; lib/result.test.ts maps the codes. */

const EMAIL = 'admin@embassy.example';

beforeEach(() => {
  window.localStorage.clear();
  table('get', 'profiles', rows([{ role: 'admin' }]));
  answer('post', '/auth/v1/logout', () => new Response(null, { status: 204 }));
});

const signIn = () => auth.signIn({ identifier: EMAIL, password: 'a demo password' });

describe("GoTrue's error codes", () => {
  it('are found in responses without an API version, whose header a proxy has dropped', async () => {
    const older = { code: 422, error_code: 'email_not_confirmed', msg: 'refused' };
    answer('post', '/auth/v1/token', row(older, 422));
    expect(await signIn()).toMatchObject({ success: false, code: 'notConfirmed' });
  });

  it('are in no 429 of a firewall, whose body is a page', async () => {
    answer('post', '/auth/v1/token', () => new Response('<html>', { status: 429 }));
    expect(await signIn()).toMatchObject({ success: false, code: 'tooManyAttempts' });
  });
});

describe('changing the password', () => {
  const respondsWithUser = () =>
    answer('get', '/auth/v1/user', () => row(session({ email: EMAIL }).user));

  it('rejects a password that GoTrue finds too long, whose code is otherwise of an identifier', async () => {
    signedIn({ email: EMAIL });
    answer('put', '/auth/v1/user', authError(400, 'validation_failed'));
    expect(await account.setPassword('three words apart')).toMatchObject({ code: 'rejected' });
  });

  it('sends no current password after a reset', async () => {
    signedIn({ email: EMAIL });
    const seen = answer('put', '/auth/v1/user', () => row(session({ email: EMAIL }).user));
    expect(await account.setPassword('three words apart')).toMatchObject({ success: true });
    expect(seen[0]?.body).not.toHaveProperty('current_password');
  });

  it('fails for the reason of GoTrue, not with wrongPassword, if the current one cannot be checked', async () => {
    signedIn({ email: EMAIL });
    respondsWithUser();
    answer('post', '/auth/v1/token', authError(400, 'captcha_failed'));
    expect(await account.changePassword('a demo password', 'three words apart')).toMatchObject({
      code: 'captchaOn',
    });
  });
});
