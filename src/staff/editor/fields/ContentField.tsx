import { type ComponentType, useEffect, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../lib/i18n/languages';
import { Callout } from '../../../ui/feedback/Callout';
import { Field } from '../../../ui/forms/Field';
import type { ImageValue } from '../../files/upload/values';
import type { TextControl } from '../../richText/textControl';
import { TextImagesContext } from '../../richText/textImages';
import { fieldIn } from '../languages/languageFields';
import type { NewsValues } from '../news/newsSchema';
import styles from './ContentField.module.css';
import { FieldStack } from './FieldStack';

interface Props {
  id: string;
  control: Control<NewsValues>;
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
