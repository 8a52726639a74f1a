import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { Callout } from '../../../ui/feedback/Callout';
import { Field } from '../../../ui/forms/Field';
import type { ImageValue } from '../../files/upload/values';
import { fieldIn } from '../languages/languageFields';
import type { NewsValues } from '../news/newsSchema';
import { TextImagesContext } from '../richText/textImages';
import { useTextEditor } from '../richText/useTextEditor';
import styles from './ContentField.module.css';
import { FieldStack } from './FieldStack';
import { MarkdownHelp } from './MarkdownHelp';

interface Props {
  id: string;
  control: Control<NewsValues>;
  /** Of the text, for the spelling checker and screen readers. */
  language: Language;
  label: string;
  error: string | undefined;
  images: ImageValue[];
}

/**
 * The text of an article (decision 0007): the rich-text editor, or a textarea with a table of
 * Markdown syntax if the chunk of the editor fails to load. The value is Markdown either way.
 */
export function ContentField({ id, control, language, label, error, images }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const { field } = useController({ control, name: fieldIn('content', language) });
  const editor = useTextEditor();
  const plain = editor === 'failed';
  return (
    <FieldStack className={styles.content}>
      <Field
        label={label}
        name={id}
        hint={t(plain ? 'field.contentHint' : 'text.hint')}
        error={error}
      >
        {(attributes) => {
          if (plain) {
            return (
              <textarea
                {...attributes}
                {...field}
                lang={language}
                rows={16}
                className={styles.plain}
              />
            );
          }
          if (editor === 'loading') {
            return (
              <p role="status" className={styles.loading}>
                {t('loading', { ns: 'common' })}
              </p>
            );
          }
          const { value, onChange, onBlur } = field;
          return (
            <TextImagesContext value={{ images, language }}>
              <editor.editor {...{ attributes, language, value, onChange, onBlur }} />
            </TextImagesContext>
          );
        }}
      </Field>
      {plain && (
        <>
          <Callout kind="note">{t('text.plain')}</Callout>
          <MarkdownHelp />
        </>
      )}
    </FieldStack>
  );
}
