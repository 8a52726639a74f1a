import type { Result } from '../lib/result';
import { known, staffCall } from './staffCall';

/**
 * Who saved an article or a notice last: an e-mail address or a phone number; null where nobody
 * was signed in. Text of a failure: sessionCheck.
 */
export const lastEditor = (id: string): Promise<Result<string | null>> =>
  staffCall('sessionCheck', async (db) => {
    const query = db.from('last_edits').select('editor').eq('item', known(id));
    const { data } = await query.retry(false).throwOnError();
    return data[0]?.editor ?? null;
  });
