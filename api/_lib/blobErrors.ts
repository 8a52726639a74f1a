import {
  BlobAccessError,
  BlobClientTokenExpiredError,
  BlobContentTypeNotAllowedError,
  BlobError,
  BlobFileTooLargeError,
  BlobNotFoundError,
  BlobPathnameMismatchError,
  BlobRequestAbortedError,
  BlobServiceNotAvailable,
  BlobServiceRateLimited,
  BlobStoreNotFoundError,
  BlobStoreSuspendedError,
  BlobUnknownError,
} from '@vercel/blob';
import { Refusal } from './refusal.js';

type Row = [
  kinds: (abstract new (...args: never[]) => Error)[],
  ...answer: [Refusal['status'], Refusal['code'], string],
];

const AGAIN = 'Please try again.';
const TELL = 'Please tell the administrator of the site.';

/** The error kinds of spec 8, File storage. The last row is every other BlobError. */
const ROWS: Row[] = [
  [[BlobAccessError], 502, 'access_denied', `File storage refused access. ${TELL}`],
  [
    [BlobContentTypeNotAllowedError],
    400,
    'content_type_mismatch',
    'This kind of file is not allowed.',
  ],
  [
    [BlobPathnameMismatchError],
    400,
    'pathname_mismatch',
    'The name of the file is not the one that was announced.',
  ],
  [
    [BlobClientTokenExpiredError],
    400,
    'client_token_expired',
    `The time for this upload ran out. ${AGAIN}`,
  ],
  [[BlobFileTooLargeError], 413, 'file_too_large', 'The file is too large.'],
  [
    [BlobStoreNotFoundError, BlobStoreSuspendedError],
    503,
    'store_unavailable',
    `File storage is switched off. ${TELL}`,
  ],
  [[BlobNotFoundError], 400, 'blob_not_found', 'This file does not exist any more.'],
  [
    [BlobServiceNotAvailable, BlobRequestAbortedError],
    503,
    'service_unavailable',
    `File storage does not answer. ${AGAIN}`,
  ],
  [[BlobUnknownError], 502, 'unknown', `File storage reported an error. ${AGAIN}`],
  [[BlobError], 400, 'bad_request', 'File storage did not accept the request.'],
];

/** Seconds, where the store does not say how long to wait. */
const DEFAULT_WAIT = 10;

/** The Refusal for what the Blob SDK threw; an error of another origin comes back unchanged. */
export function fromBlob(thrown: unknown): unknown {
  if (thrown instanceof BlobServiceRateLimited) {
    const wait = Number.isFinite(thrown.retryAfter) ? thrown.retryAfter : 0;
    const sentence = 'File storage is busy. Please wait a moment and try again.';
    return new Refusal(429, 'rate_limited', sentence, {
      'Retry-After': String(Math.max(1, wait || DEFAULT_WAIT)),
    });
  }
  const row = ROWS.find(([kinds]) => kinds.some((kind) => thrown instanceof kind));
  if (!row) return isNoConnection(thrown) ? fromBlob(new BlobServiceNotAvailable()) : thrown;
  const [, status, code, sentence] = row;
  return new Refusal(status, code, sentence, {}, thrown);
}

/** How Node's fetch says that the other side cannot be reached. */
const isNoConnection = (thrown: unknown): boolean =>
  thrown instanceof TypeError && /fetch failed|terminated/.test(thrown.message);
