/** Adds parameters: `/news` and `{ category: 'trade' }` become `/news?category=trade`. */
export function withQuery(path: string, params: URLSearchParams | Record<string, string>): string {
  const query = new URLSearchParams(params).toString();
  return query ? `${path}?${query}` : path;
}
