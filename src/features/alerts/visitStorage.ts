import { visit } from '../../lib/browser/storage';
import type { CurrentAlert } from '../../services/currentSite/fetchCurrentSite';

/** Keys of session storage, which lasts for a visit. */
const FOLDED = 'alerts-folded';
const ANNOUNCED = 'alerts-announced';

/** Returns what identifies an alert: all that is shown of it, because a changed text counts as new. */
export const keyOf = ({ level, text, startsAt }: CurrentAlert): string =>
  `${startsAt} ${level} ${text.en} ${text.ru}`;

/** Returns the keys of the alerts that the visitor has folded in this visit, one in a line; '' without any. */
export const readFolded = (): string => visit.read(FOLDED) ?? '';

/** Stores the keys of the folded alerts in session storage. */
export const storeFolded = (keys: string): void => visit.write(FOLDED, keys);

/** Returns the alerts that have not been announced in this visit, and records in session storage that they have. */
export function takeUnannounced(alerts: CurrentAlert[]): CurrentAlert[] {
  const announced = (visit.read(ANNOUNCED) ?? '').split('\n');
  const unannounced = alerts.filter((alert) => !announced.includes(keyOf(alert)));
  if (unannounced.length > 0) {
    visit.write(ANNOUNCED, [...announced, ...unannounced.map(keyOf)].join('\n'));
  }
  return unannounced;
}
