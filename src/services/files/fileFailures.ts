import { env } from '../../lib/env';
import { type ErrorCode, toErrorCode } from '../../lib/http/errorCodes';
import type { Failure, Success } from '../../lib/http/result';
import { i18n } from '../../lib/i18n/i18n';

/** Why a call about files failed (spec 8, File storage error kinds); words in uploads.json. */
export type FileProblem =
  | 'accessDenied'
  | 'contentType'
  | 'pathname'
  | 'tokenExpired'
  | 'tooLarge'
  | 'storeUnavailable'
  | 'gone'
  | 'unavailable'
  | 'rateLimited'
  | 'inUse'
  | 'refused'
  | 'sessionExpired'
  | 'notAllowed'
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'unknown';

/** A Failure that also says which of the kinds of spec 8 it is. */
interface FileFailure extends Failure {
  problem: FileProblem;
}

export type FileResult<T> = Success<T> | FileFailure;

/** Thrown below the services, with the kind of the failure. */
export class FileError extends Error {
  override name = 'FileError';

  constructor(
    readonly problem: FileProblem,
    cause?: unknown,
    /** Seconds to wait, where the store says so. */
    readonly retryAfter = 0,
  ) {
    super(problem, { cause });
  }
}

/** What was being done with files; the sentences are the error catalogue's (spec 8). */
type FileOperation = 'upload' | 'fileList' | 'fileRemove';

/** How the forms, which know the general codes, have to act on a problem. */
const CODES: Partial<Record<FileProblem, ErrorCode>> = {
  sessionExpired: 'sessionExpired',
  notAllowed: 'notAllowed',
  network: 'network',
  timeout: 'timeout',
  rateLimited: 'tooManyAttempts',
  gone: 'notFound',
  contentType: 'rejected',
  pathname: 'rejected',
  tooLarge: 'rejected',
  refused: 'rejected',
  inUse: 'rejected',
  cancelled: 'rejected',
};

/** Runs a call about files and turns whatever it throws into a FileFailure. Never rejects. */
export async function attemptFile<T>(
  operation: FileOperation,
  run: () => Promise<T>,
): Promise<FileResult<T>> {
  try {
    return { success: true, data: await run() };
  } catch (cause) {
    return fileFailure(operation, toFileError(cause));
  }
}

function fileFailure(operation: FileOperation, cause: FileError): FileFailure {
  const { problem, retryAfter } = cause;
  if (env.development && problem !== 'cancelled') console.warn(`${operation}: ${problem}`, cause);
  return {
    success: false,
    error:
      operation === 'fileRemove' ? i18n.t('uploads:removeFailed') : i18n.t(`errors:${operation}`),
    advice:
      problem === 'rateLimited' && retryAfter > 0
        ? i18n.t('uploads:advice.rateLimitedFor', { count: retryAfter })
        : i18n.t(`uploads:advice.${problem}`),
    code: CODES[problem] ?? 'server',
    problem,
    cause,
  };
}

function toFileError(cause: unknown): FileError {
  if (cause instanceof FileError) return cause;
  if (cause instanceof Error && cause.name === 'AbortError')
    return new FileError('cancelled', cause);
  const reason = toErrorCode(cause);
  const known = ['sessionExpired', 'notAllowed', 'network', 'timeout'] as const;
  return new FileError(known.find((one) => one === reason) ?? 'unknown', cause);
}
