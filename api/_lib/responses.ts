import type { BlobErrorKind } from '../../src/lib/files/blobErrors.js';

/** Reasons why api/blob.ts rejects a request; the site has a text for each in both languages. */
type ErrorCode =
  | BlobErrorKind
  | 'bad_request'
  | 'not_signed_in'
  | 'not_staff'
  | 'wrong_method'
  | 'in_use'
  | 'unknown';

/** An error response (R8.19), thrown below the handler; `errorResponse` turns it into JSON. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: 400 | 401 | 403 | 405 | 409 | 413 | 429 | 502 | 503,
    readonly code: ErrorCode,
    /** One fixed sentence for staff, without data of the request or of the server (design 8). */
    message: string,
    readonly headers: Record<string, string> = {},
    /** Logged from status 500 on; never part of the response. */
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Returns the error 400 `bad_request` with a sentence for staff. */
export const badRequest = (message: string, cause?: unknown): HttpError =>
  new HttpError(400, 'bad_request', message, {}, cause);

/** Returns the error for GoTrue or PostgREST without a response, or with an unusable one. */
export const databaseUnavailable = (cause: unknown): HttpError =>
  new HttpError(
    503,
    'service_unavailable',
    'The database could not be reached. Please try again.',
    {},
    cause,
  );

// `no-store`, because responses depend on the caller.
const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** Returns the response 200 with the JSON `{ success: true, …data }`. */
export const successResponse = (data: object = {}): Response =>
  Response.json({ success: true, ...data }, { headers: HEADERS });

/**
 * Returns the response to a thrown value (R7.18, R8.19): status and headers of the HttpError, and
 * the JSON `{ success: false, error, code }`. Logs the cause from 500 on. Any other value is a bug:
 * 502 `unknown`, and only the log shows it.
 */
export function errorResponse(thrown: unknown): Response {
  const error =
    thrown instanceof HttpError
      ? thrown
      : new HttpError(502, 'unknown', 'Something went wrong. Please try again.', {}, thrown);
  const { status, code, message, headers } = error;
  if (status >= 500) console.warn(`blob function: ${status} ${code}`, toLogText(error.cause));
  return Response.json(
    { success: false, error: message, code },
    { status, headers: { ...HEADERS, ...headers } },
  );
}

/** Returns an error's name and message for the log, because its object may hold URLs; else `''`. */
const toLogText = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : '';
