import { GapCursor } from '@tiptap/pm/gapcursor';
import { Selection, TextSelection } from '@tiptap/pm/state';
import { goToNextCell, isInTable, selectedRect, tableEditing } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, Extension, Node, type NodeConfig } from '@tiptap/react';

const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** prosemirror-tables requires them. They keep their defaults, because Markdown merges no cells. */
const cellAttributes = {
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

/** Text alone, because a Markdown cell is one line. */
const cell: Partial<NodeConfig> = {
  content: 'text*',
  isolating: true,
  addAttributes: () => cellAttributes,
};

const tableNode = (name: string, tag: string, config: Partial<NodeConfig>) =>
  Node.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => (tag === 'table' ? [tag, ['tbody', 0]] : [tag, 0]),
    ...config,
  });

/** Moves to the next cell, from the last one to a new paragraph. Returns false outside a table. */
function onEnter({ editor }: { editor: Editor }): boolean {
  if (!isInTable(editor.state)) return false;
  const { bottom, right, map, table, tableStart } = selectedRect(editor.state);
  const isInLastCell = bottom === map.height && right === map.width;
  if (!isInLastCell) return goToNextCell(1)(editor.state, editor.view.dispatch);
  const after = tableStart - 1 + table.nodeSize;
  return editor
    .chain()
    .insertContentAt(after, { type: 'paragraph' })
    .setTextSelection(after + 1)
    .run();
}

/**
 * Returns a command that moves the cursor to the cell above (-1) or below (1), at the edge out of
 * the table. False outside a table, and where another line of the cell is above or below.
 */
const moveByRow =
  (step: 1 | -1) =>
  ({ editor: { state, view } }: { editor: Editor }): boolean => {
    const { doc, selection, tr } = state;
    const isAtEdge = view.endOfTextblock(step === 1 ? 'down' : 'up');
    if (!isInTable(state) || !(selection instanceof TextSelection) || !isAtEdge) return false;
    const { map, top, left, table, tableStart } = selectedRect(state);
    const row = top + step;
    if (row >= 0 && row < map.height) {
      const cell = tableStart + map.positionAt(row, left, table);
      const length = doc.nodeAt(cell)?.content.size ?? 0;
      const at = cell + 1 + Math.min(selection.$head.parentOffset, length);
      tr.setSelection(TextSelection.create(doc, at));
    } else {
      const outside = doc.resolve(step === 1 ? tableStart - 1 + table.nodeSize : tableStart - 1);
      tr.setSelection(Selection.findFrom(outside, step) ?? new GapCursor(outside));
    }
    view.dispatch(tr.scrollIntoView());
    return true;
  };

/**
 * Returns a handler of keys for one editor. Tab and Shift+Tab move from cell to cell; from the last
 * and the first cell, and after Escape from each, out of the editor.
 */
export function createTabHandler() {
  let leaves = false;
  return (view: EditorView, event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event;
    if (key !== 'Tab') {
      if (key !== 'Shift') leaves = key === 'Escape';
      return false;
    }
    const { state, dispatch } = view;
    const goes = !leaves && isInTable(state) && goToNextCell(shiftKey ? -1 : 1)(state, dispatch);
    if (goes) event.preventDefault();
    leaves = false;
    // The browser moves the focus then; ProseMirror would indent a list.
    return true;
  };
}

/** The TipTap extensions of tables: a header row and cells of text, as Markdown (decision 0007). */
export const tableExtensions = [
  tableNode('table', 'table', { group: 'block', content: 'tableRow+', isolating: true }),
  // Without a gap cursor, because a letter that is typed there would be another cell.
  tableNode('tableRow', 'tr', { content: '(tableCell | tableHeader)+', allowGapCursor: false }),
  tableNode('tableCell', 'td', cell),
  tableNode('tableHeader', 'th', cell),
  Extension.create({
    name: 'tables',
    extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
    addProseMirrorPlugins: () => [tableEditing()],
    addKeyboardShortcuts: () => ({
      Enter: onEnter,
      ArrowUp: moveByRow(-1),
      ArrowDown: moveByRow(1),
    }),
  }),
];

/**
 * Inserts a table of 3 × 3 after the current block, with the cursor in its first cell. At the end
 * of the text a paragraph follows.
 */
export function insertTable(editor: Editor): void {
  const { $from, to } = editor.state.selection;
  const row = (type: string) => ({ type: 'tableRow', content: Array(3).fill({ type }) });
  const rows = [row('tableHeader'), row('tableCell'), row('tableCell')];
  const table = { type: 'table', content: rows };
  const after = $from.depth === 0 ? to : $from.after(1);
  // A place to continue writing, because the cursor cannot be put below a table that ends the text.
  const isLast = after === editor.state.doc.content.size;
  editor
    .chain()
    .focus()
    .insertContentAt(after, isLast ? [table, { type: 'paragraph' }] : [table])
    .setTextSelection(after + 3)
    .run();
}
