import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { ItemRow } from '../list/itemRow';
import { Fact } from './Fact';

/** Date of an item: of its publication, or what `dateLabel` says. */
export function ItemDate({ row: { date, dateLabel } }: { row: ItemRow }) {
  const language = useLanguage();
  return (
    <Fact>
      {dateLabel && `${dateLabel} `}
      <time dateTime={date.toISOString()}>{formatDateTime(date, language)}</time>
    </Fact>
  );
}
