import { Copy, FilePen, Send, SquarePen, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../ui/actions/Button';
import { MoreMenu } from '../../ui/actions/MoreMenu';
import { OfItem } from '../../ui/actions/OfItem';
import { LocalLink } from '../../ui/navigation/LocalLink';
import styles from './Rows.module.css';
import type { Row, RowHandlers } from './row';

const icons = { publish: Send, toDraft: FilePen, duplicate: Copy, delete: Trash2 } as const;

/**
 * What can be done with a line; each name says with which one. Edit and view are always seen, the
 * rest when asked for, unless it is one thing alone.
 */
export function RowActions({ row, onAction, busyWith }: RowHandlers & { row: Row }) {
  const { t } = useTranslation('admin');
  const busy = busyWith(row);
  const [first, ...others] = row.actions;
  return (
    <div className={styles.actions}>
      <LocalLink to={row.editPath} className={buttonClass('quiet')}>
        <SquarePen aria-hidden="true" size="1.05em" />
        {t('row.edit')}
        <OfItem title={row.title} />
      </LocalLink>
      {row.view}
      {first && others.length === 0 && (
        <Button
          look="quiet"
          className={first === 'delete' ? styles.delete : undefined}
          onClick={() => onAction(first, row)}
        >
          <Trash2 aria-hidden="true" size="1.05em" />
          {t(`row.${first}`)}
          <OfItem title={row.title} />
        </Button>
      )}
      {others.length > 0 && (
        <MoreMenu
          name={
            <>
              {busy ? t(`busy.${busy}`) : t('row.more')}
              <OfItem title={row.title} />
            </>
          }
          busy={busy !== undefined}
          items={row.actions.map((action) => ({
            icon: icons[action],
            danger: action === 'delete',
            name: (
              <>
                {t(`row.${action}`)}
                <OfItem title={row.title} />
              </>
            ),
            onChoose: () => onAction(action, row),
          }))}
        />
      )}
    </div>
  );
}
