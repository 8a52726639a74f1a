import { formatRecent } from '../../lib/dates/recentTime';
import { useLanguage } from '../../lib/i18n/useLanguage';

/** Renders a time in Moscow, by its day if it is near: “today, 14:05”. */
export const RecentTime = ({ at }: { at: Date }) => (
  <time dateTime={at.toISOString()}>{formatRecent(at, useLanguage())}</time>
);
