import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Options } from 'react-markdown';

/** A node of mdast, the syntax tree of Markdown, with the fields that mdast-util-to-hast reads from `data`. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  data?: { hName?: string; hProperties?: Record<string, string> };
}

/** The settings of remark-parse; its types are not a dependency of the site. */
interface ParserExtensions {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

type Plugin = Extract<NonNullable<Options['remarkPlugins']>[number], (...args: never) => unknown>;

const textOf = ({ value, children = [] }: MarkdownNode): string =>
  value ?? children.map(textOf).join('');

/** Tables with more columns are shown as cards on phones. */
const MAX_PHONE_COLUMNS = 3;

/** Makes the first cell of each row its header. Labels the cells of a table too wide for a phone, because it has cards there. */
function addLabels(table: MarkdownNode): void {
  const [header, ...rows] = table.children ?? [];
  const labels = header?.children?.map(textOf) ?? [];
  const isWide = labels.length > MAX_PHONE_COLUMNS;
  if (isWide) table.data = { hProperties: { 'data-cards': '' } };
  for (const row of rows) {
    row.children?.forEach((cell, index) => {
      const label: Record<string, string> = isWide ? { 'data-label': labels[index] ?? '' } : {};
      cell.data =
        index === 0
          ? { hName: 'th', hProperties: { scope: 'row', ...label } }
          : { hProperties: label };
    });
  }
}

function visit(node: MarkdownNode): void {
  if (node.type === 'table') addLabels(node);
  else node.children?.forEach(visit);
}

/** Plugin for tables as GitHub defines them, without the rest of remark-gfm, which articles cannot have (decision 0007). */
export const remarkTables: Plugin = function () {
  const data = this.data() as ParserExtensions;
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
  return visit;
};
