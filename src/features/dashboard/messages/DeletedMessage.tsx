import { useTranslation } from 'react-i18next';
import type { BinItem } from '../../../services/history/bin';
import type { DeletedFiles } from '../bin/deletePermanently';

interface Props {
  item: BinItem;
  files: DeletedFiles;
}

/** An item has been deleted permanently; of an article's files it says what spec 8 demands. */
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
