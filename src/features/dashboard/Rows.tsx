import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/dates/dates';
import { useMediaQuery } from '../../lib/hooks/useMediaQuery';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Badge } from '../../ui/feedback/Badge';
import { RowActions } from './RowActions';
import styles from './Rows.module.css';
import type { Row, RowHandlers } from './row';

interface Props extends RowHandlers {
  rows: Row[];
  /** What the list holds, for its caption. */
  caption: string;
  /** Heading of the badge's column. */
  badgeTitle: string;
}

/** The lines of a list: a table, or cards where a table would not fit. */
export function Rows(props: Props) {
  const wide = useMediaQuery('(min-width: 72rem)');
  return wide ? <Table {...props} /> : <Cards {...props} />;
}

function Table({ rows, caption, badgeTitle, ...handlers }: Props) {
  const { t } = useTranslation('admin');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('row.title')}</th>
          <th scope="col">{badgeTitle}</th>
          <th scope="col">{t('row.date')}</th>
          <th scope="col">{t('row.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Title row={row} />
            </th>
            <td>
              <Badge tone={row.badge.tone}>{row.badge.name}</Badge>
            </td>
            <td>
              <When row={row} />
            </td>
            <td>
              <RowActions row={row} {...handlers} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards({ rows, caption, badgeTitle: _, ...handlers }: Props) {
  return (
    <ul className={`plain-list ${styles.cards}`} aria-label={caption}>
      {rows.map((row) => (
        <li key={row.id}>
          <h3>
            <Title row={row} />
          </h3>
          <p className={styles.facts}>
            <Badge tone={row.badge.tone}>{row.badge.name}</Badge>
            <When row={row} />
          </p>
          <RowActions row={row} {...handlers} />
        </li>
      ))}
    </ul>
  );
}

const Title = ({ row }: { row: Row }) => (
  <>
    {row.title}
    {row.note && <span className={styles.note}>{row.note}</span>}
  </>
);

function When({ row }: { row: Row }) {
  const language = useLanguage();
  return (
    <span className={styles.when}>
      {row.dateOf && `${row.dateOf} `}
      <time dateTime={row.date.toISOString()}>{formatDateTime(row.date, language)}</time>
    </span>
  );
}
