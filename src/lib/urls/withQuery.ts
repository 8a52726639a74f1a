/** Appends search parameters to a path: `/news?page=2`; returns the path alone if there are none. */
export function withQuery(path: string, params: URLSearchParams | Record<string, string>): string {
  const query = new URLSearchParams(params).toString();
  return query ? `${path}?${query}` : path;
}
