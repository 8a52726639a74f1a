import type { ErrorCode } from '../../../lib/http/errorCodes';
import { attempt, type Failure, type Success } from '../../../lib/http/result';
import { i18n } from '../../../lib/i18n/i18n';
import { staffErrorCode } from '../errorCodes';

const PROBLEMS = {
  bad_request: 'refused',
  not_signed_in: 'sessionExpired',
  not_staff: 'notAllowed',
  in_use: 'inUse',
  content_type_mismatch: 'contentType',
  pathname_mismatch: 'pathname',
  client_token_expired: 'tokenExpired',
  file_too_large: 'tooLarge',
  blob_not_found: 'gone',
  access_denied: 'accessDenied',
  store_unavailable: 'storeUnavailable',
  service_unavailable: 'unavailable',
  rate_limited: 'rateLimited',
} as const;

export type FileProblem =
  | (typeof PROBLEMS)[keyof typeof PROBLEMS]
  | 'network'
  | 'timeout'
  | 'cancelled'
  | 'unknown';

/** Maps a code of api/blob.ts to a FileProblem, `in_use` to `inUse`; undefined for an unknown code. */
export const problemOf = (code: string): FileProblem | undefined =>
  new Map<string, FileProblem>(Object.entries(PROBLEMS)).get(code);

interface FileFailure extends Failure {
  problem: FileProblem;
}

/** Result of the file services, which never throw (R7.19). */
export type FileResult<T> = Success<T> | FileFailure;

/** Error inside the file services; `attemptFile` converts it to a FileFailure. */
export class FileError extends Error {
  override name = 'FileError';

  constructor(
    readonly problem: FileProblem,
    cause?: unknown,
    /** Seconds to wait, from `Retry-After`; 0 if the response had none (R8.18). */
    readonly retryAfter = 0,
  ) {
    super(problem, { cause });
  }
}

/** The error code of each problem, for the forms; `server` for every other. */
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

/** Calls {@link attempt}, with the problem and its advice for a failure (R8.6, R8.7). Never rejects (R7.19). */
export async function attemptFile<T>(
  operation: 'upload' | 'fileList' | 'fileRemove',
  run: () => Promise<T>,
): Promise<FileResult<T>> {
  const codeOf = (cause: unknown) => CODES[toFileError(cause).problem] ?? 'server';
  const result = await attempt(operation, run, codeOf);
  if (result.success) return result;
  const { problem, retryAfter } = toFileError(result.cause);
  const advice =
    problem === 'rateLimited' && retryAfter > 0
      ? i18n.t('uploads:advice.rateLimitedFor', { count: retryAfter })
      : i18n.t(`uploads:advice.${problem}`);
  return { ...result, advice, problem };
}

function toFileError(cause: unknown): FileError {
  if (cause instanceof FileError) return cause;
  if (cause instanceof Error && cause.name === 'AbortError')
    return new FileError('cancelled', cause);
  const errorCode = staffErrorCode(cause);
  const shared = ['sessionExpired', 'notAllowed', 'network', 'timeout'] as const;
  return new FileError(shared.find((problem) => problem === errorCode) ?? 'unknown', cause);
}
