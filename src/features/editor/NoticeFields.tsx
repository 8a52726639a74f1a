import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NoticeType } from '../../services/noticesAdmin';
import { Field } from '../../ui/Field';
import { AddressField } from './AddressField';
import type { NoticeValues } from './noticeSchema';
import { TitleField } from './TitleField';

interface Props {
  form: UseFormReturn<NoticeValues>;
  errors: Partial<Record<keyof NoticeValues, string>>;
}

/** First part of the ids of the form's controls. */
export const NOTICE = 'notice';

const types: NoticeType[] = ['link', 'document', 'image'];

/** What a notice says and opens: one address, whose label follows the type. */
export function NoticeFields({ form: { register, watch }, errors }: Props) {
  const { t } = useTranslation('admin');
  const type = watch('type');
  const address = type === 'link' ? 'link' : 'fileUrl';
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
      <Field label={t('field.type')} name={`${NOTICE}-type`} hint={t('field.typeHint')}>
        {(control) => (
          <select {...control} {...register('type')}>
            {types.map((option) => (
              <option key={option} value={option}>
                {t(`type.${option}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <AddressField
        key={address}
        id={`${NOTICE}-${address}`}
        label={t(`address.${type}`)}
        hint={t('address.hint', { scheme: 'https://' })}
        field={register(address)}
        error={errors[address]}
      />
    </>
  );
}
