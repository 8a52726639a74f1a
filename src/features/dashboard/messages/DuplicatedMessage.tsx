import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../ui/navigation/AppLink';
import type { ItemType } from '../../items/itemType';

interface Props {
  kind: ItemType;
  /** The id of the copy. */
  id: string;
  /** The title of the copy. */
  title: string;
}

/**
 * Renders the text of the notification that an article or a notice was duplicated, with a link that edits the
 * copy.
 */
export function DuplicatedMessage({ kind, id, title }: Props) {
  const { t } = useTranslation('admin');
  return (
    <>
      <p>{t('done.duplicate', { title })}</p>
      <AppLink to={`/admin/${kind}/edit/${id}`}>{t('done.editCopy')}</AppLink>
    </>
  );
}
