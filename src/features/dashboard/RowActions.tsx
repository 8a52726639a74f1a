import { SquarePen, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../ui/Button';
import { LocalLink } from '../../ui/LocalLink';
import styles from './Rows.module.css';
import type { Row } from './row';

interface Props {
  row: Row;
  onDelete: (row: Row) => void;
}

/** What can be done with a line; each name says with which one. */
export function RowActions({ row, onDelete }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.actions}>
      <LocalLink to={row.editPath} className={buttonClass('quiet')}>
        <SquarePen aria-hidden="true" size="1.05em" />
        {t('row.edit')}
        <Of title={row.title} />
      </LocalLink>
      {row.view}
      <Button look="quiet" className={styles.delete} onClick={() => onDelete(row)}>
        <Trash2 aria-hidden="true" size="1.05em" />
        {t('row.delete')}
        <Of title={row.title} />
      </Button>
    </div>
  );
}

/** Names the line for screen readers. */
export const Of = ({ title }: { title: string }) => (
  <span className="visually-hidden">: {title}</span>
);
