import type { Result } from '../../lib/http/result';
import { withoutInvisible } from '../../lib/text/invisible';
import { queryData, withStaffSession } from './withStaffSession';

interface Closing {
  /** Key of the closed day: `closedDays.<uuid>`. */
  key: string;
  /** Value of the closed day, as in `schemas.closedDay`. */
  day: object;
  /** Columns of the alert. */
  alert: object;
}

/**
 * Stores a closed day and its alert, both or neither, as an admin. Returns the id of the alert.
 * Fails with `endBeforeStart`, `endPast` or `periodTooLong` for the period of the alert, `rejected`
 * for another value that the database refuses, `server` beyond the limits of `saveFact`.
 */
export const closeEmbassy = ({ key, day, alert }: Closing): Promise<Result<string>> =>
  withStaffSession('closing', async (db) =>
    queryData(db.rpc('close_embassy', { key, ...withoutInvisible({ day, alert }) })),
  );
