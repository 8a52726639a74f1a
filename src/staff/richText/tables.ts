import { goToNextCell, isInTable, selectedRect, tableEditing } from '@tiptap/pm/tables';
import { type Editor, Extension, Node, type NodeConfig } from '@tiptap/react';
import { insertBlock } from './insertBlock';

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
const cell: Partial<NodeConfig> = {
  content: 'text*',
  marks: 'bold italic link',
  isolating: true,
  addAttributes: () => cellAttributes,
};

const node = (name: string, tag: string, config: Partial<NodeConfig>) =>
  Node.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => (tag === 'table' ? [tag, ['tbody', 0]] : [tag, 0]),
    ...config,
  });

const isInLastCell = ({ state }: Editor): boolean => {
  const { bottom, right, map } = selectedRect(state);
  return bottom === map.height && right === map.width;
};

/** Moves to the next cell on Enter; from the last one to a new paragraph after the table. Returns false outside a table. */
function onEnter({ editor }: { editor: Editor }): boolean {
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
  node('table', 'table', { group: 'block', content: 'tableRow+', isolating: true }),
  node('tableRow', 'tr', { content: '(tableCell | tableHeader)+' }),
  node('tableCell', 'td', cell),
  node('tableHeader', 'th', cell),
  Extension.create({
    name: 'tables',
    extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
    addProseMirrorPlugins: () => [tableEditing()],
    addKeyboardShortcuts: () => ({ Enter: onEnter }),
  }),
];

/** Inserts an empty table of three rows and columns after the current block, with the cursor in its first cell. */
export function insertTable(editor: Editor): void {
  const row = (type: string) => ({ type: 'tableRow', content: Array(3).fill({ type }) });
  const rows = [row('tableHeader'), row('tableCell'), row('tableCell')];
  insertBlock(editor, { type: 'table', content: rows }, 3);
}
