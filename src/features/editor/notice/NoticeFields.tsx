import { useTranslation } from 'react-i18next';
import type { NoticeType } from '../../../services/notices/noticesAdmin';
import { Field } from '../../../ui/forms/Field';
import { UrlField } from '../fields/UrlField';
import { NoticeFileFields } from './NoticeFileFields';
import { NoticeLanguages } from './NoticeLanguages';
import type { NoticeFormState } from './noticeFormConfig';

interface Props {
  state: NoticeFormState;
}

const TYPES: NoticeType[] = ['link', 'document', 'image'];

/**
 * Fields except status and period (R2.25, R3.4). Changing the type keeps the values of the other
 * fields and clears their errors.
 */
export function NoticeFields({ state }: Props) {
  const { t } = useTranslation('admin');
  const { config, form, summary } = state;
  const type = form.watch('type');
  return (
    <>
      <NoticeLanguages state={state} />
      <TypeField state={state} />
      {type === 'link' ? (
        <UrlField
          id={`${config.name}-link`}
          label={t('url.link')}
          hint={t('url.hint', { scheme: 'https://' })}
          field={form.register('link')}
          error={summary.byField.link}
        />
      ) : (
        <NoticeFileFields state={state} type={type} />
      )}
    </>
  );
}

function TypeField({ state: { config, form } }: Props) {
  const { t } = useTranslation('admin');
  // The fields unmount with their type.
  const onChange = () => form.clearErrors(['link', ...config.fileFields]);
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
