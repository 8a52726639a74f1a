import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { cuts } from '../../../lib/text/text';
import { Field } from '../../../ui/forms/Field';
import { TitleField } from '../fields/TitleField';
import { LanguagePanes } from '../languages/LanguagePanes';
import { byLanguage, fieldIn } from '../languages/languageFields';
import { languageStates } from '../languages/languageStates';
import type { NoticeFormState } from './noticeFormConfig';
import { type NoticeValues, textFieldsIn, writtenIn } from './noticeSchema';

export function NoticeLanguages({ state }: { state: NoticeFormState }) {
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
