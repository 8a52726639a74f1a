import { type Page, pageId } from '../../content/site';
import { moscowToday } from '../../lib/dates/moscowTime';
import { setChangedFacts } from '../../lib/facts/currentFacts';
import { checkedFacts } from '../../lib/facts/factSchemas';
import { reviewKey } from '../../lib/facts/pageFacts';
import type { Result } from '../../lib/http/result';
import { listFacts, saveFact } from '../api/storedFacts';
import { rowsInForce } from './useFactChanges';

/** Stores today as a page's check, and shows it at once. Fails as `listFacts` and `saveFact` do. */
export async function checkPage({ path }: Page): Promise<Result<void>> {
  const key = reviewKey(pageId(path));
  const listed = await listFacts();
  if (!listed.success) return listed;
  const before = listed.data.find((row) => row.key === key);
  const value = moscowToday();
  const base = before?.revision ?? null;
  const result = await saveFact({ key, value, base });
  if (result.success) {
    const check = { key, value, at: new Date().toISOString() };
    setChangedFacts(checkedFacts([...rowsInForce(listed.data), check]));
  }
  return result;
}
