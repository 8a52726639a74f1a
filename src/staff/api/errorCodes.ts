import { type ErrorCode, errorFields, toErrorCode } from '../../lib/http/errorCodes';
import { attempt, type Operation } from '../../lib/http/result';

/**
 * Maps an error of auth-js to an ErrorCode, any other as lib/http does. It is apart from lib/http, because public pages need no
 * codes of GoTrue.
 */
export function staffErrorCode(cause: unknown): ErrorCode {
  const { name, code, status } = errorFields(cause);
  if (name === 'AuthSessionMissingError') return 'sessionExpired';
  return name.startsWith('Auth') ? authErrorCode(code, status) : toErrorCode(cause);
}

/**
 * Runs an operation of auth-js as `attempt` of lib/http does, and maps its errors too. It fails with `network`, `timeout`,
 * `tooManyAttempts` and `server`, which the comments of its callers do not repeat.
 */
export const attemptAuth = <T>(operation: Operation, run: () => T | PromiseLike<T>) =>
  attempt(operation, run, staffErrorCode);

/**
 * The error codes of GoTrue (supabase/auth, internal/api/apierrors/errorcode.go) that the requests of
 * this site can receive and a staff member can act on; any other code is `server` (decision 0025), so
 * an unknown one is never shown as a wrong password.
 */
const AUTH_CODES: Record<string, ErrorCode> = {
  invalid_credentials: 'invalidCredentials',
  validation_failed: 'invalidIdentifier',
  email_address_invalid: 'invalidIdentifier',
  email_provider_disabled: 'emailOff',
  phone_provider_disabled: 'phoneOff',
  captcha_failed: 'captchaOn',
  user_banned: 'accountBlocked',
  email_not_confirmed: 'notConfirmed',
  phone_not_confirmed: 'notConfirmed',
  over_request_rate_limit: 'tooManyAttempts',
  over_email_send_rate_limit: 'tooManyAttempts',
  email_address_not_authorized: 'mailUnavailable',
  otp_expired: 'wrongCode',
  insufficient_aal: 'codeNeeded',
  mfa_verification_failed: 'wrongFactor',
  mfa_challenge_expired: 'wrongFactor',
  mfa_ip_address_mismatch: 'ipAddressChanged',
  mfa_factor_not_found: 'factorChanged',
  mfa_factor_name_conflict: 'factorChanged',
  mfa_verified_factor_exists: 'factorChanged',
  too_many_enrolled_mfa_factors: 'factorChanged',
  mfa_totp_enroll_not_enabled: 'factorOff',
  mfa_totp_verify_not_enabled: 'factorOff',
  weak_password: 'weakPassword',
  same_password: 'samePassword',
  current_password_invalid: 'wrongPassword',
  current_password_required: 'proofNeeded',
  reauthentication_needed: 'proofNeeded',
  reauthentication_not_valid: 'proofNeeded',
  bad_jwt: 'sessionExpired',
  no_authorization: 'sessionExpired',
  session_expired: 'sessionExpired',
  session_not_found: 'sessionExpired',
  user_not_found: 'sessionExpired',
  refresh_token_not_found: 'sessionExpired',
  refresh_token_already_used: 'sessionExpired',
};

/**
 * Codes by status, for errors without a code of GoTrue: 429 may come from a gateway; 522–524 from a proxy, or from `staffFetch`
 * in supabase.ts, without a response.
 */
const AUTH_STATUSES: Record<number, ErrorCode> = {
  429: 'tooManyAttempts',
  504: 'timeout',
  522: 'timeout',
  523: 'network',
  524: 'timeout',
};

const authErrorCode = (code: string, status: number): ErrorCode =>
  AUTH_CODES[code] ?? AUTH_STATUSES[status] ?? 'server';
