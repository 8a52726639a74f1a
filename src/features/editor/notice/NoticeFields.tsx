import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import type { NoticeType } from '../../../services/notices/noticesAdmin';
import { Field } from '../../../ui/forms/Field';
import { limits } from '../../forms/limits';
import { UrlField } from '../fields/UrlField';
import { LanguagePanes } from '../languages/LanguagePanes';
import { fieldIn } from '../languages/languageFields';
import { NoticeFileFields } from './NoticeFileFields';
import type { NoticeFormState } from './noticeFormConfig';
import { useNoticeLanguages } from './useNoticeLanguages';

interface Props {
  /** What `useItemForm` returns for notices. */
  state: NoticeFormState;
}

const TYPES: NoticeType[] = ['link', 'document', 'image'];

/**
 * Renders the fields of a notice except status and period (R2.25, R3.4): title and description in both
 * languages, type, and a link or files by the selected type. Changing the type keeps the values of the other
 * fields and clears their errors.
 */
export function NoticeFields({ state }: Props) {
  const { t } = useTranslation('admin');
  const { config, form, summary } = state;
  const type = form.watch('type');
  const languages = useNoticeLanguages(state);
  return (
    <>
      <LanguagePanes states={languages.states}>
        {(language) => <TextFields state={state} language={language} />}
      </LanguagePanes>
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

/** Title and description in one language. */
function TextFields({
  state: { config, form, summary },
  language,
}: Props & { language: Language }) {
  const { t } = useTranslation('admin');
  const title = fieldIn('title', language);
  const description = fieldIn('description', language);
  return (
    <>
      <Field
        label={t(`languages.${language}.title`)}
        name={`${config.name}-${title}`}
        hint={t('field.titleHint', { max: limits.title })}
        error={summary.byField[title]}
      >
        {(control) => (
          <input
            {...control}
            {...form.register(title)}
            type="text"
            lang={language}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label={t(`languages.${language}.description`)}
        name={`${config.name}-${description}`}
        hint={t('field.descriptionHint')}
        error={summary.byField[description]}
        optional
      >
        {(control) => (
          <textarea {...control} {...form.register(description)} lang={language} rows={4} />
        )}
      </Field>
    </>
  );
}

/** Selects what the notice opens. */
function TypeField({ state: { config, form } }: Props) {
  const { t } = useTranslation('admin');
  // Clears the errors of the fields that unmount with their type.
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
