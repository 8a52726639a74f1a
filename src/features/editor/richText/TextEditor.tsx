import { EditorContent, getSchema, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cleanPasted } from './cleanPasted';
import { extensions } from './extensions';
import { LinkDialog } from './LinkDialog';
import { toDocument, toMarkdown } from './markdown';
import styles from './TextEditor.module.css';
import { Toolbar } from './Toolbar';
import type { TextControl } from './textControl';

/** The text of an article as it will look, stored as Markdown. A text left alone is not rewritten. */
export default function TextEditor({ attributes, value, onChange, onBlur }: TextControl) {
  const [linking, setLinking] = useState(false);
  const known = useRef(value);
  const named = useAttributes(attributes);
  const parts = useMemo(() => extensions(() => setLinking(true)), []);
  const editor = useEditor({
    extensions: parts,
    // From the start, so that undoing cannot take the stored text away.
    content: useMemo(() => toDocument(getSchema(parts), known.current).toJSON(), [parts]),
    // The site's Content-Security-Policy forbids styles put in by scripts; ours do the same.
    injectCSS: false,
    editorProps: { attributes: named, transformPastedHTML: cleanPasted },
    // useEditor calls the handlers of the latest render.
    onUpdate: (changed) => {
      known.current = toMarkdown(changed.editor.state.doc);
      onChange(known.current);
    },
    onBlur,
  });

  // The form can replace the text: by a restored draft, or a colleague's version.
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(toDocument(editor.schema, value).toJSON(), { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className={styles.editor} data-error={attributes['aria-invalid'] || undefined}>
      <Toolbar editor={editor} controls={attributes.id} onLink={() => setLinking(true)} />
      <EditorContent editor={editor} className={styles.paper} />
      {linking && (
        <LinkDialog
          editor={editor}
          onClose={() => {
            setLinking(false);
            setTimeout(() => editor.commands.focus(), 0);
          }}
        />
      )}
    </div>
  );
}

/** The attributes that tie the text to label, hint and error, in the shape the editor takes. */
function useAttributes(attributes: TextControl['attributes']): Record<string, string> {
  const { id, 'aria-invalid': invalid, 'aria-describedby': described } = attributes;
  return useMemo(
    () => ({
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-required': 'true',
      'aria-invalid': String(invalid),
      ...(described && { 'aria-describedby': described }),
    }),
    [id, invalid, described],
  );
}
