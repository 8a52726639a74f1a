import type { Mark, Node, Schema } from '@tiptap/pm/model';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown as writeTree } from 'mdast-util-to-markdown';
import { parseMarkdown } from '../../lib/text/markdown';
import { type MarkdownNode, nodesIn } from '../../lib/text/markdownTree';
import { isArticleLink } from '../../lib/urls/urls';

/**
 * Returns the document of an article's Markdown (decision 0007). Raw HTML stays text, headings get
 * level 2 or 3, and a link that {@link isArticleLink} rejects is its text.
 */
export function toDocument(schema: Schema, markdown: string): Node {
  const create = (type: string, content: Node[], attrs?: Record<string, unknown>): Node[] => {
    const node = schema.nodes[type]?.createAndFill(attrs, content);
    return node ? [node] : [];
  };
  const text = (value: string, marks: readonly Mark[]): Node[] =>
    value ? [schema.text(value.replace(/\n/g, ' '), marks)] : [];
  /** Returns a row with a cell for each column of the header. */
  const editorRow = (cells: MarkdownNode[], columns: MarkdownNode[], type: string): Node[] =>
    create(
      'tableRow',
      columns.flatMap((_, index) => {
        return create(type, editorNodes(cells[index] ? nodesIn(cells[index]) : []));
      }),
    );

  /** Returns the editor's nodes of Markdown nodes; `marks` are the marks of their text. */
  function editorNodes(nodes: MarkdownNode[], marks: readonly Mark[] = []): Node[] {
    return nodes.flatMap((node) => {
      const content = (inner = marks) => editorNodes(nodesIn(node), inner);
      const marked = (type: string, attrs?: Record<string, unknown>) =>
        schema.mark(type, attrs).addToSet(marks);
      switch (node.type) {
        case 'text':
          return text(node.value, marks);
        case 'strong':
          return content(marked('bold'));
        case 'emphasis':
          return content(marked('italic'));
        case 'link':
          return content(isArticleLink(node.url) ? marked('link', { href: node.url }) : marks);
        case 'break':
          return create('hardBreak', []);
        case 'heading':
          return create('heading', content(), { level: node.depth < 3 ? 2 : 3 });
        case 'list':
          return node.ordered
            ? create('orderedList', content(), { start: node.start ?? 1 })
            : create('bulletList', content());
        case 'table': {
          const [header = [], ...rows] = node.children.map(nodesIn);
          return create('table', [
            ...editorRow(header, header, 'tableHeader'),
            ...rows.flatMap((row) => editorRow(row, header, 'tableCell')),
          ]);
        }
        case 'paragraph':
        case 'blockquote':
        case 'listItem':
          return create(node.type, content());
        default:
          return [];
      }
    });
  }

  const blocks = editorNodes(parseMarkdown(markdown).children);
  const document = schema.topNodeType.createAndFill(null, blocks);
  if (!document) throw new Error('the Markdown of an article has no document');
  return document;
}

/**
 * Returns a document's Markdown without what Markdown lacks: empty paragraphs, empty last rows of
 * tables, spaces around lines. {@link toDocument} makes the rest of the document again.
 */
export const toMarkdown = (document: Node): string =>
  writeTree(markdownNode('root', markdownBlocks(document)), {
    bullet: '-',
    listItemIndent: 'one',
    resourceLink: true,
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  }).trim();

/** Creates a Markdown node. Asserts its type, because the editor's schema ensures it. */
const markdownNode = (type: string, children: MarkdownNode[], attributes = {}): MarkdownNode =>
  ({ type, children, ...attributes }) as MarkdownNode;

/**
 * Returns the Markdown of the blocks in a node. Leaves out empty paragraphs, which Markdown cannot
 * have, and the empty rows at the end of a table.
 */
const markdownBlocks = (container: Node): MarkdownNode[] =>
  container.children.flatMap((node): MarkdownNode[] => {
    const { attrs } = node;
    switch (node.type.name) {
      case 'paragraph': {
        const line = markdownLine(node);
        return line.length > 0 ? [markdownNode('paragraph', line)] : [];
      }
      case 'heading':
        return [markdownNode('heading', markdownLine(node), { depth: attrs.level })];
      case 'orderedList': {
        const list = { ordered: true, start: attrs.start, spread: false };
        return [markdownNode('list', markdownBlocks(node), list)];
      }
      case 'bulletList':
        return [markdownNode('list', markdownBlocks(node), { ordered: false, spread: false })];
      case 'table': {
        const rows = markdownBlocks(node);
        // Not the rows at the end in which nothing is written.
        const last = rows.findLastIndex((row) =>
          nodesIn(row).some((cell) => nodesIn(cell).length > 0),
        );
        return [markdownNode('table', rows.slice(0, Math.max(last, 0) + 1))];
      }
      case 'tableCell':
      case 'tableHeader':
        return [markdownNode('tableCell', markdownLine(node))];
      case 'listItem':
        return [markdownNode('listItem', markdownBlocks(node), { spread: false })];
      default:
        // Blockquote and tableRow have the names of mdast.
        return [markdownNode(node.type.name, markdownBlocks(node))];
    }
  });

/** A piece of a line with the marks still to be written; a line break has the text `\n`. */
interface Piece {
  text: string;
  marks: readonly Mark[];
}

const isSpace = ({ text }: Piece): boolean => !text.trim();

/** Returns a block's text without what Markdown lacks: spaces around lines, breaks at its end. */
function markdownLine(block: Node): MarkdownNode[] {
  const pieces = block.children.flatMap(({ text = '\n', marks }) =>
    // Spaces at the edges are separate, because bold and italic cannot begin or end with one.
    (text.match(/^\s+|\s+$|\S(?:.*\S)?/gs) ?? []).map((piece) => ({ text: piece, marks })),
  );
  const isBreak = (piece?: Piece) => !piece || piece.text === '\n';
  const isBlank = (piece?: Piece) => piece !== undefined && /^[ \t]+$/.test(piece.text);
  /** Returns whether only spaces are between a piece and its line's end (start for `step` -1). */
  const isAtEdge = (at: number, step: 1 | -1): boolean =>
    isBreak(pieces[at]) || (isBlank(pieces[at]) && isAtEdge(at + step, step));
  const written = pieces.filter(
    (piece, at) => !isBlank(piece) || !(isAtEdge(at, -1) || isAtEdge(at, 1)),
  );
  const end = written.map(isBreak).lastIndexOf(false) + 1;
  return markdownPhrasing(written.slice(0, end));
}

/** Returns the Markdown of pieces of a line. Writes the mark outermost that reaches farthest. */
function markdownPhrasing(pieces: Piece[]): MarkdownNode[] {
  const [first] = pieces;
  if (!first) return [];
  const marks = isSpace(first)
    ? first.marks.filter(({ type }) => type.name === 'link')
    : first.marks;
  const runs = marks.map((mark) => {
    const end = pieces.findIndex((piece) => !mark.isInSet(piece.marks));
    let length = end < 0 ? pieces.length : end;
    while (mark.type.name !== 'link' && isSpace(pieces[length - 1] ?? first)) length -= 1;
    return { mark, length };
  });
  const [longest] = runs.sort((a, b) => b.length - a.length);
  if (!longest) {
    const { text } = first;
    return [
      text === '\n' ? { type: 'break' } : { type: 'text', value: text },
      ...markdownPhrasing(pieces.slice(1)),
    ];
  }
  const { mark, length } = longest;
  const run = pieces.slice(0, length);
  const children = () =>
    markdownPhrasing(run.map(({ text, marks }) => ({ text, marks: mark.removeFromSet(marks) })));
  const markedNode = (): MarkdownNode => {
    switch (mark.type.name) {
      case 'bold':
        return markdownNode('strong', children());
      case 'italic':
        return markdownNode('emphasis', children());
      default:
        return markdownNode('link', children(), { url: mark.attrs.href });
    }
  };
  return [markedNode(), ...markdownPhrasing(pieces.slice(length))];
}
