/** `/news` and `{ page: '2' }` → `/news?page=2`. The path must have no query string. */
export function withQuery(path: string, params: URLSearchParams | Record<string, string>): string {
  const query = new URLSearchParams(params).toString();
  return query ? `${path}?${query}` : path;
}
