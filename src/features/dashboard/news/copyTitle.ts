import { limits } from '../../forms/limits';

const ELLIPSIS = '…';

/**
 * The title of a copy. A title that leaves no room for the mark is shortened.
 * @param mark adds the mark to a title, in the reader's language
 */
export function copyTitle(title: string, mark: (title: string) => string): string {
  // Code points, as the database counts them.
  const excess = [...mark(title)].length - limits.title;
  if (excess <= 0) return mark(title);
  const kept = [...title].slice(0, -excess - ELLIPSIS.length).join('');
  return mark(kept.trimEnd() + ELLIPSIS);
}
