import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  selectedRect,
  tableEditing,
} from '@tiptap/pm/tables';
import { type Editor, Extension, Node } from '@tiptap/react';

const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** prosemirror-tables requires these attributes. Markdown has no merged cells, so they keep their defaults. */
const cellAttributes = {
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

/** Text alone, because a cell of a Markdown table is one line; without code, where `|` cannot be escaped. */
const cell = {
  content: 'text*',
  marks: 'bold italic link',
  isolating: true,
  addAttributes: () => cellAttributes,
};

const nodes = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  Node.create({
    ...cell,
    name: 'tableCell',
    parseHTML: () => [{ tag: 'td' }],
    renderHTML: () => ['td', 0],
  }),
  Node.create({
    ...cell,
    name: 'tableHeader',
    parseHTML: () => [{ tag: 'th' }],
    renderHTML: () => ['th', 0],
  }),
];

const isInLastCell = ({ state }: Editor): boolean => {
  const { bottom, right, map } = selectedRect(state);
  return bottom === map.height && right === map.width;
};

/** Enter moves to the next cell; from the last one to a new paragraph after the table. */
function onEnter(editor: Editor): boolean {
  if (!isInTable(editor.state)) return false;
  if (!isInLastCell(editor)) return goToNextCell(1)(editor.state, editor.view.dispatch);
  const { table, tableStart } = selectedRect(editor.state);
  const after = tableStart - 1 + table.nodeSize;
  return editor
    .chain()
    .insertContentAt(after, { type: 'paragraph' })
    .setTextSelection(after + 1)
    .run();
}

/** The TipTap extensions of tables: a header row and cells of text, as Markdown has them (decision 0007). */
export const tableExtensions = [
  ...nodes,
  Extension.create({
    name: 'tables',
    extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
    addProseMirrorPlugins: () => [tableEditing()],
    addKeyboardShortcuts() {
      const { editor } = this;
      return {
        Enter: () => onEnter(editor),
      };
    },
  }),
];

const [ROWS, COLUMNS] = [3, 3];

/** Inserts an empty table after the current block, with the cursor in its first cell. */
export function insertTable(editor: Editor): void {
  const { $from } = editor.state.selection;
  const after = $from.depth === 0 ? $from.pos : $from.after(1);
  const row = (type: string) => ({ type: 'tableRow', content: Array(COLUMNS).fill({ type }) });
  const content = [
    {
      type: 'table',
      content: [row('tableHeader'), ...Array(ROWS - 1).fill(row('tableCell'))],
    },
    // A place to continue writing, because the cursor cannot be put below a table that ends the
    // text.
    ...(after === editor.state.doc.content.size ? [{ type: 'paragraph' }] : []),
  ];
  editor
    .chain()
    .focus()
    .insertContentAt(after, content)
    .setTextSelection(after + 3)
    .run();
}

/** On the table around the cursor, by the name of their toolbar item. */
export const tableCommands = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  deleteTable,
} as const;
