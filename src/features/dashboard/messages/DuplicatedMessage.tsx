import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/navigation/AppLink';
import type { ListedType } from '../../items/itemType';

interface Props {
  kind: ListedType;
  /** Of the copy. */
  id: string;
  title: string;
}

export function DuplicatedMessage({ kind, id, title }: Props) {
  const { t } = useTranslation('admin');
  return (
    <>
      <p>{t('done.duplicate', { title })}</p>
      <AppLink to={`/admin/${kind}/edit/${id}`}>{t('done.editCopy')}</AppLink>
    </>
  );
}
