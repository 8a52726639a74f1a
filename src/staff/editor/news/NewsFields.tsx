import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import { cuts } from '../../../lib/text/text';
import { Button } from '../../../ui/actions/Button';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { AdditionalImagesField } from '../../files/fields/AdditionalImagesField';
import { FeaturedImageField } from '../../files/fields/ImageField';
import type { NewsImages } from '../../files/upload/uploadPlan';
import { languagesWithoutAlt } from '../../files/upload/values';
import { notBlank } from '../../forms/zod';
import { ContentField } from '../fields/ContentField';
import { FieldStack } from '../fields/FieldStack';
import { FoldedFields } from '../fields/FoldedFields';
import { TitleField } from '../fields/TitleField';
import { LanguagePanes } from '../languages/LanguagePanes';
import { byLanguage, fieldIn } from '../languages/languageFields';
import { languageStates } from '../languages/languageStates';
import type { NewsFormState } from './newsFormConfig';
import { allImages } from './newsImages';
import { type NewsValues, textIn, writtenIn } from './newsSchema';
import { useWrittenLanguages } from './useAltTexts';

export function NewsFields({ state }: { state: NewsFormState }) {
  const { t } = useTranslation('adminDesk');
  const { config, files, saving, submit } = state;
  const languages = useWrittenLanguages(state);
  const shared = {
    languages,
    sending: files.sending,
    onRetry: () => void submit(),
    disabled: saving.busy,
  };
  const hasFailed = Object.values(files.sending.states).some(({ phase }) => phase === 'failed');
  return (
    <>
      <NewsLanguages state={state} />
      <FoldedFields
        title={t('images.title')}
        summary={useSummary(files.current, languages)}
        invalid={hasFailed}
      >
        <FeaturedImageField
          {...shared}
          id={`${config.name}-featured`}
          value={files.current.featured}
          onChange={(featured) => files.change({ featured })}
        />
        <AdditionalImagesField
          {...shared}
          id={`${config.name}-additional`}
          value={files.current.additional}
          onChange={(additional) => files.change({ additional })}
        />
      </FoldedFields>
    </>
  );
}

function useSummary(images: NewsImages, languages: Language[]): string {
  const { t } = useTranslation('adminDesk');
  const { featured, additional } = images;
  const count = allImages(images).filter(
    (image) => languagesWithoutAlt(image, languages).length > 0,
  ).length;
  const parts = [
    featured && t('images.featured'),
    additional.length > 0 && t('images.additional', { count: additional.length }),
    count > 0 && t('images.withoutAlt', { count }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : t('images.none');
}

/**
 * Title and text of an article in both languages. Re-renders only when a state changes, not with
 * every letter.
 */
function NewsLanguages({ state }: { state: NewsFormState }) {
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

interface Props {
  /** Language of the text that is replaced; the other one is copied. */
  language: Language;
  read: (language: Language) => string;
  onCopy: (text: string) => void;
  disabled: boolean;
}

/**
 * Copies the text of the other language with its structure, to be translated in place; asks before
 * it replaces a text.
 */
function CopyTextButton({ language, read, onCopy, disabled }: Props) {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  const from = otherLanguage(language);
  const copy = () => {
    setAsking(false);
    onCopy(read(from));
  };
  return (
    <>
      <Button
        variant="tertiary"
        disabled={disabled}
        onClick={() => (read(language).trim() ? setAsking(true) : copy())}
      >
        <CopyPlus aria-hidden="true" size="1.1em" />
        {t(`languages.${from}.copy`)}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t(`languages.${language}.replace`)}
          confirm={t('languages.replaceConfirm')}
          cancel={t('languages.replaceCancel')}
          onConfirm={copy}
          onCancel={() => setAsking(false)}
        >
          <p>{t(`languages.${language}.replaceText`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
