/** Elements that Word, browsers and mail programs copy, and that an article cannot have. */
const REMOVED_ELEMENTS =
  'script, style, meta, link, title, xml, img, picture, video, audio, iframe, object, embed, svg, form, input, button, select, textarea, del';
const HEADINGS: Record<string, string> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' };
const BULLET = /^(?:[·•§o▪–*-]|\u00a7|\uf0b7)/u;

/**
 * Reduces pasted HTML to what an article can have: paragraphs, headings of two levels, lists,
 * tables, quotes, bold, italic and links (decision 0007). Word's list paragraphs become lists. HTML
 * copied from the editor is returned unchanged. The schema drops what remains.
 */
export function cleanPasted(html: string): string {
  // Copied from a ProseMirror editor, whose attributes record where the selection was cut.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(
    html.replace(/<!--[\s\S]*?-->/g, ''),
    'text/html',
  );
  gatherWordLists(body);
  normalizeTables(body);
  wrapInlineNodes(body);
  for (const element of body.querySelectorAll(REMOVED_ELEMENTS)) element.remove();
  for (const element of [...body.querySelectorAll('*')]) tidy(element);
  return body.innerHTML;
}

const BLOCK_ELEMENTS =
  'p, div, section, article, main, header, footer, table, ul, ol, dl, h1, h2, h3, h4, h5, h6, blockquote, pre, hr';

/**
 * Wraps text beside block elements in paragraphs, because ProseMirror's parser drops spaces between
 * inline elements that follow a block.
 */
function wrapInlineNodes(parent: Element): void {
  const blocks = [...parent.children].filter((child) => child.matches(BLOCK_ELEMENTS));
  if (blocks.length === 0) return;
  let paragraph: Element | undefined;
  for (const node of [...parent.childNodes]) {
    if (blocks.includes(node as Element)) {
      paragraph = undefined;
      if ((node as Element).matches('div, section, article, main'))
        wrapInlineNodes(node as Element);
    } else if (paragraph || node.textContent?.trim()) {
      if (!paragraph) {
        paragraph = parent.ownerDocument.createElement('p');
        parent.insertBefore(paragraph, node);
      }
      paragraph.append(node);
    }
  }
}

/** Unwraps elements of Word and Google Docs; keeps `href`, `start`, bold, italic, two headings. */
function tidy(element: Element): void {
  // `o:p` of Word, and the element that Google Docs wraps around its HTML.
  if (element.tagName.includes(':') || /^docs-internal/.test(element.id)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  const style = element.getAttribute('style') ?? '';
  const heading = element.classList.contains('MsoTitle') ? 'h2' : HEADINGS[element.tagName];
  const cleaned = heading ? rename(element, heading) : element;
  for (const name of cleaned.getAttributeNames()) {
    if (name !== 'href' && name !== 'start') cleaned.removeAttribute(name);
  }
  if (cleaned.tagName === 'SPAN') emphasize(cleaned, style);
}

function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Replaces bold and italic in a `style` attribute by `strong` and `em`. */
function emphasize(span: Element, style: string): void {
  let element = span;
  if (/font-style:\s*italic/i.test(style)) element = rename(element, 'em');
  if (!/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) return;
  const strong = element.ownerDocument.createElement('strong');
  element.replaceWith(strong);
  strong.append(element);
}

const isWordItem = (element: Element | null): element is Element =>
  element?.tagName === 'P' && /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '');

/** Replaces the paragraphs that Word copies for the items of a list by lists. */
function gatherWordLists(body: HTMLElement): void {
  for (const item of [...body.querySelectorAll('p')].filter(isWordItem)) {
    const marker = [...item.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const tag = BULLET.test(marker?.textContent?.trim() ?? '·') ? 'UL' : 'OL';
    marker?.remove();
    const before = item.previousElementSibling;
    const list =
      before?.tagName === tag && before.hasAttribute('data-word')
        ? before
        : body.ownerDocument.createElement(tag);
    list.setAttribute('data-word', '');
    if (list !== before) item.before(list);
    list.append(rename(item, 'li'));
  }
}

const BLOCKS = 'p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre, br';
/** The largest span that is expanded; a larger one is a mistake of the source. */
const MAX_SPAN = 20;

/**
 * Reduces pasted tables to what the editor's tables have (tables.ts): rows of equal length, the
 * first one as header, text in the cells. Merged cells become a cell with the text and empty ones.
 * A layout table, with one column or another table inside, becomes its content.
 */
function normalizeTables(body: HTMLElement): void {
  // Inner tables first, because a layout table is replaced by its content.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const rows = cellGrid(table);
    const isLayout = table.querySelector('table') || !rows.some((row) => row.length > 1);
    if (isLayout) unwrapCells(table);
    else table.replaceWith(toTable(rows, body.ownerDocument));
  }
}

/** Returns the cells of a table by row and column; null below or beside a cell that spans. */
function cellGrid(table: HTMLTableElement): (HTMLTableCellElement | null)[][] {
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
      if (cell) target.append(...joinedLine(cell).childNodes);
      row.append(target);
    }
    table.append(row);
  });
  return table;
}

/** Returns a copy of a cell whose blocks are joined by spaces to one line. */
function joinedLine(cell: HTMLTableCellElement): Element {
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
