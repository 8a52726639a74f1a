import { AppError, type ErrorCode } from '../../../lib/http/errorCodes';

/** Error codes by the `code` of a response of api/blob.ts, or the kind of an error of its SDK. */
const CODES: Record<string, ErrorCode> = {
  not_signed_in: 'sessionExpired',
  not_staff: 'notAllowed',
  in_use: 'fileInUse',
  file_too_large: 'fileTooLarge',
  rate_limited: 'storeBusy',
  service_unavailable: 'storeDown',
  content_type_mismatch: 'contentType',
  pathname_mismatch: 'pathname',
  client_token_expired: 'uploadExpired',
  blob_not_found: 'fileGone',
  access_denied: 'accessDenied',
  store_unavailable: 'storeUnavailable',
};

/** Error codes by the status of a response without a code, which a proxy has sent. */
const STATUSES: Record<number, ErrorCode> = {
  413: 'fileTooLarge',
  429: 'storeBusy',
  503: 'storeDown',
  504: 'storeDown',
};

/**
 * Returns the error of a refused request for a file, with an advice for each kind (R8.17): by
 * `code`, else by `status`, else `storeUnknown`.
 * @param code of a response of api/blob.ts, or the kind of an error of its SDK
 * @param status of the response; 0 for an error of the SDK
 * @param seconds to wait, from `Retry-After` (R8.18); 0 stands for a minute
 */
export const fileError = (code: string, status: number, seconds: number, cause: unknown) =>
  new AppError(CODES[code] ?? STATUSES[status] ?? 'storeUnknown', seconds || 60, cause);
