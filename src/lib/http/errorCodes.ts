import { NetworkFailure, RequestTimeout } from './fetchWithRetry';

/** Why a call failed. `errors.json` has advice for each code (R7.20). */
export type ErrorCode =
  | 'network'
  | 'timeout'
  | 'sessionExpired'
  | 'notAllowed'
  | 'missingCredentials'
  | 'invalidIdentifier'
  | 'invalidCredentials'
  | 'wrongCode'
  | 'codeNeeded'
  | 'wrongFactor'
  | 'factorChanged'
  | 'factorOff'
  | 'ipAddressChanged'
  | 'wrongPassword'
  | 'weakPassword'
  | 'samePassword'
  | 'proofNeeded'
  | 'tooManyAttempts'
  | 'accountBlocked'
  | 'notConfirmed'
  | 'emailOff'
  | 'phoneOff'
  | 'captchaOn'
  | 'mailUnavailable'
  | 'duplicateSlug'
  | 'duplicateName'
  | 'endBeforeStart'
  | 'endPast'
  | 'periodTooLong'
  | 'conflict'
  | 'rejected'
  | 'notFound'
  | 'server';

/** Thrown inside a service that rejects a call before or after the request, by a rule of the site. */
export class AppError extends Error {
  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

/** Of a value thrown by fetchWithRetry, auth-js, postgrest-js or a service; `server` for any other value. */
export function toErrorCode(cause: unknown): ErrorCode {
  if (cause instanceof AppError) return cause.code;
  if (cause instanceof RequestTimeout) return 'timeout';
  if (cause instanceof NetworkFailure) return 'network';
  const { name, code, status, message } = fieldsOf(cause);
  if (name === 'AbortError') return 'network';
  if (name === 'AuthSessionMissingError') return 'sessionExpired';
  if (name.startsWith('Auth')) return authErrorCode(code, status);
  return databaseErrorCode(code, message);
}

/** By shape, because importing the clients' error classes would bring supabase-js to public pages. */
function fieldsOf(cause: unknown) {
  const { name, message, code, status } = Object(cause) as Record<string, unknown>;
  return {
    name: typeof name === 'string' ? name : '',
    message: typeof message === 'string' ? message : '',
    code: typeof code === 'string' ? code : '',
    status: typeof status === 'number' ? status : 0,
  };
}

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

/** 429 may come from a gateway; 522–524 from a proxy, or from `staffFetch` in supabase.ts, without a response. */
const AUTH_STATUSES: Record<number, ErrorCode> = {
  429: 'tooManyAttempts',
  504: 'timeout',
  522: 'timeout',
  523: 'network',
  524: 'timeout',
};

const authErrorCode = (code: string, status: number): ErrorCode =>
  AUTH_CODES[code] ?? AUTH_STATUSES[status] ?? 'server';

function databaseErrorCode(code: string, message: string): ErrorCode {
  if (code === '23505') {
    if (message.includes('full_name')) return 'duplicateName';
    return message.includes('slug') ? 'duplicateSlug' : 'rejected';
  }
  if (code === '42501') return 'notAllowed';
  // PostgREST: the token is malformed, missing or expired.
  if (/^PGRST30[123]$/.test(code)) return 'sessionExpired';
  if (code === 'PGRST116') return 'notFound';
  // By name, because `@supabase/lite` returns PostgreSQL's message without its code.
  if (message.includes('_ends_after_start"')) return 'endBeforeStart';
  if (message.includes('_end_not_past"')) return 'endPast';
  if (message.includes('_at_most_30_days"')) return 'periodTooLong';
  // PostgreSQL: classes 22 (data exception) and 23 (constraint violation); P0001 is raised by a trigger.
  if (/^(?:22|23)[0-9A-Z]{3}$/.test(code) || code === 'P0001') return 'rejected';
  // `@supabase/lite` returns PostgreSQL's message without its code.
  if (message.includes('violates check constraint')) return 'rejected';
  return 'server';
}
