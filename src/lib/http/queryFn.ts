import { type Result, unwrap } from './result';

/**
 * Converts a service call to a query function for TanStack Query.
 * @param run calls the service; `signal` aborts when no component observes the query any more
 * @returns a function that resolves to the data of a Success and rejects with a ServiceError for a
 * Failure
 */
export const queryFnOf =
  <T>(run: (signal: AbortSignal) => Promise<Result<T>>) =>
  async ({ signal }: { signal: AbortSignal }): Promise<T> =>
    unwrap(await run(signal));
