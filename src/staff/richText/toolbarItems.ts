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

type Toggle =
  | 'toggleBold'
  | 'toggleItalic'
  | 'toggleBulletList'
  | 'toggleOrderedList'
  | 'toggleBlockquote';

/** @param type of the node or the mark */
const toggle = (
  name: ToolbarItemName,
  icon: LucideIcon,
  keys: string,
  command: Toggle,
  type: string = name,
): ToolbarItem => ({
  name,
  icon,
  keys,
  isActive: (editor) => editor.isActive(type),
  run: (editor) => editor.chain().focus()[command]().run(),
});

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
  toggle('bold', Bold, 'Ctrl+B', 'toggleBold'),
  toggle('italic', Italic, 'Ctrl+I', 'toggleItalic'),
  toggle('bulletList', List, 'Ctrl+Shift+8', 'toggleBulletList'),
  toggle('orderedList', ListOrdered, 'Ctrl+Shift+7', 'toggleOrderedList'),
  toggle('quote', TextQuote, 'Ctrl+Shift+B', 'toggleBlockquote', 'blockquote'),
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
