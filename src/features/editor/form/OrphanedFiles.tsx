import { useTranslation } from 'react-i18next';

/** Names how many files no row uses any more and could not be deleted. */
export function OrphanedFiles({ count }: { count: number }) {
  const { t } = useTranslation('uploads');
  return count > 0 && <p>{t('orphaned', { count })}</p>;
}
