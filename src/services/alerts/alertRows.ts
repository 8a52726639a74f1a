import { parseDate } from '../../lib/dates/moscowTime';
import type { Database } from '../../lib/http/database.types';
import { allowedUrl, isHttpUrl } from '../../lib/urls/urls';

export const ALERT_COLUMNS =
  'id, level, text_en, text_ru, link, starts_at, ends_at, created_at, updated_at, revision';

type AlertRow = Omit<Database['public']['Tables']['alerts']['Row'], 'author_id' | 'created_at'>;

/** An emergency is shown before an important one. */
export type AlertLevel = AlertRow['level'];

export interface Alert {
  id: string;
  level: AlertLevel;
  textEn: string;
  textRu: string;
  link: string | null;
  startsAt: Date;
  endsAt: Date;
  updatedAt: Date;
  /** Increases with each save; an update compares it. */
  revision: number;
}

/**
 * `link` is null unless it is an http or https URL.
 * @throws {RangeError} for an invalid timestamp
 */
export const toAlert = (row: AlertRow): Alert => ({
  id: row.id,
  level: row.level,
  textEn: row.text_en,
  textRu: row.text_ru,
  link: allowedUrl(row.link, isHttpUrl),
  startsAt: parseDate(row.starts_at),
  endsAt: parseDate(row.ends_at),
  updatedAt: parseDate(row.updated_at),
  revision: row.revision,
});
