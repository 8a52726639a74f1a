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

/** The error kinds of spec 8, File storage, as api/blob.ts names them; an unknown error has none. */
const KINDS = [
  [BlobAccessError, 'access_denied'],
  [BlobContentTypeNotAllowedError, 'content_type_mismatch'],
  [BlobPathnameMismatchError, 'pathname_mismatch'],
  [BlobClientTokenExpiredError, 'client_token_expired'],
  [BlobFileTooLargeError, 'file_too_large'],
  [BlobStoreNotFoundError, 'store_unavailable'],
  [BlobStoreSuspendedError, 'store_unavailable'],
  [BlobNotFoundError, 'blob_not_found'],
  [BlobServiceNotAvailable, 'service_unavailable'],
  [BlobRequestAbortedError, 'service_unavailable'],
  [BlobServiceRateLimited, 'rate_limited'],
] as const;

export type BlobErrorKind = (typeof KINDS)[number][1];

/** The kind of an error that the Blob SDK threw; undefined for every other error. */
export const blobErrorKind = (thrown: unknown): BlobErrorKind | undefined =>
  KINDS.find(([error]) => thrown instanceof error)?.[1];

/** Seconds to wait where the store is busy; 0 where it does not say. */
export const retryAfterOf = (thrown: unknown): number =>
  thrown instanceof BlobServiceRateLimited && Number.isFinite(thrown.retryAfter)
    ? thrown.retryAfter
    : 0;
