import { useQuery } from '@tanstack/react-query';
import { CopyPlus } from 'lucide-react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Language, otherLanguage } from '../../../lib/i18n/languages';
import { Button } from '../../../ui/actions/Button';
import { Note } from '../../../ui/feedback/Note';
import { Field } from '../../../ui/forms/Field';
import { useFieldFrame } from '../../editor/fields/fields';
import { TextImagesContext } from '../../richText/textControl';
import { isBlank } from '../schemas';
import styles from './ContentField.module.css';
import type { NewsValues } from './schema';

/**
 * Renders the field for the text of an article (decision 0007): the rich-text editor, or a textarea
 * if the chunk of the editor fails to load. The value is Markdown either way. An empty text can
 * begin as a copy of the other language, to be translated in place.
 */
export function ContentField({ language }: { language: Language }) {
  const { t } = useTranslation(['admin', 'common']);
  const form = useFormContext<NewsValues>();
  const name = `content_${language}` as const;
  const otherName = `content_${otherLanguage(language)}` as const;
  const frame = useFieldFrame(name);
  const { field } = useController<NewsValues, typeof name>({ name });
  const { value } = field;
  const { additional: images } = useWatch<NewsValues, 'images'>({ name: 'images' });
  const hasOther = !isBlank(useWatch<NewsValues, typeof otherName>({ name: otherName }));
  // A chunk, because public pages and lists do without. A failure is retried at the next mount.
  const { data: TextEditor, isError: plain } = useQuery({
    queryKey: ['admin', 'textEditor', name],
    queryFn: async () => (await import('../../richText/TextEditor')).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <div className="stack gap-2">
      <Field {...frame} hint={t(plain ? 'field.contentHint' : 'text.hint')}>
        {(attributes) => {
          if (plain) {
            return <textarea {...attributes} {...field} lang={language} rows={16} />;
          }
          if (!TextEditor) {
            return (
              <p role="status" className={`box ${styles.loading}`}>
                {t('loading', { ns: 'common' })}
              </p>
            );
          }
          const { onChange, onBlur } = field;
          return (
            <TextImagesContext value={{ images, language }}>
              <TextEditor {...{ attributes, language, value, onChange, onBlur }} />
            </TextImagesContext>
          );
        }}
      </Field>
      {plain && <Note kind="plain">{t('text.plain')}</Note>}
      {hasOther && isBlank(value) && (
        <div className="cluster">
          <Button
            variant="tertiary"
            onClick={() => form.setValue(name, form.getValues(otherName), { shouldDirty: true })}
          >
            <CopyPlus aria-hidden="true" size="1.1em" />
            {t(`languages.${otherLanguage(language)}.copy`)}
          </Button>
        </div>
      )}
    </div>
  );
}
