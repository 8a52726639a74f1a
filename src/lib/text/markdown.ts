import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { MarkdownTree } from './markdownTree';

const options = {
  // Raw HTML is text. Links and images name their URL, because the editor writes no definitions.
  extensions: [gfmTable(), { disable: { null: ['definition', 'htmlFlow', 'htmlText'] } }],
  mdastExtensions: [gfmTableFromMarkdown()],
};

/**
 * Parses the Markdown of articles for editor, preview, page and build (decision 0007): CommonMark
 * with GitHub's tables, without raw HTML.
 */
export const parseMarkdown = (markdown: string): MarkdownTree => fromMarkdown(markdown, options);
