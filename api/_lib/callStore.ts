import { BlobError, BlobServiceNotAvailable, BlobUnknownError } from '@vercel/blob';
import {
  type BlobErrorKind,
  blobErrorKind,
  retryAfterSeconds,
} from '../../src/lib/files/blobErrors.js';
import { abortable } from '../../src/lib/http/abortable.js';
import { badRequest, HttpError } from './responses.js';

/** Milliseconds for one call of the store; the SDK's ten retries would take 15 minutes (R9.21). */
const TIMEOUT = 8_000;

/**
 * Runs one call of the Blob SDK and returns its result; aborts it after {@link TIMEOUT}.
 * @throws HttpError with the code of the error's kind (R8.17), for `rate_limited` with
 *   `Retry-After` in seconds (R8.18); 503 `service_unavailable` without a connection or a response
 *   in time; 400 `bad_request` for another refusal of the store; any other error as it is
 */
export async function callStore<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    const timeout = { ms: TIMEOUT, reason: () => new BlobServiceNotAvailable() };
    return await abortable({ timeout }, call);
  } catch (thrown) {
    throw mapStoreError(thrown);
  }
}

const TRY_AGAIN = 'Please try again.';
const CONTACT_ADMIN = 'Please tell the administrator of the site.';

const RESPONSES: Record<BlobErrorKind, [status: HttpError['status'], message: string]> = {
  access_denied: [502, `File storage refused access. ${CONTACT_ADMIN}`],
  content_type_mismatch: [400, 'This kind of file is not allowed.'],
  pathname_mismatch: [400, 'The name of the file is not the one that was announced.'],
  client_token_expired: [400, `The time for this upload ran out. ${TRY_AGAIN}`],
  file_too_large: [413, 'The file is too large.'],
  store_unavailable: [503, `File storage is switched off. ${CONTACT_ADMIN}`],
  blob_not_found: [400, 'This file does not exist any more.'],
  service_unavailable: [503, `File storage does not answer. ${TRY_AGAIN}`],
  rate_limited: [429, 'File storage is busy. Please wait a moment and try again.'],
};

/** Seconds of `Retry-After` if the store states none. */
const DEFAULT_WAIT = 10;

/** Returns the HttpError for an error of the Blob SDK or of the network; else the value itself. */
function mapStoreError(thrown: unknown): unknown {
  const kind = blobErrorKind(thrown);
  if (kind) {
    const [status, message] = RESPONSES[kind];
    const headers: Record<string, string> = {};
    if (kind === 'rate_limited') {
      headers['Retry-After'] = String(Math.max(1, retryAfterSeconds(thrown) || DEFAULT_WAIT));
    }
    return new HttpError(status, kind, message, headers, thrown);
  }
  if (thrown instanceof BlobError && !(thrown instanceof BlobUnknownError)) {
    return badRequest('File storage did not accept the request.', thrown);
  }
  return isNoConnection(thrown) ? mapStoreError(new BlobServiceNotAvailable()) : thrown;
}

/** Returns whether a value is the error of Node's fetch when the server cannot be reached. */
const isNoConnection = (thrown: unknown): boolean =>
  thrown instanceof TypeError && /fetch failed|terminated/.test(thrown.message);
