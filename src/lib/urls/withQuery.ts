/** `/news` and `{ category: 'trade' }` → `/news?category=trade`. The path must have no query string. */
export function withQuery(path: string, params: URLSearchParams | Record<string, string>): string {
  const query = new URLSearchParams(params).toString();
  return query ? `${path}?${query}` : path;
}
