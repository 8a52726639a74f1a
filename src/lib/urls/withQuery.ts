/**
 * Adds parameters, encoded, if any, to a path without query string and hash: `/news` and `{
 * category: 'trade' }` give `/news?category=trade`.
 */
export function withQuery(path: string, params: URLSearchParams | Record<string, string>): string {
  const query = new URLSearchParams(params).toString();
  return query ? `${path}?${query}` : path;
}
