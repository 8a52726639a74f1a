import type { Node, NodeType, Schema } from '@tiptap/pm/model';
import MarkdownIt from 'markdown-it';
import {
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
  type MarkdownSerializerState,
} from 'prosemirror-markdown';
import { imageMarkdown, REFERENCE_LINE } from '../../lib/text/imageRefs';
import { isArticleLink } from '../../lib/urls/urls';

/**
 * Articles are stored as Markdown and edited as a document. Raw HTML is not parsed, and the serializer
 * escapes characters that Markdown would read as mark-up, such as a hyphen at the start of a line.
 */
const tokenizer = new MarkdownIt('commonmark', { html: false }).enable('table').disable('image');
tokenizer.validateLink = isArticleLink;
// Images are lines of their own that refer to an image of the article (decision 0037); other images stay text.
tokenizer.block.ruler.before('paragraph', 'article_image', (state, line, _, silent) => {
  if (state.level > 0 || (state.sCount[line] ?? 0) - state.blkIndent >= 4) return false;
  const begin = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  const [, key] = REFERENCE_LINE.exec(state.src.slice(begin, state.eMarks[line])) ?? [];
  if (!key) return false;
  if (!silent) {
    const token = state.push('article_image', '', 0);
    token.attrSet('key', key);
    state.line = line + 1;
  }
  return true;
});
// Cells have no code (tables.ts).
tokenizer.core.ruler.push('code_in_cells', ({ tokens }) => {
  tokens.forEach(({ type, children }, index) => {
    if (type !== 'inline' || !/^t[dh]_open$/.test(tokens[index - 1]?.type ?? '')) return;
    for (const child of children ?? []) if (child.type === 'code_inline') child.type = 'text';
  });
});

/** Maps headings to levels 2 and 3, because level 1 is the page's heading. */
const levelOf = (tag: string): number => (tag === 'h1' || tag === 'h2' ? 2 : 3);

/**
 * Parses the Markdown (CommonMark) of an article (decision 0007). Raw HTML stays text, headings get
 * level 2 or 3, and a link that {@link isArticleLink} rejects stays text.
 */
export const toDocument = (schema: Schema, markdown: string): Node =>
  new MarkdownParser(schema, tokenizer, {
    paragraph: { block: 'paragraph' },
    heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: levelOf(tag) }) },
    blockquote: { block: 'blockquote' },
    bullet_list: { block: 'bulletList' },
    ordered_list: {
      block: 'orderedList',
      getAttrs: (token) => ({ start: Number(token.attrGet('start') ?? 1) }),
    },
    list_item: { block: 'listItem' },
    code_block: { block: 'codeBlock', noCloseToken: true },
    fence: { block: 'codeBlock', noCloseToken: true },
    table: { block: 'table' },
    thead: { ignore: true },
    tbody: { ignore: true },
    tr: { block: 'tableRow' },
    th: { block: 'tableHeader' },
    td: { block: 'tableCell' },
    article_image: {
      node: 'articleImage',
      getAttrs: (token) => ({ key: token.attrGet('key') }),
    },
    hr: { node: 'horizontalRule' },
    hardbreak: { node: 'hardBreak' },
    em: { mark: 'italic' },
    strong: { mark: 'bold' },
    code_inline: { mark: 'code', noCloseToken: true },
    link: { mark: 'link', getAttrs: (token) => ({ href: token.attrGet('href') }) },
  }).parse(markdown);

/** Escapes text after a hard break like text at the start of a line, where Markdown reads block markers. */
function writeText(state: MarkdownSerializerState, node: Node, parent: Node, index: number): void {
  const text = node.text ?? '';
  const before = index > 0 ? parent.child(index - 1).type.name : '';
  if (before !== 'hardBreak') state.text(text);
  else state.text(state.esc(text, true).replace(/^=/, '\\='), false);
}

/** Writes a table; its first row is the header, because Markdown has no table without one. */
function writeTable(state: MarkdownSerializerState, table: Node): void {
  const { paragraph, doc } = table.type.schema.nodes;
  const writeCell = (cell: Node) =>
    serializer.serialize(
      (doc as NodeType).create(null, (paragraph as NodeType).create(null, cell.content)),
    );
  const writeRow = (cells: string[]) => {
    state.ensureNewLine();
    state.write(`| ${cells.join(' | ')} |`);
  };
  table.forEach((row, _, index) => {
    writeRow(row.children.map(writeCell));
    if (index === 0) writeRow(row.children.map(() => '---'));
  });
  state.closeBlock(table);
}

const { nodes, marks } = defaultMarkdownSerializer;
const pick = <Part>(from: Record<string, Part>, name: string): Part => {
  const part = from[name];
  if (!part) throw new Error(`no serializer for ${name}`);
  return part;
};

const serializer = new MarkdownSerializer(
  {
    text: writeText,
    paragraph: pick(nodes, 'paragraph'),
    heading: pick(nodes, 'heading'),
    blockquote: pick(nodes, 'blockquote'),
    codeBlock: pick(nodes, 'code_block'),
    table: writeTable,
    articleImage: (state, node) => {
      state.write(imageMarkdown(String(node.attrs.key)));
      state.closeBlock(node);
    },
    horizontalRule: pick(nodes, 'horizontal_rule'),
    bulletList: (state, node) => state.renderList(node, '  ', () => '- '),
    orderedList: (state, node) => {
      const start = Number(node.attrs.start ?? 1);
      const numbers = node.children.map((_, index) => `${start + index}. `);
      const width = Math.max(...numbers.map(({ length }) => length));
      state.renderList(node, ' '.repeat(width), (index) => (numbers[index] ?? '').padEnd(width));
    },
    listItem: pick(nodes, 'list_item'),
    hardBreak: pick(nodes, 'hard_break'),
  },
  {
    italic: pick(marks, 'em'),
    bold: pick(marks, 'strong'),
    code: pick(marks, 'code'),
    link: pick(marks, 'link'),
  },
  // Escaped, because the public page renders no HTML and would drop a typed tag or entity, and because `|` separates
  // the cells of a table.
  { hardBreakNodeName: 'hardBreak', escapeExtraCharacters: /[<|]|&(?=#?\w+;)/g },
);

/**
 * Returns the Markdown of a document, trimmed. Text that Markdown would read as mark-up is escaped, because {@link toDocument}
 * has to return the same document: a paragraph `- 5` becomes `\- 5`.
 */
export const toMarkdown = (document: Node): string =>
  serializer.serialize(document, { tightLists: true }).trim();
