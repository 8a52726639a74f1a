import { HttpError } from './httpError.js';

// Responses depend on the caller, so no cache may store one.
const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** The JSON `{ success: true, … }`. */
export const successResponse = (data: object = {}): Response =>
  Response.json({ success: true, ...data }, { headers: HEADERS });

/**
 * The JSON `{ success: false, error, code }` for a thrown value. An error that is no HttpError is a bug:
 * it goes to the log, and the caller learns nothing of it.
 */
export function errorResponse(thrown: unknown): Response {
  const error =
    thrown instanceof HttpError
      ? thrown
      : new HttpError(502, 'unknown', 'Something went wrong. Please try again.', {}, thrown);
  const { status, code, message, headers } = error;
  if (status >= 500) console.warn(`blob function: ${status} ${code}`, describe(error.cause));
  return Response.json(
    { success: false, error: message, code },
    { status, headers: { ...HEADERS, ...headers } },
  );
}

/** Name and message alone, because an error object may hold URLs and headers of a request. */
export const describe = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : '';
