import { useTranslation } from 'react-i18next';

interface Props {
  /** How many items were in the bin. */
  count: number;
  /** Some files could not be deleted. */
  orphanedFiles: boolean;
}

/** The bin has been emptied. */
export function BinEmptiedMessage({ count, orphanedFiles }: Props) {
  const { t } = useTranslation(['history', 'admin']);
  return (
    <>
      <p>{t('emptied', { count })}</p>
      {orphanedFiles && <p>{t('admin:deleted.newsFiles.someOrphaned')}</p>}
    </>
  );
}
