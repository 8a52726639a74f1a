import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { BIN_DAYS, type BinItem } from '../../../services/history/bin';
import { Button } from '../../../ui/actions/Button';
import { ItemName } from '../../../ui/actions/ItemName';
import { Badge } from '../../../ui/feedback/Badge';
import { ActorAndTime } from '../../history/changes/ActorAndTime';
import { ActionRow } from '../item/ActionRow';
import { CardList } from '../item/CardList';
import { DeleteButton } from '../item/DeleteButton';
import { ItemCard } from '../item/ItemCard';
import { ItemDetail } from '../item/ItemDetail';
import type { BinAction } from './useBinActions';

interface RowProps {
  /** For writers. */
  readOnly: boolean;
  pendingAction: (item: BinItem) => BinAction | undefined;
  onRestore: (item: BinItem) => void;
  onRemove: (item: BinItem) => void;
}

export function BinRows({ items, ...handlers }: RowProps & { items: BinItem[] }) {
  const { t } = useTranslation('history');
  return (
    <CardList label={t('bin.list')}>
      {items.map((item) => (
        <BinRow key={item.id} item={item} {...handlers} />
      ))}
    </CardList>
  );
}

function BinRow({ item, readOnly, ...handlers }: RowProps & { item: BinItem }) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const { kind, title, deletedAt, deletedBy, expiresAt } = item;
  const isExpired = expiresAt.getTime() < Date.now();
  return (
    <ItemCard
      wide
      heading={<h2>{title}</h2>}
      details={
        <>
          <Badge tone="plain">{t(`changes.itemType.${kind}`)}</Badge>
          <ItemDetail>
            {t('bin.deleted')}: <ActorAndTime actor={deletedBy} at={deletedAt} />
          </ItemDetail>
          <ItemDetail>
            {isExpired
              ? t('bin.expired', { count: BIN_DAYS })
              : t('bin.until', { date: formatDate(expiresAt, language) })}
          </ItemDetail>
        </>
      }
      actions={!readOnly && <BinActions item={item} {...handlers} />}
    />
  );
}

function BinActions({
  item,
  pendingAction,
  onRestore,
  onRemove,
}: Omit<RowProps, 'readOnly'> & { item: BinItem }) {
  const { t } = useTranslation('history');
  const pending = pendingAction(item);
  return (
    <ActionRow layout="side">
      <Button variant="tertiary" busy={pending !== undefined} onClick={() => onRestore(item)}>
        <RotateCcw aria-hidden="true" size="1.05em" />
        {t(pending === 'restore' ? 'bin.restoring' : 'bin.restore')}
        <ItemName title={item.title} />
      </Button>
      <DeleteButton
        name={t(pending === 'remove' ? 'bin.removing' : 'bin.remove')}
        title={item.title}
        busy={pending !== undefined}
        onClick={() => onRemove(item)}
      />
    </ActionRow>
  );
}
