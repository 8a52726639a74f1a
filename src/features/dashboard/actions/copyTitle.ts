import { limits } from '../../forms/limits';

const ELLIPSIS = '…';

/**
 * Returns the title of a copy: `Visa fees` → `Visa fees (copy)`. It has at most 200 characters, the limit of
 * the database; a longer original is truncated with “…” before it is marked.
 * @param mark returns a title marked as a copy in the current language
 */
export function copyTitle(title: string, mark: (title: string) => string): string {
  // Code points, because PostgreSQL counts characters and JavaScript counts UTF-16 code units.
  const excess = [...mark(title)].length - limits.title;
  if (excess <= 0) return mark(title);
  const truncated = [...title].slice(0, -excess - ELLIPSIS.length).join('');
  return mark(truncated.trimEnd() + ELLIPSIS);
}
