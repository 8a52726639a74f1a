import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NoticeType } from '../../../services/notices/noticesAdmin';
import { Field } from '../../../ui/forms/Field';
import { AddressField } from '../fields/AddressField';
import { TitleField } from '../fields/TitleField';
import type { NoticeValues } from './noticeSchema';

/** What the page needs to draw the field of a file. */
export interface FileControl {
  id: string;
  type: 'document' | 'image';
  error: string | undefined;
  disabled: boolean;
  /** Saves the form again. */
  retry: () => void;
  /** Says which file is chosen; an empty text for none. */
  onChange: (chosen: string) => void;
}

interface Props {
  form: UseFormReturn<NoticeValues>;
  errors: Partial<Record<keyof NoticeValues, string>>;
  busy: boolean;
  retry: () => void;
  file: (control: FileControl) => ReactNode;
}

/** First part of the ids of the form's controls. */
export const NOTICE = 'notice';

const types: NoticeType[] = ['link', 'document', 'image'];

/** What a notice says and opens: a link or a file, by type. */
export function NoticeFields({ form, errors, busy, retry, file }: Props) {
  const { t } = useTranslation('admin');
  const { register, watch, setValue, formState } = form;
  const type = watch('type');
  return (
    <>
      <TitleField id={`${NOTICE}-title`} field={register('title')} error={errors.title} />
      <Field
        label={t('field.description')}
        name={`${NOTICE}-description`}
        hint={t('field.descriptionHint')}
        error={errors.description}
        optional
      >
        {(control) => <textarea {...control} {...register('description')} rows={4} />}
      </Field>
      <TypeField form={form} />
      {type === 'link' ? (
        <AddressField
          id={`${NOTICE}-link`}
          label={t('address.link')}
          hint={t('address.hint', { scheme: 'https://' })}
          field={register('link')}
          error={errors.link}
        />
      ) : (
        file({
          id: `${NOTICE}-${type}`,
          type,
          error: errors[type],
          disabled: busy,
          retry,
          onChange: (chosen) =>
            setValue(type, chosen, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
        })
      )}
    </>
  );
}

/** What the notice opens. */
function TypeField({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation('admin');
  // What was wrong with a field that is no longer there.
  const onChange = () => form.clearErrors(types);
  return (
    <Field label={t('field.type')} name={`${NOTICE}-type`} hint={t('field.typeHint')}>
      {(control) => (
        <select {...control} {...form.register('type', { onChange })}>
          {types.map((option) => (
            <option key={option} value={option}>
              {t(`type.${option}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
