import { BlobServiceNotAvailable } from '@vercel/blob';
import { fromBlob } from './blobErrors.js';

/**
 * Milliseconds for one call of the store, retries included. The SDK's ten retries (spec 9) would
 * take a quarter of an hour, and nobody waits that long for an answer.
 */
const PATIENCE = 8_000;

/**
 * Runs one call of the Blob SDK.
 * @throws the Refusal for the error kind; 503 when there is no answer in time.
 */
export async function askStore<T>(
  call: (signal: AbortSignal) => Promise<T>,
  patience = PATIENCE,
): Promise<T> {
  const signal = AbortSignal.timeout(patience);
  // The SDK notices the signal only during a request, not while it waits for the next attempt.
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new BlobServiceNotAvailable()), { once: true });
  });
  try {
    return await Promise.race([call(signal), late]);
  } catch (thrown) {
    throw fromBlob(thrown);
  }
}
