import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../src/lib/http/errorCodes';
import * as account from '../../src/staff/data/auth/account';
import * as auth from '../../src/staff/data/auth/auth';
import { signedIn } from '../support/auth/staff';
import { session } from '../support/screens/builders';
import { answer, authError, interceptNetwork, row, rows, table } from '../support/screens/msw';

interceptNetwork();

/** The site's error code for each code of GoTrue, and for those of each request. */

const EMAIL = 'admin@embassy.example';

beforeEach(() => {
  window.localStorage.clear();
  table('get', 'profiles', rows([{ role: 'admin' }]));
  answer('post', '/auth/v1/logout', () => new Response(null, { status: 204 }));
});

const signIn = (identifier = EMAIL) => auth.signIn({ identifier, password: 'a demo password' });
/**
 * GoTrue's error codes (as of 20 August 2026) for which the site has a message, with its error
 * code.
 */
const MAPPED_CODES: Record<string, ErrorCode> = {
  bad_jwt: 'sessionExpired',
  captcha_failed: 'captchaOn',
  current_password_invalid: 'wrongPassword',
  current_password_required: 'proofNeeded',
  email_address_invalid: 'invalidIdentifier',
  email_address_not_authorized: 'mailUnavailable',
  email_not_confirmed: 'notConfirmed',
  email_provider_disabled: 'emailOff',
  insufficient_aal: 'codeNeeded',
  invalid_credentials: 'invalidCredentials',
  mfa_challenge_expired: 'wrongFactor',
  mfa_factor_name_conflict: 'factorChanged',
  mfa_factor_not_found: 'factorChanged',
  mfa_ip_address_mismatch: 'ipAddressChanged',
  mfa_totp_enroll_not_enabled: 'factorOff',
  mfa_totp_verify_not_enabled: 'factorOff',
  mfa_verification_failed: 'wrongFactor',
  mfa_verified_factor_exists: 'factorChanged',
  no_authorization: 'sessionExpired',
  otp_expired: 'wrongCode',
  over_email_send_rate_limit: 'tooManyAttempts',
  over_request_rate_limit: 'tooManyAttempts',
  phone_not_confirmed: 'notConfirmed',
  phone_provider_disabled: 'phoneOff',
  reauthentication_needed: 'proofNeeded',
  reauthentication_not_valid: 'proofNeeded',
  refresh_token_already_used: 'sessionExpired',
  refresh_token_not_found: 'sessionExpired',
  same_password: 'samePassword',
  session_expired: 'sessionExpired',
  session_not_found: 'sessionExpired',
  too_many_enrolled_mfa_factors: 'factorChanged',
  user_banned: 'accountBlocked',
  user_not_found: 'sessionExpired',
  validation_failed: 'invalidIdentifier',
  weak_password: 'weakPassword',
};

describe("GoTrue's error codes", () => {
  it.each(Object.entries(MAPPED_CODES))('include %s, mapped to %s', async (code, expectedCode) => {
    answer('post', '/auth/v1/token', authError(422, code));
    expect(await signIn()).toMatchObject({ success: false, code: expectedCode });
  });

  it('are found in responses without an API version, whose header a proxy has dropped', async () => {
    const older = { code: 422, error_code: 'email_not_confirmed', msg: 'refused' };
    answer('post', '/auth/v1/token', row(older, 422));
    expect(await signIn()).toMatchObject({ success: false, code: 'notConfirmed' });
  });

  it.each([
    [429, 'tooManyAttempts'],
    [500, 'server'],
    [504, 'timeout'],
  ])('are of no account with status %i, which maps to %s', async (status, code) => {
    answer('post', '/auth/v1/token', authError(status, 'unexpected_failure'));
    expect(await signIn()).toMatchObject({ success: false, code });
  });

  it('are in no 429 of a firewall, whose body is a page', async () => {
    answer('post', '/auth/v1/token', () => new Response('<html>', { status: 429 }));
    expect(await signIn()).toMatchObject({ success: false, code: 'tooManyAttempts' });
  });

  it.each([400, 401, 403, 404, 409, 422])(
    'that are unknown, with status %i, map to server and never to a wrong password',
    async (status) => {
      answer('post', '/auth/v1/token', authError(status, 'code_of_next_year'));
      expect(await signIn()).toMatchObject({ success: false, code: 'server' });
      answer('post', '/auth/v1/token', row({ message: 'Invalid API key' }, status));
      expect(await signIn()).toMatchObject({ success: false, code: 'server' });
    },
  );
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

  it('fails with server, not wrongPassword, if the check of the password fails', async () => {
    signedIn({ email: EMAIL });
    respondsWithUser();
    answer('post', '/auth/v1/token', authError(400, 'captcha_failed'));
    expect(await account.changePassword('a demo password', 'three words apart')).toMatchObject({
      code: 'captchaOn',
    });
  });
});
