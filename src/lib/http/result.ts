import { env } from '../env';
import { i18n } from '../i18n/i18n';
import { type ErrorCode, toErrorCode } from './errorCodes';

/** The operation that failed; each has its sentence in the error catalogue (spec 8). */
export type Operation =
  | 'signIn'
  | 'signOut'
  | 'sessionCheck'
  | 'passwordReset'
  | 'passwordChange'
  | 'secondFactor'
  | 'newsFetch'
  | 'newsCreate'
  | 'newsUpdate'
  | 'newsDelete'
  | 'changesFetch'
  | 'versionsFetch'
  | 'binFetch'
  | 'binRestore'
  | 'categoriesFetch'
  | 'noticesFetch'
  | 'noticeCreate'
  | 'noticeUpdate'
  | 'noticeDelete'
  | 'upload'
  | 'fileList';

export interface Success<T> {
  success: true;
  data: T;
}

/** A failed operation, with two sentences in the reader's language: show `error`, then `advice`. */
export interface Failure {
  success: false;
  /** What failed: the catalogue's sentence, word for word (spec 8). */
  error: string;
  /** What the reader can do now. */
  advice: string;
  code: ErrorCode;
  /** For the console; never for the page. */
  cause?: unknown;
}

/** What every service returns (spec 7), because services never throw. */
export type Result<T> = Success<T> | Failure;

export const succeed = <T>(data: T): Success<T> => ({ success: true, data });

/** A Failure of the operation, translated into the current language. */
export const fail = (operation: Operation, code: ErrorCode, cause?: unknown): Failure => ({
  success: false,
  error: i18n.t(`errors:${operation}`),
  advice: i18n.t(`errors:advice.${code}`),
  code,
  cause,
});

/** Runs a call and turns whatever it throws into a Failure. Never rejects. */
export async function attempt<T>(
  operation: Operation,
  run: () => T | PromiseLike<T>,
): Promise<Result<T>> {
  try {
    return succeed(await run());
  } catch (cause) {
    const failure = fail(operation, toErrorCode(cause), cause);
    const aborted = cause instanceof Error && cause.name === 'AbortError';
    if (env.development && !aborted) console.warn(`${operation}: ${failure.code}`, cause);
    return failure;
  }
}

/** A Failure as an Error, for callers that signal failure by throwing. */
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

/** The data of a Result; throws a ServiceError for a Failure (query functions need a rejection). */
export function unwrap<T>(result: Result<T>): T {
  if (result.success) return result.data;
  throw new ServiceError(result);
}
