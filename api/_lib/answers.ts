import { Refusal } from './refusal.js';

// Answers depend on who asks; no cache may keep one.
const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/** A success as JSON: `{ success: true, … }`. */
export const succeed = (data: object = {}): Response =>
  Response.json({ success: true, ...data }, { headers: HEADERS });

/**
 * Whatever was thrown as JSON `{ success: false, error, code }`. An error that is no Refusal is a
 * fault of ours: it goes to the log, and the caller learns nothing of it.
 */
export function refuse(thrown: unknown): Response {
  const refusal =
    thrown instanceof Refusal
      ? thrown
      : new Refusal(502, 'unknown', 'Something went wrong. Please try again.', {}, thrown);
  const { status, code, sentence, headers } = refusal;
  if (status >= 500) console.warn(`blob function: ${status} ${code}`, describe(refusal.cause));
  return Response.json(
    { success: false, error: sentence, code },
    { status, headers: { ...HEADERS, ...headers } },
  );
}

/** Name and message alone: a whole error object may carry addresses and headers of a request. */
export const describe = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : '';
