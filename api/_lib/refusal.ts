/** Why the function refuses; the browser words it in the reader's language. */
export type RefusalCode =
  | 'bad_request'
  | 'not_signed_in'
  | 'not_admin'
  | 'cross_site'
  | 'wrong_method'
  | 'in_use'
  | 'content_type_mismatch'
  | 'pathname_mismatch'
  | 'client_token_expired'
  | 'file_too_large'
  | 'blob_not_found'
  | 'access_denied'
  | 'store_unavailable'
  | 'service_unavailable'
  | 'rate_limited'
  | 'unknown';

/** An answer other than success; thrown anywhere below the handler (DESIGN 8). */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: 400 | 401 | 403 | 405 | 409 | 413 | 429 | 502 | 503,
    readonly code: RefusalCode,
    /** One sentence for staff: fixed words, nothing of the request and nothing internal. */
    readonly sentence: string,
    readonly headers: Record<string, string> = {},
    /** For the log; never for the answer. */
    cause?: unknown,
  ) {
    super(sentence, { cause });
  }
}

export const badRequest = (sentence: string): Refusal => new Refusal(400, 'bad_request', sentence);

/** Sign-in service or database gave no usable answer: nothing is allowed on a guess. */
export const cannotCheck = (cause: unknown): Refusal =>
  new Refusal(
    503,
    'service_unavailable',
    'The database could not be reached. Please try again.',
    {},
    cause,
  );
