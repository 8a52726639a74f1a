import type { BlobErrorKind } from '../../src/lib/files/blobErrors.js';

/** Why the function rejects a request; the site has a text for each in the reader's language. */
type ErrorCode =
  | BlobErrorKind
  | 'bad_request'
  | 'not_signed_in'
  | 'not_admin'
  | 'cross_site'
  | 'wrong_method'
  | 'in_use'
  | 'unknown';

/** A response other than success; thrown anywhere below the handler (DESIGN 8). */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: 400 | 401 | 403 | 405 | 409 | 413 | 429 | 502 | 503,
    readonly code: ErrorCode,
    /** One sentence for staff: a fixed text, nothing of the request and nothing internal. */
    message: string,
    readonly headers: Record<string, string> = {},
    /** For the log; never for the response. */
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

export const badRequest = (message: string, cause?: unknown): HttpError =>
  new HttpError(400, 'bad_request', message, {}, cause);

/** Auth or the database gave no usable response: nothing is allowed on a guess. */
export const databaseUnavailable = (cause: unknown): HttpError =>
  new HttpError(
    503,
    'service_unavailable',
    'The database could not be reached. Please try again.',
    {},
    cause,
  );
