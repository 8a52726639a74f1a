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

/**
 * Returns the StoreError 400 `file_too_large`.
 * @param maximum bytes
 */
export const tooLarge = (maximum: number): StoreError =>
  new StoreError(400, 'file_too_large', `the file length cannot be greater than ${maximum}`);
