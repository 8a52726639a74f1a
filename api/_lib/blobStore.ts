import { BlobServiceNotAvailable } from '@vercel/blob';
import { abortable } from '../../src/lib/http/abortable.js';
import { toHttpError } from './blobErrors.js';

/**
 * Milliseconds for one call of the store, retries included, because the SDK's ten retries (spec 9)
 * take a quarter of an hour.
 */
const TIMEOUT = 8_000;

/**
 * Runs one call of the Blob SDK.
 * @throws the HttpError for the error kind; 503 when there is no response in time.
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
