import { previewed } from '../../../lib/browser/previewed';
import { parseDate } from '../../../lib/dates/moscowTime';
import { env } from '../../../lib/env';
import { builtUntil } from '../../../lib/facts/currentFacts';
import type { AlertRow, FactRow, SiteRows } from '../../../lib/facts/facts';
import { abortable } from '../../../lib/http/abortable';
import type { Language } from '../../../lib/i18n/languages';
import { allowedUrl, isHttpUrl } from '../../../lib/urls/urls';

/** An alert that visitors see now. All values are JSON, because session storage holds it. */
export interface CurrentAlert {
  /** An emergency is shown before an important one. */
  level: AlertRow['level'];
  text: Record<Language, string>;
  link: string | null;
  /** Milliseconds since 1970 by the clock of the server, as is `until`. */
  startsAt: number;
  until: number;
  /** Milliseconds since 1970 by the clock of the device, which may be wrong. */
  endsAt: number;
}

/** What pages show of the database besides news. All values are JSON. */
export interface CurrentSite {
  /** Emergencies first, then the latest start; at most two. */
  alerts: CurrentAlert[];
  /** What staff have changed since the site was built. */
  facts: FactRow[];
}

const since = builtUntil ? `?since=${encodeURIComponent(builtUntil)}` : '';

const TIMEOUT = { ms: 10_000, reason: () => undefined };

/**
 * Fetches alerts and changed facts, without retries, because the next request follows within a
 * minute, and without postgrest-js, which most pages do not load.
 * @returns null after any failure, because pages show no reason of it
 */
export const fetchCurrentSite = (): Promise<CurrentSite | null> =>
  abortable({ timeout: TIMEOUT }, async (signal) => {
    const response = await fetch(`${env.supabaseUrl}/rest/v1/rpc/current_site${since}`, {
      headers: { apikey: env.publishableKey },
      cache: 'no-store',
      signal,
    });
    if (!response.ok) return null;
    const { alerts, facts }: SiteRows = await response.json();
    const now = Date.parse(response.headers.get('Date') ?? '');
    // The end in the time of the device, whose clock may be wrong.
    const offset = Number.isNaN(now) ? 0 : Date.now() - now;
    return { alerts: alerts.map((row) => toCurrentAlert(row, offset)), facts: [...facts] };
  }).catch(() => null);

/** Converts a row; `offset` is how far the device's clock is ahead of the server's, in ms. */
const toCurrentAlert = (
  { level, en, ru, link, from, ...row }: AlertRow,
  offset: number,
): CurrentAlert => ({
  level,
  text: { en, ru },
  link: allowedUrl(link, isHttpUrl),
  startsAt: parseDate(from).getTime(),
  until: parseDate(row.until).getTime(),
  endsAt: parseDate(row.until).getTime() + offset,
});

/** The alert that staff preview, as a list of one; undefined without one. */
export const previewedAlerts = previewed?.alert && [toCurrentAlert(previewed.alert, 0)];

/** The alerts that were in force when the site was built; prerendered HTML has them. */
export const builtAlerts: CurrentAlert[] = env.site.alerts.map((row) => toCurrentAlert(row, 0));
