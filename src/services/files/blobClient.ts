import { put } from '@vercel/blob/client';
import { blobErrorKind, retryAfterOf } from '../../lib/files/blobErrors';
import { abortable } from '../../lib/http/abortable';
import { NetworkFailure, RequestTimeout } from '../../lib/http/fetchWithRetry';
import { FileError, problemOf } from './fileFailures';

/** The store's half of an upload; fetched with the first upload, because the SDK is large. */

/** Without progress for so long an upload counts as broken off. */
const STALL_TIMEOUT = { ms: 60_000, reason: () => new RequestTimeout('no progress') };

interface Upload {
  pathname: string;
  file: File;
  contentType: string;
  /** In parts of 8 MB, several at once (spec 9). */
  multipart: boolean;
  token: string;
  signal: AbortSignal | undefined;
  /** From 0 to 1. */
  onProgress: (fraction: number) => void;
}

/**
 * Sends a file to the store with the token that was issued for it. The SDK retries by itself (spec 9:
 * ten times).
 * @throws FileError, NetworkFailure, RequestTimeout after a minute without progress, or the signal's
 * reason
 */
export function send({ pathname, file, onProgress, signal: outer, ...options }: Upload) {
  return abortable({ signal: outer, timeout: STALL_TIMEOUT }, async (signal, restart) => {
    const onUploadProgress = ({ percentage }: { percentage: number }) => {
      // The SDK throttles its reports, so that the last one can come after the end.
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
      throw toFileError(cause);
    }
  });
}

/**
 * To report progress the SDK streams the file, which browsers do over HTTP/2 alone; the one place
 * without it that the SDK knows of is `localhost`. Local runs under another name do without.
 */
const canStream = (): boolean =>
  window.location.protocol === 'https:' || window.location.hostname === 'localhost';

function toFileError(cause: unknown): Error {
  const kind = blobErrorKind(cause);
  if (kind) return new FileError(problemOf(kind) ?? 'unknown', cause, retryAfterOf(cause));
  // Every browser has its own message for a broken connection, but always in a TypeError.
  if (cause instanceof TypeError) return new NetworkFailure('the upload broke off', { cause });
  return new FileError('unknown', cause);
}
