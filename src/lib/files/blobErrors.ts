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

/** The kinds of errors of the file store (R8.17), as the `code` of an api/blob response. */
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

/** Returns the kind of an error of the SDK `@vercel/blob`; undefined if KINDS does not list it. */
export const blobErrorKind = (thrown: unknown): BlobErrorKind | undefined =>
  KINDS.find(([error]) => thrown instanceof error)?.[1];

/** Returns the seconds of the Blob store's rate limit error (R8.18); 0 for any other value. */
export const retryAfterSeconds = (thrown: unknown): number =>
  thrown instanceof BlobServiceRateLimited && Number.isFinite(thrown.retryAfter)
    ? thrown.retryAfter
    : 0;
