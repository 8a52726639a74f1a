import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { MarkdownTree } from './markdownTree';

const options = {
  // What an article cannot have is text: raw HTML, code, images, rules. Links name their URL.
  extensions: [
    gfmTable(),
    {
      disable: {
        null: [
          'codeFenced',
          'codeIndented',
          'codeText',
          'definition',
          'htmlFlow',
          'htmlText',
          'labelStartImage',
          'thematicBreak',
        ],
      },
    },
  ],
  mdastExtensions: [gfmTableFromMarkdown()],
};

/**
 * Parses the Markdown of articles for editor, preview, page and build (decision 0007): CommonMark
 * with GitHub's tables. Raw HTML, code, images and rules stay text. Does not check the URLs of
 * links.
 */
export const parseMarkdown = (markdown: string): MarkdownTree => fromMarkdown(markdown, options);
