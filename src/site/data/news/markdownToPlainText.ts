/**
 * Returns Markdown's text without syntax, raw HTML and URLs of links. The cells of a table stay,
 * divided by spaces.
 */
export const markdownToPlainText = (markdown: string): string =>
  markdown
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/^\|[\s|:-]+\|$/gm, '')
    .replace(/(\\\|)| ?\| ?/g, (_, escaped?: string) => escaped ?? ' ')
    .replace(/[#*_`[\]]|^\s*(?:[-+]\s|>+\s?)/gm, '');
