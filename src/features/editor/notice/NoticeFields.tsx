import { useTranslation } from 'react-i18next';
import type { NoticeType } from '../../../services/notices/noticesAdmin';
import { Field } from '../../../ui/forms/Field';
import { DocumentField } from '../../files/fields/DocumentField';
import { NoticeImageField } from '../../files/fields/NoticeImageField';
import { TitleField } from '../fields/TitleField';
import { UrlField } from '../fields/UrlField';
import { fileValue, type NoticeFiles } from './noticeFiles';
import type { NoticeFormState } from './noticeFormConfig';

interface Props {
  /** What `useItemForm` returns for notices. */
  state: NoticeFormState;
}

const TYPES: NoticeType[] = ['link', 'document', 'image'];

/**
 * Renders the fields of a notice (R2.25, R3.4): title, description, type, and a link or a file by the
 * selected type. Changing the type keeps the values of the other fields and clears their errors.
 */
export function NoticeFields({ state }: Props) {
  const { t } = useTranslation('admin');
  const { config, summary } = state;
  const { register, watch } = state.form;
  const type = watch('type');
  return (
    <>
      <TitleField
        id={`${config.name}-title`}
        field={register('title')}
        error={summary.byField.title}
      />
      <Field
        label={t('field.description')}
        name={`${config.name}-description`}
        hint={t('field.descriptionHint')}
        error={summary.byField.description}
        optional
      >
        {(control) => <textarea {...control} {...register('description')} rows={4} />}
      </Field>
      <TypeField state={state} />
      {type === 'link' ? (
        <UrlField
          id={`${config.name}-link`}
          label={t('url.link')}
          hint={t('url.hint', { scheme: 'https://' })}
          field={register('link')}
          error={summary.byField.link}
        />
      ) : (
        <FileField state={state} type={type} />
      )}
    </>
  );
}

/** Selects what the notice opens. */
function TypeField({ state: { config, form } }: Props) {
  const { t } = useTranslation('admin');
  // Clears the errors of the field that unmounts with its type.
  const onChange = () => form.clearErrors(TYPES);
  return (
    <Field label={t('field.type')} name={`${config.name}-type`} hint={t('field.typeHint')}>
      {(control) => (
        <select {...control} {...form.register('type', { onChange })}>
          {TYPES.map((option) => (
            <option key={option} value={option}>
              {t(`type.${option}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The file of the notice. The form value named after the type holds its name or URL, which makes the form dirty. */
function FileField({ state, type }: Props & { type: keyof NoticeFiles }) {
  const { config, form, files, summary, saving, submit } = state;
  const change = (part: Partial<NoticeFiles>) => {
    files.change(part);
    form.setValue(type, fileValue(part[type] ?? null), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  };
  const shared = {
    id: `${config.name}-${type}`,
    error: summary.byField[type],
    disabled: saving.busy,
    sending: files.sending,
    onRetry: () => void submit(),
  };
  return type === 'document' ? (
    <DocumentField
      {...shared}
      value={files.current.document}
      onChange={(document) => change({ document })}
    />
  ) : (
    <NoticeImageField
      {...shared}
      value={files.current.image}
      onChange={(image) => change({ image })}
    />
  );
}
