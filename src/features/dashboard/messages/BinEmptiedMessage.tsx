import { useTranslation } from 'react-i18next';

interface Props {
  /** How many items were in the bin. */
  count: number;
  /** Whether files could not be deleted. */
  orphanedFiles: boolean;
}

/**
 * Renders the text of the notification that all items of the bin were deleted permanently, and whether files
 * need manual cleanup (R8.13).
 */
export function BinEmptiedMessage({ count, orphanedFiles }: Props) {
  const { t } = useTranslation(['history', 'admin']);
  return (
    <>
      <p>{t('emptied', { count })}</p>
      {orphanedFiles && <p>{t('admin:deleted.newsFiles.someOrphaned')}</p>}
    </>
  );
}
