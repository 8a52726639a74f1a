import { BlobServiceNotAvailable } from '@vercel/blob';
import { abortable } from '../../src/lib/http/abortable.js';
import { toHttpError } from './blobErrors.js';

/**
 * Milliseconds for one call of the store, retries included, because the SDK's ten retries take a quarter
 * of an hour (R9.21).
 */
const TIMEOUT = 8_000;

/**
 * Runs one call of the Blob SDK and aborts it after `ms` milliseconds.
 * @returns the result of the call
 * @throws HttpError for the error's kind (R8.17); 503 `service_unavailable` without a response in time
 */
export async function callStore<T>(
  call: (signal: AbortSignal) => Promise<T>,
  ms = TIMEOUT,
): Promise<T> {
  try {
    const timeout = { ms, reason: () => new BlobServiceNotAvailable() };
    return await abortable({ timeout }, call);
  } catch (thrown) {
    throw toHttpError(thrown);
  }
}
