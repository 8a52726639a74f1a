import { parseDate } from '../../lib/dates/moscowTime';
import { env } from '../../lib/env';
import { abortable } from '../../lib/http/abortable';
import type { Database } from '../../lib/http/database.types';
import { AppError } from '../../lib/http/errorCodes';
import { RequestTimeout } from '../../lib/http/fetchWithRetry';
import { attempt, type Result } from '../../lib/http/result';
import type { Language } from '../../lib/i18n/languages';
import { allowedUrl, isHttpUrl } from '../../lib/urls/urls';

/** An emergency is shown before an important one. */
type AlertLevel = Database['public']['Enums']['alert_level'];

/** An alert that visitors see now. All values are JSON, because session storage holds it. */
export interface CurrentAlert {
  level: AlertLevel;
  text: Record<Language, string>;
  link: string | null;
  /** Milliseconds since 1970 by the clock of the server. */
  startsAt: number;
  /** Milliseconds since 1970 by the clock of the device, which may be wrong. */
  endsAt: number;
}

export const MAX_ALERTS = 2;

/** Short aliases, because every page view transfers them. */
const QUERY =
  `select=level,en:text_en,ru:text_ru,link,from:starts_at,until:ends_at` +
  `&order=level,starts_at.desc,id&limit=${MAX_ALERTS}`;

interface Row {
  level: AlertLevel;
  en: string;
  ru: string;
  link: string | null;
  from: string;
  until: string;
}

const TIMEOUT = { ms: 10_000, reason: () => new RequestTimeout('no response in time') };

/**
 * Visible now, emergencies first, then the latest start; at most two. Sends one request without retries, because the next check
 * follows within a minute, and without postgrest-js, which most pages do not load. Fails with `timeout` or `server`.
 */
export const listCurrent = (signal?: AbortSignal): Promise<Result<CurrentAlert[]>> =>
  attempt('alertsFetch', () =>
    abortable({ signal, timeout: TIMEOUT }, async (aborted) => {
      const response = await fetch(`${env.supabaseUrl}/rest/v1/alerts?${QUERY}`, {
        headers: { apikey: env.publishableKey },
        cache: 'no-store',
        signal: aborted,
      });
      if (!response.ok) throw new AppError('server');
      const rows: Row[] = await response.json();
      const now = Date.parse(response.headers.get('Date') ?? '');
      // The end in the time of the device, whose clock may be wrong.
      const offset = Number.isNaN(now) ? 0 : Date.now() - now;
      return rows.map((row) => toCurrent(row, offset));
    }),
  );

const toCurrent = ({ level, en, ru, link, from, until }: Row, offset: number): CurrentAlert => ({
  level,
  text: { en, ru },
  link: allowedUrl(link, isHttpUrl),
  startsAt: parseDate(from).getTime(),
  endsAt: parseDate(until).getTime() + offset,
});
