import type errors from '../../locales/en/errors.json';
import { NetworkFailure, RequestTimeout } from './fetchWithRetry';

/** Reasons why a call failed: `errors.json` has advice for each (R7.20). */
export type ErrorCode = keyof typeof errors.advice;

/** Thrown by a service that rejects a call by a rule of the site, before or after the request. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    /** What the advice names as `reason`. */
    readonly reason: string | number = '',
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

/**
 * Returns the code of an AppError; `timeout` for a RequestTimeout; `network` for a NetworkFailure
 * and an abort; the code of {@link databaseErrorCode} for an error of postgrest-js; else `server`.
 */
export function toErrorCode(cause: unknown): ErrorCode {
  if (cause instanceof AppError) return cause.code;
  if (cause instanceof RequestTimeout) return 'timeout';
  if (cause instanceof NetworkFailure) return 'network';
  const { name, code, message } = errorFields(cause);
  return name === 'AbortError' ? 'network' : databaseErrorCode(code, message);
}

/**
 * Returns `name`, `message` and `code` (`''` if missing) and `status` (0 if missing) of a thrown
 * value. By shape, because error classes would import supabase-js.
 */
export function errorFields(cause: unknown) {
  const { name, message, code, status } = Object(cause) as Record<string, unknown>;
  return {
    name: typeof name === 'string' ? name : '',
    message: typeof message === 'string' ? message : '',
    code: typeof code === 'string' ? code : '',
    status: typeof status === 'number' ? status : 0,
  };
}

/** Returns the code of an error of PostgREST or PostgreSQL; `server` for any other error. */
function databaseErrorCode(code: string, message: string): ErrorCode {
  if (code === '23505') {
    return message.includes('slug') ? 'duplicateSlug' : 'rejected';
  }
  if (code === '42501') return message.startsWith('own_role') ? 'ownRole' : 'notAllowed';
  // PostgREST: the token is malformed, missing or expired.
  if (/^PGRST30[123]$/.test(code)) return 'sessionExpired';
  if (code === 'PGRST116') return 'notFound';
  // By name, because `@supabase/lite` returns PostgreSQL's message without its code.
  if (message.includes('_ends_after_start"')) return 'endBeforeStart';
  if (message.includes('_end_not_past"')) return 'endPast';
  if (message.includes('_at_most_30_days"')) return 'periodTooLong';
  // PostgreSQL: class 22 data exception, class 23 constraint violation; a trigger raises P0001.
  if (/^(?:22|23)[0-9A-Z]{3}$/.test(code) || code === 'P0001') return 'rejected';
  // `@supabase/lite` returns PostgreSQL's message without its code.
  if (message.includes('violates check constraint')) return 'rejected';
  return 'server';
}
