import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@tiptap/pm/tables';
import type { ChainedCommands, Editor } from '@tiptap/react';
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Heading,
  Image,
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
import type admin from '../../locales/en/admin.json';
import { insertTable } from './tables';

interface ToolbarItem {
  /** Also the key of its name. */
  name: keyof typeof admin.text;
  icon: LucideIcon;
  keys?: string;
  isActive?: (editor: Editor) => boolean;
  /** Undefined for the link and the image, which open a dialog. */
  run?: (editor: Editor) => void;
}

/** @param type of the node or the mark */
const toggle = (
  name: ToolbarItem['name'],
  icon: LucideIcon,
  keys: string,
  command: (chain: ChainedCommands) => ChainedCommands,
  type: string = name,
): ToolbarItem => ({
  name,
  icon,
  keys,
  isActive: (editor) => editor.isActive(type),
  run: (editor) => command(editor.chain().focus()).run(),
});

export const toolbarItems: ToolbarItem[] = [
  // A smaller heading of a stored text stays one until it is changed.
  toggle('heading', Heading, 'Ctrl+Alt+2', (chain) =>
    chain.command(({ editor, commands }) =>
      editor.isActive('heading') ? commands.setParagraph() : commands.setHeading({ level: 2 }),
    ),
  ),
  toggle('bold', Bold, 'Ctrl+B', (chain) => chain.toggleBold()),
  toggle('italic', Italic, 'Ctrl+I', (chain) => chain.toggleItalic()),
  toggle('bulletList', List, 'Ctrl+Shift+8', (chain) => chain.toggleBulletList()),
  toggle('orderedList', ListOrdered, 'Ctrl+Shift+7', (chain) => chain.toggleOrderedList()),
  toggle('quote', TextQuote, 'Ctrl+Shift+B', (chain) => chain.toggleBlockquote(), 'blockquote'),
  { name: 'link', icon: Link, keys: 'Ctrl+K', isActive: (editor) => editor.isActive('link') },
  { name: 'image', icon: Image, isActive: (editor) => editor.isActive('articleImage') },
  {
    name: 'table',
    icon: Table,
    isActive: (editor) => editor.isActive('table'),
    run: (editor) => {
      if (!editor.isActive('table')) insertTable(editor);
    },
  },
  {
    name: 'undo',
    icon: Undo2,
    keys: 'Ctrl+Z',
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'redo',
    icon: Redo2,
    keys: 'Ctrl+Y',
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

/** Only while the cursor is in a table. Their names are visible, because their icons are unfamiliar. */
export const tableItems = (
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
