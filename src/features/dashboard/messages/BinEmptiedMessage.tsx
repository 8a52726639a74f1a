import { useTranslation } from 'react-i18next';

interface Props {
  /** How many items were in the bin. */
  count: number;
  /** Whether files could not be deleted. */
  orphanedFiles: boolean;
}

/** Notification that the bin was emptied. */
export function BinEmptiedMessage({ count, orphanedFiles }: Props) {
  const { t } = useTranslation(['history', 'admin']);
  return (
    <>
      <p>{t('emptied', { count })}</p>
      {orphanedFiles && <p>{t('admin:deleted.newsFiles.someOrphaned')}</p>}
    </>
  );
}
