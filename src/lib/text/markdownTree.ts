import type { fromMarkdown } from 'mdast-util-from-markdown';

/** The syntax tree of a text, as mdast defines it. */
export type MarkdownTree = ReturnType<typeof fromMarkdown>;
/** A node of it below the root: a block, a row or cell of a table, or a part of a line. */
export type MarkdownNode = MarkdownTree['children'][number];

/** Returns the nodes below a node; none for a text or a break. */
export const nodesIn = (node: MarkdownNode): MarkdownNode[] =>
  'children' in node ? node.children : [];

/**
 * Returns the text of nodes and of the nodes below them without mark-up, joined without a
 * separator; a hard break is nothing, a soft one `\n`.
 */
export const nodeText = (nodes: MarkdownNode[]): string =>
  nodes.map((node) => ('value' in node ? node.value : nodeText(nodesIn(node)))).join('');
