import { useTranslation } from 'react-i18next';
import type { Restored } from '../../../services/history/bin';

/** Notification that an item was restored from the bin; names its URL if the slug had to change. */
export function RestoredMessage({ restored }: { restored: Restored }) {
  const { t } = useTranslation('history');
  const { kind, title, newSlug } = restored;
  return (
    <>
      <p>{t(`restored.${kind}`, { title })}</p>
      {newSlug && <p>{t('restored.moved', { path: `/news/${newSlug}` })}</p>}
    </>
  );
}
