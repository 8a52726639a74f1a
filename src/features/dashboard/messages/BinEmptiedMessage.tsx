import { useTranslation } from 'react-i18next';

interface Props {
  count: number;
  orphanedFiles: boolean;
}

/** Says also whether files need manual cleanup (R8.13). */
export function BinEmptiedMessage({ count, orphanedFiles }: Props) {
  const { t } = useTranslation(['history', 'admin']);
  return (
    <>
      <p>{t('emptied', { count })}</p>
      {orphanedFiles && <p>{t('admin:deleted.newsFiles.someOrphaned')}</p>}
    </>
  );
}
