import { useTranslation } from 'react-i18next';
import type { Restored } from '../../../services/history/bin';

/** With the new path of an article whose slug has been taken by another one (decision 0019). */
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
