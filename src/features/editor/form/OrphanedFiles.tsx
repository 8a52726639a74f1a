import { useTranslation } from 'react-i18next';

/** Files that could not be deleted after a save. */
export function OrphanedFiles({ count }: { count: number }) {
  const { t } = useTranslation('uploads');
  return count > 0 && <p>{t('orphaned', { count })}</p>;
}
