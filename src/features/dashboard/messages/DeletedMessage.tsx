import { useTranslation } from 'react-i18next';
import type { BinItem } from '../../../services/history/bin';
import type { DeletedFiles } from '../bin/deletePermanently';

interface Props {
  item: BinItem;
  files: DeletedFiles;
}

/** Notification that an item was deleted permanently, for an article with the outcome for its files (R8.13, R8.14). */
export function DeletedMessage({ item: { kind, title }, files }: Props) {
  const { t } = useTranslation('admin');
  if (kind === 'notices' || files === 'noFiles') {
    return <p>{t(`deleted.${kind}`, { title })}</p>;
  }
  return (
    <>
      <p>{t(`deleted.newsFiles.${files}`)}</p>
      <p>{title}</p>
    </>
  );
}
