import type { BlobErrorKind } from '../../src/lib/files/blobErrors.js';

/** Why the function rejects a request; the site has a text for each in the reader's language. */
type RefusalCode =
  | BlobErrorKind
  | 'bad_request'
  | 'not_signed_in'
  | 'not_admin'
  | 'cross_site'
  | 'wrong_method'
  | 'in_use'
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

export const badRequest = (sentence: string, cause?: unknown): Refusal =>
  new Refusal(400, 'bad_request', sentence, {}, cause);

/** Auth or the database gave no usable response: nothing is allowed on a guess. */
export const cannotCheck = (cause: unknown): Refusal =>
  new Refusal(
    503,
    'service_unavailable',
    'The database could not be reached. Please try again.',
    {},
    cause,
  );
