import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { ItemRow } from '../list/itemRow';
import { ItemDetail } from './ItemDetail';

/** The date of an item, in Moscow time: of its publication, or the one that `dateLabel` names. */
export function ItemDate({ row: { date, dateLabel } }: { row: ItemRow }) {
  const language = useLanguage();
  return (
    <ItemDetail>
      {dateLabel && `${dateLabel} `}
      <time dateTime={date.toISOString()}>{formatDateTime(date, language)}</time>
    </ItemDetail>
  );
}
