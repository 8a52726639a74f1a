import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@tiptap/pm/tables';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Heading,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  TextQuote,
  Trash2,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../lib/i18n/languages';
import type admin from '../../locales/en/admin.json';
import styles from './TextEditor.module.css';
import { insertTable } from './tables';

interface ToolbarItem {
  /** Name of the button, which is also the key of its text. */
  name: keyof typeof admin.text;
  icon: LucideIcon;
  isActive?: (editor: Editor) => boolean;
  /** Command of the button; undefined for the link, which opens a dialog. */
  run?: (editor: Editor) => void;
}

/**
 * Returns the button that toggles a node or a mark.
 * @param type of the node or the mark
 */
const toggleItem = (
  name: ToolbarItem['name'],
  icon: LucideIcon,
  command: (chain: ChainedCommands) => ChainedCommands,
  type: string = name,
): ToolbarItem => ({
  name,
  icon,
  isActive: (editor) => editor.isActive(type),
  run: (editor) => command(editor.chain().focus()).run(),
});

/** Returns the button that undoes or redoes a step of the editor's history. */
const historyItem = (name: 'undo' | 'redo', icon: LucideIcon): ToolbarItem => ({
  name,
  icon,
  run: (editor) => editor.chain().focus()[name]().run(),
});

const toolbarItems: ToolbarItem[] = [
  // A smaller heading of a stored text stays one until it is changed.
  toggleItem('heading', Heading, (chain) =>
    chain.command(({ editor, commands }) =>
      editor.isActive('heading') ? commands.setParagraph() : commands.setHeading({ level: 2 }),
    ),
  ),
  toggleItem('bold', Bold, (chain) => chain.toggleBold()),
  toggleItem('italic', Italic, (chain) => chain.toggleItalic()),
  toggleItem('bulletList', List, (chain) => chain.toggleBulletList()),
  toggleItem('orderedList', ListOrdered, (chain) => chain.toggleOrderedList()),
  toggleItem('quote', TextQuote, (chain) => chain.toggleBlockquote(), 'blockquote'),
  { name: 'link', icon: Link, isActive: (editor) => editor.isActive('link') },
  {
    name: 'table',
    icon: Table,
    isActive: (editor) => editor.isActive('table'),
    run: (editor) => {
      if (!editor.isActive('table')) insertTable(editor);
    },
  },
  historyItem('undo', Undo2),
  historyItem('redo', Redo2),
];

/** Buttons for a cursor in a table. Their names are visible, because their icons are unfamiliar. */
const tableItems = (
  [
    ['addRow', BetweenHorizontalEnd, addRowAfter],
    ['addColumn', BetweenVerticalEnd, addColumnAfter],
    ['deleteRow', TableRowsSplit, deleteRow],
    ['deleteColumn', TableColumnsSplit, deleteColumn],
    ['deleteTable', Trash2, deleteTable],
  ] as const
).map(
  ([name, icon, command]): ToolbarItem => ({
    name,
    icon,
    run: ({ state, view }) => {
      command(state, view.dispatch);
      view.focus();
    },
  }),
);

interface Props {
  editor: Editor;
  controls: string;
  language: Language;
  onLink: () => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves the focus between the buttons by the arrow keys, as the ARIA toolbar pattern requires. */
function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[key];
  if (!step) return;
  const buttons = [...currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}

/**
 * Renders the buttons of the editor, also the buttons that change a table while the cursor is in
 * one. The toolbar is one tab stop (ARIA toolbar pattern).
 */
export function Toolbar({ editor, controls, language, onLink }: Props) {
  const { t } = useTranslation('admin');
  const [start] = useState(editor.state.selection);
  const activeItems = useEditorState({
    editor,
    // None before the person has put the cursor somewhere.
    selector: () =>
      toolbarItems
        .filter(({ isActive }) => start !== editor.state.selection && isActive?.(editor))
        .map(({ name }) => name),
  });
  const items = activeItems.includes('table') ? [...toolbarItems, ...tableItems] : toolbarItems;
  return (
    <div
      role="toolbar"
      // With the language, because a form has a toolbar for each.
      aria-label={`${t('text.toolbar')}: ${t(`languages.${language}.name`)}`}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={moveFocus}
    >
      {items.map(({ name, icon: Icon, isActive, run }, index) => (
        <button
          key={name}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          title={t(`text.${name}`)}
          // An item without "run" opens a dialog.
          {...(run
            ? { 'aria-pressed': isActive && activeItems.includes(name) }
            : { 'aria-haspopup': 'dialog', 'data-active': activeItems.includes(name) })}
          onClick={() => (run ? run(editor) : onLink())}
        >
          <Icon size="1.2em" />
          {index >= toolbarItems.length && t(`text.${name}`)}
        </button>
      ))}
    </div>
  );
}
