import { type Result, unwrap } from './result';

/**
 * Converts a service call to a query function, which rejects with a ServiceError for a Failure.
 * @param run `signal` aborts when no component observes the query any more
 */
export const toQueryFn =
  <T>(run: (signal: AbortSignal) => Promise<Result<T>>) =>
  async ({ signal }: { signal: AbortSignal }): Promise<T> =>
    unwrap(await run(signal));
