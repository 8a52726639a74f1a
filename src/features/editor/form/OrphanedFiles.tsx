import { useTranslation } from 'react-i18next';

/** States how many orphaned files could not be deleted; renders nothing for 0. */
export function OrphanedFiles({ count }: { count: number }) {
  const { t } = useTranslation('uploads');
  return count > 0 && <p>{t('orphaned', { count })}</p>;
}
