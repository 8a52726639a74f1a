import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_DOCUMENT_BYTES } from '../../../lib/files/fileTypes';
import {
  CheckboxInput,
  FieldGroup,
  SelectInput,
  TextInput,
  useFieldFrame,
} from '../../editor/fields';
import { useItemForm } from '../../editor/ItemFormProvider';
import { TranslatedForm } from '../../editor/TranslatedForm';
import { FileField } from '../../files/FileInput';
import { useFormatBytes } from '../../files/useFormatBytes';
import type { Item } from '../kind';
import { toColumns } from '../kinds';
import { fileOfType, type NoticeValues, noticeValues } from './schema';

/** Renders the form of a notice, with its preview (R2.25, R3.4). */
export function NoticeForm() {
  const { t } = useTranslation('admin');
  const { item } = useItemForm<'notices'>();
  const { getValues } = useFormContext<NoticeValues>();
  /** Returns the preview of home, with the unsaved notice alone. */
  const preview = () => {
    const columns = toColumns('notices', getValues(), { item }) as Item<'notices'>;
    const title = columns.title || t('preview.untitled');
    const notice = { ...columns, id: item?.id ?? 'preview', title };
    return { path: '/', anchor: 'notices', unsaved: { notice } };
  };
  return (
    <TranslatedForm
      preview={preview}
      texts={(language) => (
        <>
          <TextInput name={`title_${language}`} lang={language} />
          <TextInput
            name={`description_${language}`}
            lang={language}
            hint={t('field.descriptionHint')}
            type="lines"
            optional
          />
        </>
      )}
      details={<NoticeDetails />}
    >
      <TargetFields />
    </TranslatedForm>
  );
}

/** Renders the type of a notice, and below it its link or its files (R3.4). */
function TargetFields() {
  const { t } = useTranslation(['admin', 'uploads']);
  const [type, russian] = useWatch<NoticeValues, ['type', 'file_ru']>({
    name: ['type', 'file_ru'],
  });
  const { item, written } = useItemForm<'notices'>();
  const isFile = type === 'document' || type === 'image';
  return (
    <>
      <SelectInput
        name="type"
        hint={t('field.typeHint')}
        options={noticeValues.shape.type.options.map((one) => [one, t(`type.${one}`)])}
      />
      {item?.file_url && item.type !== type && <p className="small-print">{t('uploads:stays')}</p>}
      {type === 'link' && <TextInput name="link" hint={t('field.linkHint')} type="url" />}
      {isFile && (
        <>
          <NoticeFile name="file" type={type} />
          {(written.length > 1 || russian) && <NoticeFile name="file_ru" type={type} />}
        </>
      )}
    </>
  );
}

/** Renders a document or an image of a notice; title and description describe the image. */
function NoticeFile({ name, type }: { name: 'file' | 'file_ru'; type: 'document' | 'image' }) {
  const { t } = useTranslation(['uploads', 'admin']);
  const { saving } = useItemForm();
  const { field } = useController<NoticeValues, 'file' | 'file_ru'>({ name });
  const size = useFormatBytes();
  const hint =
    type === 'image'
      ? `${t('noticeImage.hint')} ${t('imageHint')}`
      : t('document.hint', { max: size(MAX_DOCUMENT_BYTES) });
  return (
    <FileField
      {...useFieldFrame(name)}
      kind={`${type}s`}
      folder="notices"
      hint={name === 'file_ru' ? t('admin:field.file_ruHint') : hint}
      value={fileOfType(type, field.value)}
      onChange={field.onChange}
      disabled={saving.busy}
    />
  );
}

/** Renders the period of a notice, and whether it is pinned. */
function NoticeDetails() {
  const { t } = useTranslation(['editor', 'admin']);
  return (
    <FieldGroup title={t('details.title')}>
      <TextInput name="starts_at" type="date" hint={t('admin:field.starts_atHint')} optional />
      <TextInput name="ends_at" type="date" hint={t('admin:field.ends_atHint')} optional />
      <CheckboxInput name="pinned" />
    </FieldGroup>
  );
}
