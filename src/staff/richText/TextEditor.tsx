import { EditorContent, getSchema, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../lib/i18n/languages';
import { Note } from '../../ui/feedback/Note';
import type { ControlProps } from '../../ui/forms/Field';
import { toDocument, toMarkdown } from './articleMarkdown';
import { cleanPasted } from './cleanPasted';
import { extensions } from './extensions';
import { LinkDialog } from './LinkDialog';
import './proseMirror.css';
import styles from './TextEditor.module.css';
import { Toolbar } from './Toolbar';
import { createTabHandler } from './tables';

interface Props {
  attributes: ControlProps;
  language: Language;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  onBlur: () => void;
}

/**
 * Renders the rich-text editor of an article (decision 0007), a default export because it is a
 * chunk of its own. `onChange` is called after an edit only, because an unedited text is to be
 * saved as it was stored. Another `value`, such as a restored version, replaces the text.
 */
export default function TextEditor({ attributes, language, value, onChange, onBlur }: Props) {
  const { t } = useTranslation(['admin', 'uploads']);
  const [isLinking, setIsLinking] = useState(false);
  const [imageRejected, setImageRejected] = useState(false);
  const [onKeyDown] = useState(createTabHandler);
  const lastValue = useRef(value);
  /** Shows a note if the data has an image; returns whether the editor ignores the data. */
  const rejectImage = (data: DataTransfer | null): boolean => {
    const { isImage, hasImage } = imageContent(data);
    setImageRejected(hasImage);
    return isImage;
  };
  const editor = useEditor({
    extensions,
    // Initial content is not in the undo history, so that undo cannot remove the stored text.
    content: useMemo(() => toDocument(getSchema(extensions), lastValue.current).toJSON(), []),
    // The CSS module has these styles, because the Content-Security-Policy forbids injected ones.
    injectCSS: false,
    editorProps: {
      attributes: editorAttributes(attributes, language),
      transformPastedHTML: cleanPasted,
      handlePaste: (_view, { clipboardData }) => rejectImage(clipboardData),
      handleDrop: (_view, { dataTransfer }) => rejectImage(dataTransfer),
      handleDOMEvents: { keydown: onKeyDown },
    },
    // Not stale, because useEditor calls the handlers of the latest render.
    onUpdate: (update) => {
      lastValue.current = toMarkdown(update.editor.state.doc);
      onChange(lastValue.current);
    },
    onBlur,
  });

  useEffect(() => {
    if (value === lastValue.current) return;
    lastValue.current = value;
    editor.commands.setContent(toDocument(editor.schema, value).toJSON(), { emitUpdate: false });
  }, [editor, value]);

  const closeDialog = () => {
    setIsLinking(false);
    setTimeout(() => editor.commands.focus(), 0);
  };
  return (
    <div className={styles.editor} data-error={attributes['aria-invalid'] || undefined}>
      <Toolbar
        editor={editor}
        controls={attributes.id}
        language={language}
        onLink={() => setIsLinking(true)}
      />
      <EditorContent editor={editor} />
      {imageRejected && (
        <Note kind="plain" live>
          {t('text.imageRejected', {
            featured: t('uploads:featured.label'),
            additional: t('uploads:additional.label'),
          })}
        </Note>
      )}
      {isLinking && <LinkDialog editor={editor} onClose={closeDialog} />}
    </div>
  );
}

/**
 * Returns whether data has an image file and no plain text (`isImage`), and whether it has an image
 * file or an `<img>` at all (`hasImage`).
 */
function imageContent(data: DataTransfer | null) {
  const isFile = [...(data?.files ?? [])].some(({ type }) => type.startsWith('image/'));
  const html = data?.getData('text/html') ?? '';
  const isImage = isFile && !data?.getData('text/plain');
  return { isImage, hasImage: isFile || /<img\b/i.test(html) };
}

/** Returns the attributes of the editable element, which the label of its field names. */
const editorAttributes = (
  { id, 'aria-invalid': invalid, 'aria-describedby': described }: ControlProps,
  language: Language,
): Record<string, string> => ({
  id,
  role: 'textbox',
  lang: language,
  'aria-multiline': 'true',
  'aria-labelledby': `${id}-label`,
  'aria-required': 'true',
  'aria-invalid': String(invalid),
  ...(described && { 'aria-describedby': described }),
});
