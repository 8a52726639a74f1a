/** Returns a query of postgrest-js that aborts with the signal; without a signal, the query unchanged. */
export const withSignal = <Query extends { abortSignal(signal: AbortSignal): Query }>(
  query: Query,
  signal?: AbortSignal,
): Query => (signal ? query.abortSignal(signal) : query);
