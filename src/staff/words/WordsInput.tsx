import { history, redo, undo } from '@tiptap/pm/history';
import { keymap } from '@tiptap/pm/keymap';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { EditorContent, Extension, Node, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { splitAtPlaceholders } from '../../lib/facts/words';
import { byLanguage, type Language } from '../../lib/i18n/languages';
import { figureLabel } from './figures';
import '../forms/proseMirror.css';
import styles from './words.module.css';

interface Props {
  id: string;
  label: string;
  language: Language;
  value: string;
  /** Placeholders that the text may have. */
  figures: string[];
  takesFocus?: boolean;
  invalid: boolean;
  /** Whether it is the field that had the focus last. */
  isActive: boolean;
  onFocus: () => void;
  onChange: (text: string) => void;
  /** Called by Enter, which begins no new line in a sentence. */
  onEnter?: (() => void) | undefined;
}

/** Returns the nodes of a text: words, and one for each placeholder that the text may have. */
const nodesOf = (text: string, figures: string[]) =>
  splitAtPlaceholders(text)
    .filter(Boolean)
    .map((part) =>
      figures.includes(part)
        ? { type: 'figure', attrs: { code: part } }
        : { type: 'text', text: part },
    );

const toDocument = (text: string, figures: string[]) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: nodesOf(text, figures) }],
});

/** Returns the nodes of what is pasted or dropped, in one line. */
const nodesIn = (data: DataTransfer | null, figures: string[]) =>
  nodesOf(data?.getData('text/plain').replace(/\s+/g, ' ') ?? '', figures);

/** The smallest editor for one sentence, in which a figure is a node: it can be moved or taken out, not typed over. */
const extensions = byLanguage((language) => [
  Node.create({ name: 'doc', topNode: true, content: 'paragraph' }),
  Node.create({
    name: 'paragraph',
    content: 'inline*',
    parseHTML: () => [{ tag: 'p' }],
    renderHTML: () => ['p', 0],
  }),
  Node.create({ name: 'text', group: 'inline' }),
  Node.create({
    name: 'figure',
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    addAttributes: () => ({ code: { default: '' } }),
    renderHTML: ({ node }) => [
      'span',
      { class: styles.figure },
      figureLabel(node.attrs.code, language),
    ],
    renderText: ({ node }) => node.attrs.code,
  }),
  Extension.create({
    name: 'history',
    addProseMirrorPlugins: () => [
      history(),
      keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo }),
    ],
  }),
]);

/** Renders the field of a sentence, below it the figures that can be put into it. */
export function WordsInput({ id, label, language, value, figures, invalid, ...props }: Props) {
  const { isActive, onFocus, onChange, onEnter, takesFocus = false } = props;
  const { t } = useTranslation('facts');
  const last = useRef(value);
  const editor = useEditor({
    extensions: extensions[language],
    content: toDocument(value, figures),
    autofocus: takesFocus && 'end',
    // Because TipTap takes a section with the id `next` for Next.js.
    immediatelyRender: true,
    // words.module.css has these styles, because the Content-Security-Policy forbids injected ones.
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        lang: language,
        'aria-label': label,
        'aria-invalid': String(invalid),
      },
      clipboardTextSerializer: (slice) =>
        slice.content.textBetween(0, slice.content.size, ' ', ({ attrs }) => attrs.code ?? ''),
      handleKeyDown: (_view, { key }) => {
        if (key === 'Enter') onEnter?.();
        return key === 'Enter';
      },
      // A selected figure is not typed over.
      handleTextInput: ({ state, dispatch }, _from, to, text) => {
        if (!(state.selection instanceof NodeSelection)) return false;
        const typed = state.tr.insertText(text, to);
        dispatch(typed.setSelection(TextSelection.create(typed.doc, to + text.length)));
        return true;
      },
      handlePaste: (_view, { clipboardData }) => {
        editor.commands.insertContent(nodesIn(clipboardData, figures));
        return true;
      },
      // What comes from another field, of which the browser would drop the words of a figure.
      handleDrop: (view, event, _slice, moved) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        if (moved || at === undefined) return false;
        event.preventDefault();
        editor.commands.insertContentAt(at, nodesIn(event.dataTransfer, figures));
        return true;
      },
    },
    onFocus,
    onUpdate: (update) => {
      last.current = update.editor.getText();
      onChange(last.current);
    },
  });
  useEffect(() => {
    if (value === last.current) return;
    last.current = value;
    editor.commands.setContent(toDocument(value, figures), { emitUpdate: false });
  }, [editor, value, figures]);
  return (
    <div className={`stack gap-2 ${styles.input}`}>
      <EditorContent editor={editor} />
      {isActive && figures.length > 0 && (
        <div className="cluster gap-1">
          <span className="small-print">{t('words.insert')}</span>
          {figures.map((code) => (
            <button
              key={code}
              type="button"
              className={styles.figure}
              // The field keeps the focus, and with it the place of the cursor.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() =>
                editor.chain().focus().insertContent({ type: 'figure', attrs: { code } }).run()
              }
            >
              {figureLabel(code, language)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
