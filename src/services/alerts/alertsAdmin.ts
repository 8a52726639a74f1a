import type { Database } from '../../lib/http/database.types';
import type { Result } from '../../lib/http/result';
import { createItemService } from '../items/itemService';
import { assertUuid, singleRow, withStaffSession } from '../withStaffSession';
import { ALERT_COLUMNS, type Alert, type AlertLevel, toAlert } from './alertRows';

export type { Alert } from './alertRows';

/** PostgreSQL reads it as its own time, because the clock of the device may be wrong. */
const NOW = 'now';

/** The values of the form. */
export interface AlertInput {
  level: AlertLevel;
  textEn: string;
  textRu: string;
  link: string | null;
  /** Null: now. */
  startsAt: Date | null;
  endsAt: Date;
}

interface AlertFilter {
  /** `open`: alerts that have not ended; `ended`: the others. By the clock of the device. */
  period: 'open' | 'ended';
}

/** The alerts as staff read and write them; {@link createItemService} documents parameters, results and failures. */
export const { list, get, create, update, remove } = createItemService({
  table: 'alerts',
  operations: {
    read: 'alertsFetch',
    create: 'alertCreate',
    update: 'alertUpdate',
    remove: 'alertDelete',
  },
  columns: { list: ALERT_COLUMNS, item: ALERT_COLUMNS, saved: ALERT_COLUMNS },
  toListed: toAlert,
  toItem: toAlert,
  toRow,
  filter: (query, { period }: AlertFilter) => {
    const now = new Date().toISOString();
    return period === 'open' ? query.gt('ends_at', now) : query.lte('ends_at', now);
  },
});

/**
 * Ends an alert now, by the clock of the database. Fails with `notFound` where it has been deleted, `endBeforeStart`
 * where it has not started, and the codes of {@link withStaffSession}.
 * @returns the alert as stored
 */
export const endNow = (id: string): Promise<Result<Alert>> => setEnd(id, NOW);

/** Sets the end of an alert, for undoing {@link endNow}, and returns it as stored. Fails as that does. */
export const extend = (id: string, endsAt: Date): Promise<Result<Alert>> =>
  setEnd(id, endsAt.toISOString());

const setEnd = (id: string, ends_at: string): Promise<Result<Alert>> =>
  withStaffSession('alertUpdate', async (db) => {
    const query = db.from('alerts').update({ ends_at }).eq('id', assertUuid(id));
    return toAlert(singleRow((await query.select(ALERT_COLUMNS).throwOnError()).data));
  });

type AlertInsert = Database['public']['Tables']['alerts']['Insert'];

function toRow({ level, textEn, textRu, link, startsAt, endsAt }: AlertInput): AlertInsert {
  return {
    level,
    text_en: textEn.trim(),
    text_ru: textRu.trim(),
    link: link?.trim() || null,
    starts_at: startsAt?.toISOString() ?? NOW,
    ends_at: endsAt.toISOString(),
  };
}
