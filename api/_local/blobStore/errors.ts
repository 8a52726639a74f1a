/** An error of the store's API; the SDK derives the kind of error from code and message. */
export class StoreError extends Error {
  override name = 'StoreError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Returns the StoreError 400 `bad_request`, for parameters that the store does not accept. */
export const badRequest = (message: string): StoreError =>
  new StoreError(400, 'bad_request', message);

/** Returns the StoreError 403 `forbidden`, for a token that is missing or forged. */
export const forbidden = (): StoreError => new StoreError(403, 'forbidden', 'Access denied');

/** Returns the StoreError 404 `not_found`, for a file that does not exist. */
export const notFound = (): StoreError =>
  new StoreError(404, 'not_found', 'The requested blob does not exist');

/**
 * Returns the StoreError 400 `file_too_large`.
 * @param maximum bytes
 */
export const tooLarge = (maximum: number): StoreError =>
  new StoreError(400, 'file_too_large', `the file length cannot be greater than ${maximum}`);
