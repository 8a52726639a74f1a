/** Elements that Word, browsers and mail programs copy, and that an article cannot have. */
const REMOVED_ELEMENTS =
  'script, style, meta, link, title, xml, img, picture, video, audio, iframe, object, embed, svg, form, input, button, select, textarea, del';
const HEADINGS: Record<string, string> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' };
const BULLET = /^[·•§o▪–*\uf0b7-]/u;

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
  for (const element of body.querySelectorAll('*')) tidyElement(element);
  return body.innerHTML;
}

const BLOCK_ELEMENTS =
  'p, div, section, article, main, header, footer, table, ul, ol, dl, h1, h2, h3, h4, h5, h6, blockquote, pre, hr';

/**
 * Wraps text and inline elements beside block elements in paragraphs, in `parent` and in the boxes
 * (`div`, `section` …) below it, because ProseMirror's parser drops spaces between inline elements
 * that follow a block. An element without blocks stays as it is.
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

/**
 * Unwraps an element of Word or Google Docs. Reduces any other element, but not its children:
 * removes its attributes except `href` and `start`, turns a heading into `h2` or `h3`, and bold and
 * italic of a `style` into `strong` and `em`.
 */
function tidyElement(element: Element): void {
  // `o:p` of Word, and the element that Google Docs wraps around its HTML.
  if (element.tagName.includes(':') || element.id.startsWith('docs-internal')) {
    element.replaceWith(...element.childNodes);
    return;
  }
  const style = element.getAttribute('style') ?? '';
  const heading = element.classList.contains('MsoTitle') ? 'h2' : HEADINGS[element.tagName];
  const cleaned = heading ? replaceTag(element, heading) : element;
  for (const name of cleaned.getAttributeNames()) {
    if (name !== 'href' && name !== 'start') cleaned.removeAttribute(name);
  }
  if (cleaned.tagName === 'SPAN') emphasize(cleaned, style);
}

/** Replaces an element by one of another tag without attributes, and returns the new one. */
function replaceTag(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Makes a span an `em` if its style was italic, and puts it into a `strong` if it was bold. */
function emphasize(span: Element, style: string): void {
  let element = span;
  if (/font-style:\s*italic/i.test(style)) element = replaceTag(element, 'em');
  if (!/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) return;
  const strong = element.ownerDocument.createElement('strong');
  element.replaceWith(strong);
  strong.append(element);
}

/** Returns whether an element is a paragraph that Word copies for an item of a list. */
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
    list.append(replaceTag(item, 'li'));
  }
}

/** The largest span that is expanded; a larger one is a mistake of the source. */
const MAX_SPAN = 20;
const BLOCKS = 'p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre, br';

/**
 * Reduces pasted tables to what the editor's tables have (tables.ts): the first row as header, text
 * in the cells. A merged cell becomes itself and empty ones. The editor fills up shorter rows.
 */
function normalizeTables(body: HTMLElement): void {
  // Inner tables first, which become text.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    for (const block of table.querySelectorAll(BLOCKS)) {
      if (block.closest('td, th')) block.replaceWith(' ', ...block.childNodes, ' ');
    }
    for (const cell of [...table.rows].flatMap((row) => [...row.cells])) {
      for (let more = Math.min(cell.colSpan, MAX_SPAN); more > 1; more -= 1) {
        cell.after(body.ownerDocument.createElement('td'));
      }
    }
    for (const cell of [...(table.rows[0]?.cells ?? [])]) replaceTag(cell, 'th');
    if (table.closest('td, th')) table.replaceWith(` ${table.textContent} `);
  }
}
