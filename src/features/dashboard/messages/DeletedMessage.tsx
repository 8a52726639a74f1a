import { useTranslation } from 'react-i18next';
import type { BinItem } from '../../../services/history/bin';
import type { DeletedFiles } from '../bin/deletePermanently';

interface Props {
  item: BinItem;
  files: DeletedFiles;
}

/**
 * For an article also whether its images were deleted (R8.14) or some need manual cleanup (R8.13).
 */
export function DeletedMessage({ item: { kind, title }, files }: Props) {
  const { t } = useTranslation('admin');
  if (kind !== 'news' || files === 'noFiles') {
    return <p>{t(`deleted.${kind}`, { title })}</p>;
  }
  return (
    <>
      <p>{t(`deleted.newsFiles.${files}`)}</p>
      <p>{title}</p>
    </>
  );
}
