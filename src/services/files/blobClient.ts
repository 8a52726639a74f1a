import {
  BlobAccessError,
  BlobClientTokenExpiredError,
  BlobContentTypeNotAllowedError,
  BlobFileTooLargeError,
  BlobNotFoundError,
  BlobPathnameMismatchError,
  BlobRequestAbortedError,
  BlobServiceNotAvailable,
  BlobServiceRateLimited,
  BlobStoreNotFoundError,
  BlobStoreSuspendedError,
} from '@vercel/blob';
import { put } from '@vercel/blob/client';
import { NetworkFailure } from '../../lib/http/retry';
import { FileError, type FileProblem } from './fileFailures';

/** The store's half of an upload; fetched with the first upload, for the SDK is not small. */

/** Spec 8, File storage error kinds, as the SDK throws them. */
const KINDS: [kind: abstract new (...args: never[]) => Error, problem: FileProblem][] = [
  [BlobAccessError, 'accessDenied'],
  [BlobContentTypeNotAllowedError, 'contentType'],
  [BlobPathnameMismatchError, 'pathname'],
  [BlobClientTokenExpiredError, 'tokenExpired'],
  [BlobFileTooLargeError, 'tooLarge'],
  [BlobStoreNotFoundError, 'storeUnavailable'],
  [BlobStoreSuspendedError, 'storeUnavailable'],
  [BlobNotFoundError, 'gone'],
  [BlobServiceNotAvailable, 'unavailable'],
  [BlobRequestAbortedError, 'cancelled'],
];

interface Sending {
  pathname: string;
  file: File;
  contentType: string;
  /** In parts of 8 MB, several at once (spec 9). */
  multipart: boolean;
  token: string;
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (fraction: number) => void;
}

/**
 * Sends a file to the store with the token that was issued for it.
 * @throws FileError, NetworkFailure, or the signal's reason
 */
export async function send(sending: Sending) {
  const { pathname, file, contentType, multipart, token, signal, onProgress } = sending;
  try {
    return await put(pathname, file, {
      access: 'public',
      token,
      contentType,
      multipart,
      abortSignal: signal,
      ...(canStream() && { onUploadProgress: ({ percentage }) => onProgress(percentage / 100) }),
    });
  } catch (cause) {
    throw signal.aborted ? signal.reason : toFileError(cause);
  }
}

/**
 * To report progress the SDK streams the file, which browsers do over HTTP/2 alone; the one place
 * without it that the SDK knows of is `localhost`. Local runs under another name do without.
 */
const canStream = (): boolean =>
  window.location.protocol === 'https:' || window.location.hostname === 'localhost';

function toFileError(cause: unknown): Error {
  if (cause instanceof BlobServiceRateLimited) {
    return new FileError('rateLimited', cause, cause.retryAfter);
  }
  const kind = KINDS.find(([one]) => cause instanceof one);
  if (kind) return new FileError(kind[1], cause);
  // Every browser reports a broken connection in words of its own, but as a TypeError.
  if (cause instanceof TypeError) return new NetworkFailure('the upload broke off', { cause });
  return new FileError('unknown', cause);
}
