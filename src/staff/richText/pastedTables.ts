const BLOCKS = 'p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre, br';
/** The largest span that is expanded; a larger one is a mistake of the source. */
const MAX_SPAN = 20;

/**
 * Reduces the tables of pasted HTML to what the editor's tables have (tables.ts): rows of equal length, the first
 * one as header, text in the cells. Merged cells become a cell with the text and empty ones. Tables that lay out
 * a page, with one column or another table inside, become their content.
 */
export function normalizeTables(body: HTMLElement): void {
  // Inner tables first, because a layout table is replaced by its content.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const rows = gridOf(table);
    const isLayout = table.querySelector('table') || !rows.some((row) => row.length > 1);
    if (isLayout) unwrapCells(table);
    else table.replaceWith(toTable(rows, body.ownerDocument));
  }
}

/** Returns the cells of a table by row and column; null below or beside a cell that spans. */
function gridOf(table: HTMLTableElement): (HTMLTableCellElement | null)[][] {
  const grid: (HTMLTableCellElement | null)[][] = [...table.rows].map(() => []);
  for (const [top, row] of [...table.rows].entries()) {
    for (const cell of row.cells) {
      let left = 0;
      while (grid[top]?.[left] !== undefined) left += 1;
      for (const line of grid.slice(top, top + Math.min(cell.rowSpan || 1, MAX_SPAN))) {
        for (let x = 0; x < Math.min(cell.colSpan, MAX_SPAN); x += 1) line[left + x] = null;
      }
      (grid[top] ?? [])[left] = cell;
    }
  }
  const width = Math.max(0, ...grid.map((row) => row.length));
  return grid.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? null));
}

function toTable(rows: (HTMLTableCellElement | null)[][], document: Document): HTMLElement {
  const table = document.createElement('table');
  rows.forEach((cells, index) => {
    const row = document.createElement('tr');
    for (const cell of cells) {
      const target = document.createElement(index === 0 ? 'th' : 'td');
      if (cell) target.append(...lineOf(cell).childNodes);
      row.append(target);
    }
    table.append(row);
  });
  return table;
}

/** Returns a copy of a cell whose blocks are joined by spaces to one line. */
function lineOf(cell: HTMLTableCellElement): Element {
  const copy = cell.cloneNode(true) as Element;
  for (const block of copy.querySelectorAll(BLOCKS))
    block.replaceWith(' ', ...block.childNodes, ' ');
  return copy;
}

function unwrapCells(table: HTMLTableElement): void {
  const { ownerDocument: document } = table;
  const blocks = [...table.rows].flatMap((row) =>
    [...row.cells].map((cell) => {
      const block = document.createElement('div');
      block.append(...cell.childNodes);
      return block;
    }),
  );
  table.replaceWith(...blocks);
}
