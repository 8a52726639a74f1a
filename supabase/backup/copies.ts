import type { CopyRow } from './folder.ts';
import type { Db } from './site.ts';

/**
 * Inserts working copies as those of the account that imports, because no account can write those of another one. An
 * account has one for each item: the newest, unless it has one on the site already.
 *
 * @param rows newest first
 * @returns how many were inserted
 */
export async function insertCopies(db: Db, rows: CopyRow[]): Promise<number> {
  let inserted = 0;
  for (const { author_name: _, saved_at: __, ...row } of rows) {
    const { error } = await db.from('working_copies').insert(row);
    if (!error) inserted += 1;
    else if (!error.message.includes('working_copies_once')) throw error;
  }
  return inserted;
}
