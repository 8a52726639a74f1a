import { type ErrorCode, errorFields, toErrorCode } from '../../lib/http/errorCodes';
import { attempt, type Operation } from '../../lib/http/result';

/**
 * Maps an error of auth-js by {@link authErrorCode}, its missing session to `sessionExpired`, any
 * other value by {@link toErrorCode}. Apart from lib/http, because public pages need no GoTrue.
 */
export function staffErrorCode(cause: unknown): ErrorCode {
  const { name, code, status } = errorFields(cause);
  if (name === 'AuthSessionMissingError') return 'sessionExpired';
  return name.startsWith('Auth') ? authErrorCode(code, status) : toErrorCode(cause);
}

/**
 * Runs `attempt` of lib/http for an operation of auth-js; never rejects. Fails with `network`,
 * `timeout`, `tooManyAttempts`, `authRefused` and `server`, which the comments of its callers do
 * not repeat, and with the codes of {@link staffErrorCode} that these comments name.
 */
export const attemptAuth = <T>(operation: Operation, run: () => T | PromiseLike<T>) =>
  attempt(operation, run, staffErrorCode);

/**
 * The error codes of GoTrue (supabase/auth, internal/api/apierrors/errorcode.go) by what a staff
 * member can do. Any other refusal is `authRefused`, whose advice names its code (decision 0025).
 */
const AUTH_CODES: Partial<Record<ErrorCode, string>> = {
  invalidCredentials:
    'invalid_credentials validation_failed email_address_invalid current_password_invalid',
  wrongCode:
    'otp_expired insufficient_aal mfa_ip_address_mismatch mfa_verification_failed ' +
    'mfa_challenge_expired',
  weakPassword: 'weak_password same_password',
  tooManyAttempts: 'over_request_rate_limit over_email_send_rate_limit',
  noAccess: 'user_banned email_not_confirmed phone_not_confirmed',
  // The last four: another tab or device has changed the second factor.
  sessionExpired:
    'bad_jwt no_authorization session_expired session_not_found user_not_found ' +
    'refresh_token_not_found refresh_token_already_used current_password_required ' +
    'reauthentication_needed reauthentication_not_valid mfa_factor_not_found ' +
    'mfa_factor_name_conflict mfa_verified_factor_exists too_many_enrolled_mfa_factors',
  // Several tabs renew the session at once.
  server: 'conflict',
};

/**
 * Codes by status, for errors without a code of GoTrue: 429 may come from a gateway; 522–524 from a
 * proxy, or from `staffFetch` in supabase.ts, without a response.
 */
const AUTH_STATUSES: Record<number, ErrorCode> = {
  429: 'tooManyAttempts',
  504: 'timeout',
  522: 'timeout',
  523: 'network',
  524: 'timeout',
};

/**
 * Maps code and status of an auth-js error. `server` for a fault (5xx), and for a response without
 * a code of GoTrue, which a gateway sends.
 */
const authErrorCode = (code: string, status: number): ErrorCode =>
  (Object.keys(AUTH_CODES) as ErrorCode[]).find((key) =>
    AUTH_CODES[key]?.split(' ').includes(code),
  ) ??
  AUTH_STATUSES[status] ??
  (code && status < 500 ? 'authRefused' : 'server');
