import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useItemForm } from '../../editor/form/ItemFormProvider';
import { PagePreview } from '../../parts/PagePreview';
import type { Item } from '../kind';
import { toColumns } from '../kinds';
import type { NoticeValues } from './schema';

/** Renders the button that previews the unsaved notice on home, alone. Values may be invalid. */
export function NoticePreview() {
  const { t } = useTranslation('admin');
  const { item, selectedLanguage } = useItemForm<'notices'>();
  const { getValues } = useFormContext<NoticeValues>();
  const page = () => {
    const columns = toColumns('notices', getValues(), { item }) as Item<'notices'>;
    const title = columns.title || t('preview.untitled');
    const notice = { ...columns, id: item?.id ?? 'preview', title };
    return { path: '/', anchor: 'notices', unsaved: { notice } };
  };
  return <PagePreview language={selectedLanguage[0]} page={page} />;
}
