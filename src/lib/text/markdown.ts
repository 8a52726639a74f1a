import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** The syntax tree of a text, as mdast defines it. */
export type MarkdownTree = ReturnType<typeof fromMarkdown>;
/** A node of it below the root: a block, a row or cell of a table, or a part of a line. */
export type MarkdownNode = MarkdownTree['children'][number];

const options = {
  // Raw HTML is text. A link or an image names its URL itself, because the editor writes no definitions.
  extensions: [gfmTable(), { disable: { null: ['definition', 'htmlFlow', 'htmlText'] } }],
  mdastExtensions: [gfmTableFromMarkdown()],
};

/**
 * Parses the Markdown of an article (decision 0007): CommonMark with GitHub's tables, without raw HTML. The editor, its preview
 * and the page read texts with it.
 */
export const parseMarkdown = (markdown: string): MarkdownTree => fromMarkdown(markdown, options);

/** Returns the nodes below a node; none for a text, a break, an image or code. */
export const childrenOf = (node: MarkdownNode): MarkdownNode[] =>
  'children' in node ? node.children : [];

/** Returns the text of nodes without mark-up. */
export const textOf = (nodes: MarkdownNode[]): string =>
  nodes.map((node) => ('value' in node ? node.value : textOf(childrenOf(node)))).join('');
