import { useTranslation } from 'react-i18next';
import type { Restored } from '../../../services/history/bin';

/** An item has been restored from the bin, perhaps with a new slug. */
export function RestoredMessage({ restored }: { restored: Restored }) {
  const { t } = useTranslation('history');
  const { kind, title, newSlug } = restored;
  return (
    <>
      <p>{t(`restored.${kind}`, { title })}</p>
      {newSlug && <p>{t('restored.moved', { address: `/news/${newSlug}` })}</p>}
    </>
  );
}
