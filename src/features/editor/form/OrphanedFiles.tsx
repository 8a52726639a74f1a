import { useTranslation } from 'react-i18next';

/** States in a notification how many files could not be deleted after a save; renders nothing for 0. */
export function OrphanedFiles({ count }: { count: number }) {
  const { t } = useTranslation('uploads');
  return count > 0 && <p>{t('orphaned', { count })}</p>;
}
