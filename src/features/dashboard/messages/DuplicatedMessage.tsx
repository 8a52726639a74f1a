import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../ui/navigation/LocalLink';

/** An article has been duplicated, with a link to edit the copy. */
export function DuplicatedMessage({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <p>{t('done.duplicate', { title })}</p>
      <LocalLink to={`/admin/news/edit/${id}`}>{t('done.editCopy')}</LocalLink>
    </>
  );
}
