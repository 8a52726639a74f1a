import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/navigation/AppLink';

/** An article has been duplicated, with a link to edit the copy. */
export function DuplicatedMessage({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <p>{t('done.duplicate', { title })}</p>
      <AppLink to={`/admin/news/edit/${id}`}>{t('done.editCopy')}</AppLink>
    </>
  );
}
