/** Without a signal, the query unchanged. */
export const withSignal = <Query extends { abortSignal(signal: AbortSignal): Query }>(
  query: Query,
  signal?: AbortSignal,
): Query => (signal ? query.abortSignal(signal) : query);
