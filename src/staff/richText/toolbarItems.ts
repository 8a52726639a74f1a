import type { Editor } from '@tiptap/react';
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
import { insertTable, tableCommands } from './tables';

type ToolbarItemName =
  | 'heading'
  | 'bold'
  | 'italic'
  | 'bulletList'
  | 'orderedList'
  | 'quote'
  | 'link'
  | 'image'
  | 'table'
  | 'undo'
  | 'redo'
  | keyof typeof tableCommands;

interface ToolbarItem {
  name: ToolbarItemName;
  icon: LucideIcon;
  keys?: string;
  isActive?: (editor: Editor) => boolean;
  /** Undefined for the link and the image, which open a dialog. */
  run?: (editor: Editor) => void;
}

export const toolbarItems: ToolbarItem[] = [
  {
    name: 'heading',
    icon: Heading,
    keys: 'Ctrl+Alt+2',
    // A smaller heading of a stored text stays one until it is changed.
    isActive: (editor) => editor.isActive('heading'),
    run: (editor) => {
      const chain = editor.chain().focus();
      if (editor.isActive('heading')) chain.setParagraph().run();
      else chain.setHeading({ level: 2 }).run();
    },
  },
  {
    name: 'bold',
    icon: Bold,
    keys: 'Ctrl+B',
    isActive: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: Italic,
    keys: 'Ctrl+I',
    isActive: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bulletList',
    icon: List,
    keys: 'Ctrl+Shift+8',
    isActive: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: ListOrdered,
    keys: 'Ctrl+Shift+7',
    isActive: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: TextQuote,
    keys: 'Ctrl+Shift+B',
    isActive: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
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

const tableIcons: Record<keyof typeof tableCommands, LucideIcon> = {
  addRow: BetweenHorizontalEnd,
  addColumn: BetweenVerticalEnd,
  deleteRow: TableRowsSplit,
  deleteColumn: TableColumnsSplit,
  deleteTable: Trash2,
};

/**
 * Only while the cursor is in a table. Their names are visible, because their icons are unfamiliar.
 */
export const tableItems: ToolbarItem[] = (
  Object.keys(tableIcons) as (keyof typeof tableCommands)[]
).map((name) => ({
  name,
  icon: tableIcons[name],
  run: ({ state, view }) => {
    tableCommands[name](state, view.dispatch);
    view.focus();
  },
}));
