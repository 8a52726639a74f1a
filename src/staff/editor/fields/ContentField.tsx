import { CopyPlus } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type Language, languages, otherLanguage } from '../../../lib/i18n/languages';
import { Button } from '../../../ui/actions/Button';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { Callout } from '../../../ui/feedback/Callout';
import { Field } from '../../../ui/forms/Field';
import { type AnyValues, fieldIn, isBlank } from '../../kinds/field';
import type { NewsImages } from '../../kinds/files';
import type { TextControl } from '../../richText/textControl';
import { TextImagesContext } from '../../richText/textImages';
import { useItemFormState } from '../form/useItemForm';
import styles from './ContentField.module.css';
import { FieldStack } from './FieldStack';
import { type FieldProps, useFieldFrame } from './fieldProps';

/**
 * The text of an article (decision 0007): the rich-text editor, or a textarea with a table of
 * Markdown syntax if the chunk of the editor fails to load. The value is Markdown either way.
 */
export function ContentField({ entry }: FieldProps) {
  const { t } = useTranslation(['admin', 'common']);
  const { form } = useItemFormState();
  const { name, key } = entry;
  const language = entry.language ?? languages[0];
  const { field } = useController({ control: form.control, name });
  const value = String(field.value);
  const images = useWatch({
    control: form.control,
    compute: (values: AnyValues) => (values.images as NewsImages).additional,
  });
  const hasOther = useWatch({
    control: form.control,
    compute: (values: AnyValues) => !isBlank(values[fieldIn(key, otherLanguage(language))]),
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
      {hasOther && (
        <CopyOtherLanguage
          language={language}
          read={(from) => String(form.getValues(fieldIn(key, from)))}
          onCopy={(text) => form.setValue(name, text, { shouldDirty: true })}
        />
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

interface CopyOtherLanguageProps {
  /** Language of the text that is replaced; the other one is copied. */
  language: Language;
  read: (language: Language) => string;
  onCopy: (text: string) => void;
}

/**
 * Copies the text of the other language with its structure, to be translated in place; asks before
 * it replaces a text.
 */
function CopyOtherLanguage({ language, read, onCopy }: CopyOtherLanguageProps) {
  const { t } = useTranslation('admin');
  const [asking, setAsking] = useState(false);
  const from = otherLanguage(language);
  const copy = () => {
    setAsking(false);
    onCopy(read(from));
  };
  return (
    <>
      <Button variant="tertiary" onClick={() => (read(language).trim() ? setAsking(true) : copy())}>
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
