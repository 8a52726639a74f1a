import { useTranslation } from 'react-i18next';
import { languages } from '../../../lib/i18n/languages';
import { Field } from '../../../ui/forms/Field';
import { DocumentField } from '../../files/fields/DocumentField';
import { NoticeImageField } from '../../files/fields/ImageField';
import { fileValueOf } from '../../files/upload/values';
import { fieldIn } from '../languages/languageFields';
import type { NoticeFiles } from './noticeFiles';
import type { NoticeFormState } from './noticeFormConfig';
import { type NoticeFileSlot, writtenLanguages } from './noticeSchema';

interface Props {
  state: NoticeFormState;
  type: 'document' | 'image';
}

const OPTIONS = ['same', 'each'] as const;

export function NoticeFileFields({ state, type }: Props) {
  const { t } = useTranslation('admin');
  const { config, form } = state;
  const values = form.watch();
  const hasChoice = writtenLanguages(values).length > 1 || values.files === 'each';
  const onChange = () => form.clearErrors([...config.fileFields]);
  return (
    <>
      {hasChoice && (
        <Field label={t('noticeFiles.label')} name={`${config.name}-files`}>
          {(control) => (
            <select {...control} {...form.register('files', { onChange })}>
              {OPTIONS.map((option) => (
                <option key={option} value={option}>
                  {t(`noticeFiles.${option}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {values.files === 'each' ? (
        languages.map((language) => (
          <FileField
            key={language}
            state={state}
            slot={fieldIn(type, language)}
            label={t(`noticeFiles.${fieldIn(type, language)}`)}
          />
        ))
      ) : (
        <FileField state={state} slot={fieldIn(type, 'en')} label={t(`type.${type}`)} />
      )}
    </>
  );
}

interface FileFieldProps {
  state: NoticeFormState;
  slot: NoticeFileSlot;
  label: string;
}

/** The form value of the slot holds its name or URL, which makes the form dirty. */
function FileField({ state, slot, label }: FileFieldProps) {
  const { config, form, files, summary, saving, submit } = state;
  const change = (part: Partial<NoticeFiles>) => {
    files.change(part);
    form.setValue(slot, fileValueOf(part[slot] ?? null), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  const shared = {
    id: `${config.name}-${slot}`,
    label,
    error: summary.byField[slot],
    disabled: saving.busy,
    sending: files.sending,
    onRetry: () => void submit(),
  };
  return slot === 'documentEn' || slot === 'documentRu' ? (
    <DocumentField
      {...shared}
      value={files.current[slot]}
      onChange={(document) => change({ [slot]: document })}
    />
  ) : (
    <NoticeImageField
      {...shared}
      value={files.current[slot]}
      onChange={(image) => change({ [slot]: image })}
    />
  );
}
