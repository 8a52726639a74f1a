import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/navigation/AppLink';

/**
 * Renders the text of the notification that an article was duplicated, with a link that edits the copy. `id`
 * and `title` are those of the copy.
 */
export function DuplicatedMessage({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <p>{t('done.duplicate', { title })}</p>
      <AppLink to={`/admin/news/edit/${id}`}>{t('done.editCopy')}</AppLink>
    </>
  );
}
