import type { ErrorCode } from '../../../lib/http/errorCodes';
import { attempt, type Failure, type Success } from '../../../lib/http/result';
import { i18n } from '../../../lib/i18n/i18n';
import { staffErrorCode } from '../staffErrorCode';

interface Problem {
  /** The error code for the forms. */
  code: ErrorCode;
  /** The code of it in responses of api/blob.ts. */
  from?: string;
  /** Statuses of responses without a known code, which proxies before api/blob.ts send. */
  statuses?: readonly number[];
}

const PROBLEMS = {
  refused: { code: 'rejected', from: 'bad_request', statuses: [400] },
  sessionExpired: { code: 'sessionExpired', from: 'not_signed_in', statuses: [401] },
  accessClosed: { code: 'accessClosed' },
  notAllowed: { code: 'notAllowed', from: 'not_staff', statuses: [403] },
  inUse: { code: 'rejected', from: 'in_use', statuses: [409] },
  tooLarge: { code: 'rejected', from: 'file_too_large', statuses: [413] },
  rateLimited: { code: 'tooManyAttempts', from: 'rate_limited', statuses: [429] },
  unavailable: { code: 'server', from: 'service_unavailable', statuses: [503, 504] },
  contentType: { code: 'rejected', from: 'content_type_mismatch' },
  pathname: { code: 'rejected', from: 'pathname_mismatch' },
  tokenExpired: { code: 'server', from: 'client_token_expired' },
  gone: { code: 'notFound', from: 'blob_not_found' },
  accessDenied: { code: 'server', from: 'access_denied' },
  storeUnavailable: { code: 'server', from: 'store_unavailable' },
  network: { code: 'network' },
  timeout: { code: 'timeout' },
  cancelled: { code: 'rejected' },
  unknown: { code: 'server' },
} satisfies Record<string, Problem>;

export type FileProblem = keyof typeof PROBLEMS;

/** Returns the problem that a response names by its code, else by its status, else `unknown`. */
export function fileProblem(code: string, status = 0): FileProblem {
  const problems = Object.entries<Problem>(PROBLEMS) as [FileProblem, Problem][];
  const found =
    problems.find(([, { from }]) => from === code) ??
    problems.find(([, { statuses }]) => statuses?.includes(status));
  return found?.[0] ?? 'unknown';
}

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

/** Never rejects (R7.19). A failure has its problem and the advice for it (R8.6, R8.7). */
export async function attemptFile<T>(
  operation: 'upload' | 'fileList' | 'fileRemove',
  run: () => Promise<T>,
): Promise<FileResult<T>> {
  const problemCode = (cause: unknown) => PROBLEMS[toFileError(cause).problem].code;
  const result = await attempt(operation, run, problemCode);
  if (result.success) return result;
  const { problem, retryAfter } = toFileError(result.cause);
  // Those are no matter of files.
  if (problem === 'sessionExpired' || problem === 'accessClosed') return { ...result, problem };
  const advice =
    problem === 'rateLimited' && retryAfter > 0
      ? i18n.t('uploads:advice.rateLimitedFor', { count: retryAfter })
      : i18n.t(`uploads:advice.${problem}`);
  return { ...result, advice, problem };
}

/** Converts any error: an abort becomes `cancelled`, one without a problem of its own `unknown`. */
function toFileError(cause: unknown): FileError {
  if (cause instanceof FileError) return cause;
  if (cause instanceof Error && cause.name === 'AbortError')
    return new FileError('cancelled', cause);
  const errorCode = staffErrorCode(cause);
  const shared = ['sessionExpired', 'accessClosed', 'notAllowed', 'network', 'timeout'] as const;
  return new FileError(shared.find((problem) => problem === errorCode) ?? 'unknown', cause);
}
