/** Adds an abort signal to a query; returns it unchanged without one. */
export const withSignal = <Query extends { abortSignal(signal: AbortSignal): Query }>(
  query: Query,
  signal?: AbortSignal,
): Query => (signal ? query.abortSignal(signal) : query);
