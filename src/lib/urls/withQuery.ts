/**
 * Appends search parameters to a path without a query string: `/news` and `{ page: '2' }` →
 * `/news?page=2`. Returns the path alone if there are none.
 */
export function withQuery(path: string, params: URLSearchParams | Record<string, string>): string {
  const query = new URLSearchParams(params).toString();
  return query ? `${path}?${query}` : path;
}
