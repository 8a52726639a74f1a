import { useTranslation } from 'react-i18next';
import type { BinItem } from '../../../services/history/bin';
import type { DeletedFiles } from '../bin/deletePermanently';

interface Props {
  item: BinItem;
  /** What {@link deletePermanently} returned. */
  files: DeletedFiles;
}

/**
 * Renders the text of the notification that an item was deleted permanently; for an article with stored
 * images also whether all of them were deleted (R8.14) or some need manual cleanup (R8.13).
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
