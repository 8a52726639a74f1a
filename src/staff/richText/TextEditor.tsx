import { EditorContent, getSchema, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/feedback/Note';
import { toDocument, toMarkdown } from './articleMarkdown';
import { ChooseImageDialog } from './ChooseImageDialog';
import { cleanPasted } from './cleanPasted';
import { extensions } from './extensions';
import { LinkDialog } from './LinkDialog';
import '../forms/proseMirror.css';
import styles from './TextEditor.module.css';
import { Toolbar } from './Toolbar';
import { tabByCell } from './tables';
import type { TextControl } from './textControl';

/**
 * Renders the rich-text editor of an article (decision 0007), a default export because it is a
 * chunk of its own. `onChange` is called after an edit only, because an unedited text is to be
 * saved as it was stored. Another `value`, such as a working copy, replaces the text.
 */
export default function TextEditor({ attributes, language, value, onChange, onBlur }: TextControl) {
  const { t } = useTranslation(['admin', 'uploads']);
  const [dialog, setDialog] = useState<'link' | 'image' | null>(null);
  const [imageRejected, setImageRejected] = useState(false);
  const [onKeyDown] = useState(tabByCell);
  const lastValue = useRef(value);
  /** Shows a note if the data has an image; returns whether it is nothing else and is ignored. */
  const rejectImage = (data: DataTransfer | null): boolean => {
    const { isImage, hasImage } = imagesIn(data);
    setImageRejected(hasImage);
    return isImage;
  };
  const parts = useMemo(() => extensions(() => setDialog('link')), []);
  const editor = useEditor({
    extensions: parts,
    // Initial content is not in the undo history, so that undo cannot remove the stored text.
    content: useMemo(() => toDocument(getSchema(parts), lastValue.current).toJSON(), [parts]),
    // The CSS module has these styles, because the Content-Security-Policy forbids injected ones.
    injectCSS: false,
    editorProps: {
      attributes: editorAttributes(attributes, language),
      transformPastedHTML: cleanPasted,
      handlePaste: (_view, { clipboardData }) => rejectImage(clipboardData),
      handleDrop: (_view, event) => {
        const isRejected = rejectImage(event.dataTransfer);
        // Otherwise the browser would open the file in place of the form.
        if (isRejected) event.preventDefault();
        return isRejected;
      },
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
    setDialog(null);
    setTimeout(() => editor.commands.focus(), 0);
  };
  return (
    <div className={styles.editor} data-error={attributes['aria-invalid'] || undefined}>
      <Toolbar editor={editor} controls={attributes.id} language={language} onDialog={setDialog} />
      <EditorContent editor={editor} />
      {imageRejected && (
        <Note kind="plain" live>
          {t('text.imageRejected', {
            featured: t('uploads:featured.label'),
            additional: t('uploads:additional.label'),
          })}
        </Note>
      )}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={closeDialog} />}
      {dialog === 'image' && <ChooseImageDialog editor={editor} onClose={closeDialog} />}
    </div>
  );
}

/** Returns whether data is nothing but image files (`isImage`), and has an image (`hasImage`). */
function imagesIn(data: DataTransfer | null) {
  const isFile = [...(data?.files ?? [])].some(({ type }) => type.startsWith('image/'));
  const html = data?.getData('text/html') ?? '';
  const isImage = isFile && !data?.getData('text/plain');
  return { isImage, hasImage: isFile || /<img\b/i.test(html) };
}

const editorAttributes = (
  { id, 'aria-invalid': invalid, 'aria-describedby': described }: TextControl['attributes'],
  language: TextControl['language'],
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
