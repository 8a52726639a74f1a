/** Returns Markdown's text without syntax, raw HTML, URLs of links and lines of tables. */
export const markdownToPlainText = (markdown: string): string =>
  markdown
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/^\|[\s|:-]+\|$/gm, '')
    .replace(/(\\\|)| ?\| ?/g, (_, escaped?: string) => escaped ?? ' ')
    .replace(/[#*_`[\]]|^\s*(?:[-+]\s|>+\s?)/gm, '');
