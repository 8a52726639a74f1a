import { limits } from '../../forms/limits';

const ELLIPSIS = '…';

/**
 * `Visa fees` → `Visa fees (copy)`: at most 200 characters, the limit of the database; a longer
 * original is truncated with “…”.
 * @param mark marks a title as a copy in the current language
 */
export function copyTitle(title: string, mark: (title: string) => string): string {
  // Code points, because PostgreSQL counts characters and JavaScript counts UTF-16 code units.
  const excess = [...mark(title)].length - limits.title;
  if (excess <= 0) return mark(title);
  const truncated = [...title].slice(0, -excess - ELLIPSIS.length).join('');
  return mark(truncated.trimEnd() + ELLIPSIS);
}
