import { HttpError } from './httpError.js';

// `no-store`, because responses depend on the caller.
const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

export const successResponse = (data: object = {}): Response =>
  Response.json({ success: true, ...data }, { headers: HEADERS });

/**
 * Makes the JSON `{ success: false, error, code }` of a thrown value (R7.18, R8.19), and logs the value if the status
 * is 500 or above. Any value but an HttpError is a bug: it becomes 502 `unknown`, and only the log shows it.
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

/** Returns an error for the log: its message alone, because the object may hold URLs and headers of a request. */
export const describe = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : '';
