import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../lib/i18n/languages';
import { Field } from '../../../ui/forms/Field';
import { MutedText } from '../../../ui/text/MutedText';
import { DocumentField } from '../../files/fields/DocumentField';
import { NoticeImageField } from '../../files/fields/imageFields';
import type { AnyValues } from '../../kinds/field';
import type { DocumentValue, ImageValue } from '../../kinds/files';
import type { Values } from '../../kinds/kinds';
import { type Entry, entriesOf } from '../../kinds/values';
import { useItemForm } from '../form/ItemFormProvider';
import { type FieldProps, useFieldFrame } from './fieldProps';
import { UrlField } from './UrlField';

const TYPES = ['text', 'link', 'document', 'image'] as const;
const FILES = ['same', 'each'] as const;

const entryOf = (name: string): Entry[] =>
  entriesOf('notices').filter((entry) => entry.name === name);

/**
 * Renders what a notice has besides its text (R3.4): nothing, a link, or files. Changing the type keeps the values of the other
 * fields.
 */
export function NoticeTargetFields({ entry }: FieldProps) {
  const { t } = useTranslation(['admin', 'uploads']);
  const form = useFormContext<Values<'notices'>>();
  const [type, files] = useWatch<Values<'notices'>, ['type', 'files']>({ name: ['type', 'files'] });
  const { item, written } = useItemForm<'notices'>();
  const slots = files === 'each' ? languages : (['en'] as const);
  return (
    <>
      <Field {...useFieldFrame(entry)}>
        {(control) => (
          <select {...control} {...form.register('type')}>
            {TYPES.map((option) => (
              <option key={option} value={option}>
                {t(`type.${option}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {item?.file_url && item.type !== type && <MutedText>{t('uploads:stays')}</MutedText>}
      {type === 'link' && entryOf('link').map((link) => <UrlField key={link.name} entry={link} />)}
      {(type === 'document' || type === 'image') && (
        <>
          {(written.length > 1 || files === 'each') && (
            <Field label={t('field.files')} name="notices-files">
              {(control) => (
                <select {...control} {...form.register('files')}>
                  {FILES.map((option) => (
                    <option key={option} value={option}>
                      {t(`noticeFiles.${option}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          {slots
            .flatMap((language) => entryOf(`${type}_${language}`))
            .map((slot) => (
              <FileField key={slot.name} entry={slot} />
            ))}
        </>
      )}
    </>
  );
}

function FileField({ entry }: FieldProps) {
  const { sending, saving, saveAgain } = useItemForm();
  const { label, name: id, error } = useFieldFrame(entry);
  const { field } = useController<AnyValues>({ name: entry.name });
  const shared = {
    id,
    label,
    error,
    disabled: saving.busy,
    sending,
    onRetry: saveAgain,
    onChange: field.onChange,
  };
  return entry.key === 'document' ? (
    <DocumentField {...shared} value={field.value as DocumentValue | null} />
  ) : (
    <NoticeImageField {...shared} value={field.value as ImageValue | null} />
  );
}
