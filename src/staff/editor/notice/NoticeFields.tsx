import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { cuts } from '../../../lib/text/text';
import { Field } from '../../../ui/forms/Field';
import type { NoticeType } from '../../data/notices/noticesAdmin';
import { TitleField } from '../fields/TitleField';
import { UrlField } from '../fields/UrlField';
import { LanguagePanes } from '../languages/LanguagePanes';
import { byLanguage, fieldIn } from '../languages/languageFields';
import { languageStates } from '../languages/languageStates';
import { NoticeFileFields } from './NoticeFileFields';
import type { NoticeFormState } from './noticeFormConfig';
import { type NoticeValues, textFieldsIn, writtenIn } from './noticeSchema';

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

function NoticeLanguages({ state }: { state: NoticeFormState }) {
  const { form, initial, item } = state;
  const texts = useWatch({
    control: form.control,
    compute: (values: NoticeValues) =>
      byLanguage((language) => ({
        written: writtenIn(values, language),
        isChanged: textFieldsIn(language).some((field) => values[field] !== initial[field]),
      })),
  });
  const written = byLanguage((language) => texts[language].written);
  return (
    <LanguagePanes states={languageStates(written, (language) => texts[language].isChanged, item)}>
      {(language) => <TextFields state={state} language={language} />}
    </LanguagePanes>
  );
}

interface TextFieldsProps {
  state: NoticeFormState;
  language: Language;
}

function TextFields({ state: { config, form, summary }, language }: TextFieldsProps) {
  const { t } = useTranslation('admin');
  const [title, description] = [fieldIn('title', language), fieldIn('description', language)];
  return (
    <>
      <TitleField
        id={`${config.name}-${title}`}
        label={t(`languages.${language}.title`)}
        language={language}
        control={form.control}
        name={title}
        shown={cuts.noticeTitle}
        error={summary.byField[title]}
      />
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
