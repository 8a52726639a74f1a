import { useTranslation } from 'react-i18next';
import type { Restored } from '../../../services/history/bin';

/**
 * Renders the text of the notification that an item was restored from the bin (decision 0019), and the new
 * path of an article whose slug is in use by another one in the meantime.
 */
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
