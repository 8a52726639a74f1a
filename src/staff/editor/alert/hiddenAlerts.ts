import { parseDate } from '../../../lib/dates/moscowTime';
import type { Item } from '../../kinds/kinds';

/** The limit of the database's function `current_site`. */
const MAX_ALERTS = 2;

/** What decides when and in which order pages show an alert. */
export type RankedAlert = Pick<Item<'alerts'>, 'id' | 'level' | 'starts_at' | 'ends_at'>;

/**
 * Returns what pages do not show at some time because `alert` is published: itself, others, or none. Pages show {@link MAX_ALERTS} at a
 * time, the emergency first, then the latest start (decision 0034).
 * @param others alerts that have not ended, without `alert`
 */
export function hiddenAlerts<Other extends RankedAlert>(
  alert: RankedAlert,
  others: Other[],
): { itself: boolean; others: Other[] } {
  const starts = [alert, ...others].map(startOf);
  // An alert can push another one out only when it starts; one that ends makes room.
  const instants = starts.filter((start) => isCurrent(alert, start));
  const hidden = new Set<RankedAlert>();
  for (const instant of instants) {
    const current = others.filter((other) => isCurrent(other, instant));
    const hiddenAnyway = new Set<RankedAlert>(hiddenAmong(current));
    for (const each of hiddenAmong([alert, ...current])) {
      if (!hiddenAnyway.has(each)) hidden.add(each);
    }
  }
  return { itself: hidden.has(alert), others: others.filter((other) => hidden.has(other)) };
}

/**
 * Returns the alerts that pages show now.
 * @param alerts alerts that have not ended
 */
export function shownNow<Alert extends RankedAlert>(alerts: Alert[]): Alert[] {
  const current = alerts.filter((alert) => isCurrent(alert, Date.now()));
  const hidden = hiddenAmong(current);
  return current.filter((alert) => !hidden.includes(alert));
}

const startOf = ({ starts_at }: RankedAlert): number => parseDate(starts_at).getTime();

const isCurrent = (alert: RankedAlert, instant: number): boolean =>
  startOf(alert) <= instant && instant < parseDate(alert.ends_at).getTime();

/** Returns the alerts beyond the first {@link MAX_ALERTS}, in the order of the query of the pages. */
const hiddenAmong = (alerts: RankedAlert[]): RankedAlert[] =>
  alerts
    .toSorted((one, other) => one.level.localeCompare(other.level) || startOf(other) - startOf(one))
    .slice(MAX_ALERTS);
