import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import type { ItemRow } from '../list/itemRow';
import styles from './ItemDate.module.css';
import { ItemDetail } from './ItemDetail';

/** In Moscow time; below it the end of a notice's period. */
export function ItemDate({ row: { date, dateLabel, end } }: { row: ItemRow }) {
  return (
    <span className={styles.dates}>
      <LabelledDate date={date} label={dateLabel} />
      {end && (
        <>
          {' '}
          <LabelledDate {...end} />
        </>
      )}
    </span>
  );
}

function LabelledDate({ date, label }: { date: Date; label: string | undefined }) {
  const language = useLanguage();
  return (
    <ItemDetail>
      {label && `${label} `}
      <time dateTime={date.toISOString()}>{formatDateTime(date, language)}</time>
    </ItemDetail>
  );
}
