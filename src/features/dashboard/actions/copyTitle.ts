import { limits } from '../../forms/limits';

const ELLIPSIS = '…';

/**
 * The title of a copy, at most as long as a title may be; the original title is truncated where necessary.
 * @param mark marks a title as a copy, in the reader’s language
 */
export function copyTitle(title: string, mark: (title: string) => string): string {
  // Code points, as the database counts them.
  const excess = [...mark(title)].length - limits.title;
  if (excess <= 0) return mark(title);
  const kept = [...title].slice(0, -excess - ELLIPSIS.length).join('');
  return mark(kept.trimEnd() + ELLIPSIS);
}
