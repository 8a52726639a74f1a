import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { MarkdownTree } from './markdownTree';

const options = {
  // Raw HTML is text. A link or an image names its URL itself, because the editor writes no definitions.
  extensions: [gfmTable(), { disable: { null: ['definition', 'htmlFlow', 'htmlText'] } }],
  mdastExtensions: [gfmTableFromMarkdown()],
};

/**
 * Parses the Markdown of an article (decision 0007): CommonMark with GitHub's tables, without raw HTML. The editor, its preview,
 * the page and the build read texts with it.
 */
export const parseMarkdown = (markdown: string): MarkdownTree => fromMarkdown(markdown, options);
