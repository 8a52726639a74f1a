import { type Page, pageId } from '../../content/site';
import type { Day } from '../../lib/dates/calendarDay';
import { moscowDay, parseDate } from '../../lib/dates/moscowTime';
import { setChangedFacts } from '../../lib/facts/currentFacts';
import { checkedFacts } from '../../lib/facts/factSchemas';
import type { FactRow } from '../../lib/facts/facts';
import { nextReview, reviewedOn, reviewKey } from '../../lib/facts/pageFacts';
import { AppError } from '../../lib/http/errorCodes';
import type { Result } from '../../lib/http/result';
import { withoutInvisible } from '../../lib/text/invisible';
import { isDuplicate } from './items/items';
import { queryData, withStaffSession } from './withStaffSession';

export interface StoredFact {
  key: string;
  /** Value that `isFactOfKey` has yet to check; null for the built-in one. */
  value: unknown;
  updatedAt: Date;
  revision: number;
}

/** Fetches all stored facts, sorted by key, also those that were taken back (`value` null). */
export const listFacts = (signal?: AbortSignal): Promise<Result<StoredFact[]>> =>
  withStaffSession('factsFetch', async (db) => {
    const query = db.from('facts').select('key, value, updated_at, revision').order('key');
    return (await queryData(query, signal)).map(({ value, updated_at, ...row }) => ({
      ...row,
      value: value?.is ?? null,
      updatedAt: parseDate(updated_at),
    }));
  });

interface FactChange extends Pick<StoredFact, 'key' | 'value'> {
  /** The revision of the row on which the change is based; null if there was none. */
  base: number | null;
}

/**
 * Stores the value of a fact, which visitors then see, as an admin.
 * @param change its value is stored without invisible characters; null takes a fact back: visitors
 *   see what is built in, no closed day, or a question without an answer
 * @returns nothing. Fails with `conflict` if a colleague has saved the fact in the meantime, and
 *   for a writer who passes `base`; with `rejected` for a value that does not fit its key, is too
 *   long or has control characters, and for a check in the future; with `server` beyond 500 facts
 *   or 300 kB in all
 */
export const saveFact = ({ key, value: is, base }: FactChange): Promise<Result<void>> =>
  withStaffSession('factsSave', async (db) => {
    const value = is === null ? null : withoutInvisible({ is });
    const facts = db.from('facts');
    const saved =
      base === null
        ? facts.insert({ key, value })
        : facts.update({ value }).match({ key, revision: base });
    try {
      if ((await queryData(saved.select('key'))).length > 0) return;
    } catch (cause) {
      if (!isDuplicate(cause, 'facts_key_once')) throw cause;
    }
    throw new AppError('conflict');
  });

/**
 * Returns whether the day has come on which staff have to check a page again; false for a page
 * without such a day.
 * @param facts undefined while loading: then only the day of site.ts counts
 */
export function isCheckDue(page: Page, facts: StoredFact[] | undefined, today: Day): boolean {
  const day = reviewedOn(page, toFactRows(facts));
  return day !== undefined && nextReview(day) <= today;
}

/** Converts stored facts to rows as the public site reads them; none while they are loading. */
export const toFactRows = (facts: StoredFact[] = []): FactRow[] =>
  facts.map(({ key, value, updatedAt }) => ({ key, value, at: updatedAt.toISOString() }));

/**
 * Stores today as the day on which a page was checked, and puts it into the facts that open pages
 * of this tab show. Fails as {@link listFacts} and {@link saveFact} do.
 */
export async function checkPage({ path }: Page): Promise<Result<void>> {
  const key = reviewKey(pageId(path));
  const listed = await listFacts();
  if (!listed.success) return listed;
  const value = moscowDay();
  const base = listed.data.find((row) => row.key === key)?.revision ?? null;
  const result = await saveFact({ key, value, base });
  if (result.success) {
    const check = { key, value, at: new Date().toISOString() };
    setChangedFacts(checkedFacts([...toFactRows(listed.data), check]));
  }
  return result;
}
