import { put } from '@vercel/blob/client';
import { blobErrorKind, retryAfterSeconds } from '../../../lib/files/blobErrors';
import { abortable } from '../../../lib/http/abortable';
import { NetworkFailure, RequestTimeout } from '../../../lib/http/fetchWithRetry';
import { fileError } from './fileError';

// Imported with the first upload, because the SDK is large.

/** Aborts an upload after a minute without progress. */
const STALL_TIMEOUT = { ms: 60_000, reason: () => new RequestTimeout('no progress') };

interface Options {
  contentType: string;
  /** Whether the SDK sends parts of 8 MB, up to 6 in parallel (R9.26). */
  multipart: boolean;
  token: string;
  signal: AbortSignal | undefined;
  /** Callback with the uploaded fraction, from 0 to 1. */
  onProgress: (fraction: number) => void;
}

/**
 * Sends a file to the Blob store with the client token that was issued for it (R7.15, R7.16). The
 * SDK retries by itself, up to ten times (R9.21).
 * @returns the SDK's result: the stored `url` and `pathname`, which have a random suffix
 * @throws AppError of {@link fileError}; NetworkFailure; RequestTimeout after a minute without
 *   progress, or in all where {@link canStream} is false; the reason of the abort
 */
export function sendToStore(
  pathname: string,
  file: File,
  { onProgress, signal: outer, ...options }: Options,
) {
  return abortable({ signal: outer, timeout: STALL_TIMEOUT }, async (signal, restart) => {
    const onUploadProgress = ({ percentage }: { percentage: number }) => {
      // The SDK throttles progress events, so the last one can arrive after the end.
      if (restart()) onProgress(percentage / 100);
    };
    try {
      return await put(pathname, file, {
        ...options,
        access: 'public',
        abortSignal: signal,
        ...(canStream() && { onUploadProgress }),
      });
    } catch (cause) {
      throw toUploadError(cause);
    }
  });
}

/** Returns whether the SDK reports progress: over HTTP/2 alone, and at `http://localhost`. */
const canStream = (): boolean =>
  window.location.protocol === 'https:' || window.location.hostname === 'localhost';

/** Converts what the SDK throws: a TypeError to a NetworkFailure, else to {@link fileError}. */
function toUploadError(cause: unknown): Error {
  // For a broken connection browsers throw a TypeError, each with another message.
  if (cause instanceof TypeError) return new NetworkFailure('the upload broke off', { cause });
  return fileError(blobErrorKind(cause) ?? 'unknown', 0, retryAfterSeconds(cause), cause);
}
