import { RotateCcw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/dates/dates';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { BIN_DAYS, type BinItem } from '../../../services/history/bin';
import { Button } from '../../../ui/actions/Button';
import { OfItem } from '../../../ui/actions/OfItem';
import { Badge } from '../../../ui/feedback/Badge';
import { When } from '../../history/changes/When';
import rows from '../Rows.module.css';
import styles from './Bin.module.css';

/** What is being done with an item. */
export type BinAction = 'restore' | 'remove';

interface Props {
  items: BinItem[];
  busyWith: (item: BinItem) => BinAction | undefined;
  onAction: (action: BinAction, item: BinItem) => void;
}

/** The items of the bin, each with the way back and the way out. */
export function BinRows({ items, ...handlers }: Props) {
  const { t } = useTranslation('history');
  return (
    <ul className={`plain-list ${rows.cards}`} aria-label={t('bin.list')}>
      {items.map((item) => (
        <Line key={item.id} item={item} {...handlers} />
      ))}
    </ul>
  );
}

function Line({ item, busyWith, onAction }: Omit<Props, 'items'> & { item: BinItem }) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const { kind, title, deletedAt, deletedBy, until } = item;
  const expired = until.getTime() < Date.now();
  const busy = busyWith(item);
  return (
    <li className={styles.line}>
      <div>
        <h2>{title}</h2>
        <p className={rows.facts}>
          <Badge tone="plain">{t(`changes.kind.${kind}`)}</Badge>
          <span className={rows.when}>
            {t('bin.deleted')}: <When who={deletedBy} at={deletedAt} />
          </span>
          <span className={rows.when}>
            {expired
              ? t('bin.expired', { count: BIN_DAYS })
              : t('bin.until', { date: formatDate(until, language) })}
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <Button look="quiet" busy={busy !== undefined} onClick={() => onAction('restore', item)}>
          <RotateCcw aria-hidden="true" size="1.05em" />
          {t(busy === 'restore' ? 'bin.restoring' : 'bin.restore')}
          <OfItem title={title} />
        </Button>
        <Button
          look="quiet"
          className={rows.delete}
          busy={busy !== undefined}
          onClick={() => onAction('remove', item)}
        >
          <Trash2 aria-hidden="true" size="1.05em" />
          {t(busy === 'remove' ? 'bin.removing' : 'bin.remove')}
          <OfItem title={title} />
        </Button>
      </div>
    </li>
  );
}
