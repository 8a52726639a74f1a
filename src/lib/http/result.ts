import type common from '../../locales/en/common.json';
import type errors from '../../locales/en/errors.json';
import { env } from '../env';
import { textAt } from '../i18n/dynamicKey';
import { i18n } from '../i18n/i18n';
import { AppError, type ErrorCode, errorFields, toErrorCode } from './errorCodes';

/**
 * Key of an operation's failure message (requirements 8): in `common.json` for public pages, else
 * in `errors.json`; or a key with its namespace.
 */
export type Operation =
  | keyof typeof common.failed
  | Exclude<keyof typeof errors, 'advice'>
  | `${string}:${string}`;

export interface Success<T> {
  success: true;
  data: T;
}

/** A failed operation, with two texts in the current language: show `error`, then `advice`. */
export interface Failure {
  success: false;
  /** What failed: the message of the error catalogue, verbatim (requirements 8). */
  error: string;
  /** What the visitor or staff member can do now. */
  advice: string;
  code: ErrorCode;
  /** Thrown value, for the console only. */
  cause?: unknown;
}

/** Services return it and never throw (R7.19). */
export type Result<T> = Success<T> | Failure;

/** Returns data as a Success. */
export const succeed = <T>(data: T): Success<T> => ({ success: true, data });

/**
 * Returns a Failure with texts in the current language (R7.20). Visitors get one advice for every
 * code, because public pages do not load the namespace `errors`.
 * @param cause the thrown value; `advice` may name the `reason` of an AppError, else its `code`
 */
export function fail(operation: Operation, code: ErrorCode, cause?: unknown): Failure {
  return {
    success: false,
    error: textAt(
      i18n.t,
      operation.includes(':') ? operation : [`failed.${operation}`, `errors:${operation}`],
    ),
    advice: i18n.t([`errors:advice.${code}`, 'failure.text'], {
      reason: (cause instanceof AppError && cause.reason) || errorFields(cause).code,
    }),
    code,
    cause,
  };
}

/**
 * Runs an operation and returns its Result; never rejects (R7.19). Logs in development what `run`
 * throws, unless it is an AbortError.
 * @param operation decides the error text (requirements 8)
 * @param toCode gives the code of the Failure for a thrown value; must not throw
 */
export async function attempt<T>(
  operation: Operation,
  run: () => T | PromiseLike<T>,
  toCode = toErrorCode,
): Promise<Result<T>> {
  try {
    return succeed(await run());
  } catch (cause) {
    const failure = fail(operation, toCode(cause), cause);
    const aborted = cause instanceof Error && cause.name === 'AbortError';
    if (env.development && !aborted) console.warn(`${operation}: ${failure.code}`, cause);
    return failure;
  }
}

/** A Failure as an Error, for TanStack Query and other code that expects a rejection. */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly advice: string;
  readonly code: ErrorCode;

  constructor({ error, advice, code, cause }: Failure) {
    super(error, { cause });
    this.advice = advice;
    this.code = code;
  }
}

/**
 * Returns the data of a Result.
 * @throws {ServiceError} for a Failure, because TanStack Query expects query functions to reject
 */
export function unwrap<T>(result: Result<T>): T {
  if (result.success) return result.data;
  throw new ServiceError(result);
}
