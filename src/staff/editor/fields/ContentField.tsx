import { CopyPlus } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languages, otherLanguage } from '../../../lib/i18n/languages';
import { Button } from '../../../ui/actions/Button';
import { Callout } from '../../../ui/feedback/Callout';
import { Field } from '../../../ui/forms/Field';
import { type AnyValues, fieldIn, isBlank } from '../../kinds/field';
import type { NewsImages } from '../../kinds/files';
import { type TextControl, TextImagesContext } from '../../richText/textControl';
import styles from './ContentField.module.css';
import { FieldStack } from './FieldStack';
import { type FieldProps, useFieldFrame } from './fieldProps';

/**
 * Renders the field for the text of an article (decision 0007): the rich-text editor, or a textarea with a table of Markdown
 * syntax if the chunk of the editor fails to load. The value is Markdown either way. An empty text can begin as a copy of the
 * other language, to be translated in place.
 */
export function ContentField({ entry }: FieldProps) {
  const { t } = useTranslation(['admin', 'common']);
  const form = useFormContext<AnyValues>();
  const { name, key } = entry;
  const language = entry.language ?? languages[0];
  const otherName = fieldIn(key, otherLanguage(language));
  const { field } = useController<AnyValues>({ name });
  const value = String(field.value);
  const images = useWatch({
    compute: (values: AnyValues) => (values.images as NewsImages).additional,
  });
  const hasOther = useWatch({
    compute: (values: AnyValues) => !isBlank(values[otherName]),
  });
  const editor = useTextEditor();
  const plain = editor === 'failed';
  return (
    <FieldStack>
      <FieldStack className={styles.content}>
        <Field {...useFieldFrame(entry)} hint={t(plain ? 'field.contentHint' : 'text.hint')}>
          {(attributes) => {
            if (plain) {
              return (
                <textarea
                  {...attributes}
                  {...field}
                  value={value}
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
            const { onChange, onBlur } = field;
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
      {hasOther && isBlank(value) && (
        <Button
          variant="tertiary"
          onClick={() => form.setValue(name, form.getValues(otherName), { shouldDirty: true })}
        >
          <CopyPlus aria-hidden="true" size="1.1em" />
          {t(`languages.${otherLanguage(language)}.copy`)}
        </Button>
      )}
    </FieldStack>
  );
}

type LoadState = { editor: ComponentType<TextControl> } | 'loading' | 'failed';

/**
 * Loads the chunk of the rich-text editor on mount, because public pages and lists do without it
 * (decision 0007). After `failed` there is no retry until the next mount.
 */
function useTextEditor(): LoadState {
  const [state, setState] = useState<LoadState>('loading');
  useEffect(() => {
    let mounted = true;
    const update = (next: LoadState) => mounted && setState(next);
    import('../../richText/TextEditor').then(
      (module) => update({ editor: module.default }),
      () => update('failed'),
    );
    return () => {
      mounted = false;
    };
  }, []);
  return state;
}

const syntax = [
  ['heading', '## '],
  ['bold', '**…**'],
  ['italic', '*…*'],
  ['list', '- '],
  ['link', '[…](https://…)'],
  ['quote', '> '],
] as const;

function MarkdownHelp() {
  const { t } = useTranslation('admin');
  return (
    <details className={styles.help}>
      <summary>{t('markdownHelp.title')}</summary>
      <dl>
        {syntax.map(([name, example]) => (
          <div key={name}>
            <dt>
              <code>{example}</code>
            </dt>
            <dd>{t(`markdownHelp.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
