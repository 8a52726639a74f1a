import { useMemo } from 'react';
import { parseMarkdown } from '../../../lib/text/markdown';
import type { MarkdownTree } from '../../../lib/text/markdownTree';
import { typeset } from '../../../lib/text/typeset';
import { MarkdownText } from './MarkdownText';

/** Parses the Markdown of an article after setting its typography ({@link typeset}). */
export const parseText = (markdown: string): MarkdownTree => parseMarkdown(typeset(markdown));

export interface ParsedTextProps {
  markdown: string;
}

/** Parses and renders the text of an article. */
export function ParsedText({ markdown }: ParsedTextProps) {
  const tree = useMemo(() => parseText(markdown), [markdown]);
  return <MarkdownText tree={tree} />;
}
