import type { Database } from '../../../lib/http/database.types';
import type { Result } from '../../../lib/http/result';
import {
  ALERT_COLUMNS,
  type Alert,
  type AlertLevel,
  toAlert,
} from '../../../services/alerts/alertRows';
import { type Page, readPage } from '../../../services/paging';
import { withSignal } from '../../../services/withSignal';
import { createItemService } from '../items/itemService';
import { assertUuid, singleRow, withStaffSession } from '../withStaffSession';

export type { Alert } from '../../../services/alerts/alertRows';

/** PostgreSQL reads it as its own time, because the clock of the device may be wrong. */
const NOW = 'now';

export interface AlertInput {
  level: AlertLevel;
  textEn: string;
  textRu: string;
  link: string | null;
  /** Null: now. */
  startsAt: Date | null;
  endsAt: Date;
}

interface ListOptions {
  /** From 1. */
  page: number;
  /** `open`: alerts that have not ended; `ended`: the others. By the clock of the device. */
  period: 'open' | 'ended';
  signal?: AbortSignal;
}

/** 10 alerts, newest first; empty beyond the last page. Fails with the codes of {@link withStaffSession}. */
export const list = ({ page, period, signal }: ListOptions): Promise<Result<Page<Alert>>> =>
  withStaffSession('alertsFetch', (db) => {
    const now = new Date().toISOString();
    const newestFirst = () => {
      const all = db.from('alerts').select(ALERT_COLUMNS, { count: 'exact' });
      const inPeriod = period === 'open' ? all.gt('ends_at', now) : all.lte('ends_at', now);
      return withSignal(inPeriod, signal)
        .order('created_at', { ascending: false })
        .order('id')
        .retry(false)
        .throwOnError();
    };
    return readPage(newestFirst, toAlert, page);
  });

/** The alerts as staff read and write them; {@link createItemService} documents parameters, results and failures. */
export const { get, create, update, remove } = createItemService({
  table: 'alerts',
  operations: {
    read: 'alertsFetch',
    create: 'alertCreate',
    update: 'alertUpdate',
    remove: 'alertDelete',
  },
  columns: { item: ALERT_COLUMNS, saved: ALERT_COLUMNS },
  toItem: toAlert,
  toRow,
});

/**
 * By the clock of the database. Fails with `notFound` where it has been deleted, `endBeforeStart` where it has not started, and
 * the codes of {@link withStaffSession}.
 */
export const endNow = (id: string): Promise<Result<Alert>> => setEnd(id, NOW);

/** Undoes {@link endNow}, with the same failures. */
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
