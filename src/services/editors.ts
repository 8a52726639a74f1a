import type { Result } from '../lib/result';
import { known, staffCall } from './staffCall';

/**
 * Who saved an article or a notice last: an e-mail address or a phone number; null where nobody
 * knows, as for the demo data. Text of a failure: sessionCheck.
 */
export const lastEditor = (id: string): Promise<Result<string | null>> =>
  staffCall('sessionCheck', async (db) => {
    const { data } = await db.rpc('last_editor', { item: known(id) }).throwOnError();
    return data || null;
  });
