import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { ItemRow } from '../list/itemRow';
import { ItemDetail } from './ItemDetail';

/**
 * Renders date and time of a row in Moscow time: the date of publication, or another one after its label
 * (`dateLabel`), such as the last change of a draft.
 */
export function ItemDate({ row: { date, dateLabel } }: { row: ItemRow }) {
  const language = useLanguage();
  return (
    <ItemDetail>
      {dateLabel && `${dateLabel} `}
      <time dateTime={date.toISOString()}>{formatDateTime(date, language)}</time>
    </ItemDetail>
  );
}
