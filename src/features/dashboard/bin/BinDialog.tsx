import { useTranslation } from 'react-i18next';
import type { BinItem } from '../../../services/history/bin';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';

interface Props {
  /** One to be deleted for good, or all of them. */
  items: BinItem[];
  all: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before what cannot be taken back. */
export function BinDialog({ items, all, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('history');
  const [first] = items;
  const what = all ? 'all' : 'one';
  return (
    <ConfirmDialog
      title={t(`ask.${what}.title`)}
      confirm={t(`ask.${what}.confirm`)}
      cancel={t('ask.keep')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {!all && first && (
        <p>
          <strong>{first.title}</strong>
        </p>
      )}
      <p>{all ? t('ask.all.text', { count: items.length }) : t('ask.one.text')}</p>
    </ConfirmDialog>
  );
}
