import { queryClient } from '../../lib/queryClient';
import type { Result } from '../../lib/result';

/**
 * Makes every list fetch its items again, the public ones too, once a change of news or notices
 * has succeeded; gives the result on.
 */
export async function afterChange<T>(
  what: 'news' | 'notices',
  change: Promise<Result<T>>,
): Promise<Result<T>> {
  const result = await change;
  if (result.success) refresh(what);
  return result;
}

/** Marks what is cached as out of date; what is on the screen is fetched at once. */
export function refresh(what: 'news' | 'notices'): void {
  void queryClient.invalidateQueries({ queryKey: [what] });
  void queryClient.invalidateQueries({ queryKey: ['admin', what] });
}
