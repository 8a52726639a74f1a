/** A query that an abort signal, when there is one, cancels. */
export const withSignal = <Query extends { abortSignal(signal: AbortSignal): Query }>(
  query: Query,
  signal?: AbortSignal,
): Query => (signal ? query.abortSignal(signal) : query);
