import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import { cuts } from '../../../lib/text/text';
import { notBlank } from '../../forms/zod';
import { ContentField } from '../fields/ContentField';
import { FieldStack } from '../fields/FieldStack';
import { TitleField } from '../fields/TitleField';
import { CopyTextButton } from '../languages/CopyTextButton';
import { LanguagePanes } from '../languages/LanguagePanes';
import { byLanguage, fieldIn } from '../languages/languageFields';
import { languageStates } from '../languages/languageStates';
import type { NewsFormState } from './newsFormConfig';
import { type NewsValues, textIn, writtenIn } from './newsSchema';

/**
 * Title and text of an article in both languages. Re-renders only when a state changes, not with
 * every letter.
 */
export function NewsLanguages({ state }: { state: NewsFormState }) {
  const { form, initial, item } = state;
  const texts = useWatch({
    control: form.control,
    compute: (values: NewsValues) =>
      byLanguage((language) => ({
        written: writtenIn(values, language),
        hasContent: notBlank(textIn(values, language).content),
        isChanged: isChanged(values, initial, language),
      })),
  });
  const written = byLanguage((language) => texts[language].written);
  return (
    <LanguagePanes states={languageStates(written, (language) => texts[language].isChanged, item)}>
      {(language) => (
        <TextFields
          state={state}
          language={language}
          canCopy={texts[otherLanguage(language)].hasContent}
        />
      )}
    </LanguagePanes>
  );
}

interface TextFieldsProps {
  state: NewsFormState;
  language: Language;
  canCopy: boolean;
}

function TextFields({ state, language, canCopy }: TextFieldsProps) {
  const { t } = useTranslation('admin');
  const { config, form, files, summary } = state;
  const [title, content] = [fieldIn('title', language), fieldIn('content', language)];
  return (
    <>
      <TitleField
        id={`${config.name}-${title}`}
        label={t(`languages.${language}.title`)}
        language={language}
        control={form.control}
        name={title}
        shown={cuts.newsTitle}
        error={summary.byField[title]}
      />
      <FieldStack>
        <ContentField
          id={`${config.name}-${content}`}
          control={form.control}
          language={language}
          label={t(`languages.${language}.content`)}
          error={summary.byField[content]}
          images={files.current.additional}
        />
        <CopyTextButton
          language={language}
          disabled={!canCopy}
          read={(from) => form.getValues(fieldIn('content', from))}
          onCopy={(text) => form.setValue(content, text, { shouldDirty: true })}
        />
      </FieldStack>
    </>
  );
}

const isChanged = (values: NewsValues, initial: NewsValues, language: Language): boolean => {
  const [now, before] = [textIn(values, language), textIn(initial, language)];
  return now.title !== before.title || now.content !== before.content;
};
