import { replaceImages } from './imageRefs';

/** Returns the text of Markdown without its syntax, raw HTML, the URLs of links and the lines of tables. */
export const plainText = (markdown: string): string =>
  replaceImages(markdown, () => '')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/^\|[\s|:-]+\|$/gm, '')
    .replace(/(\\\|)| ?\| ?/g, (_, escaped?: string) => escaped ?? ' ')
    .replace(/[#*_`[\]]|^\s*(?:[-+]\s|>+\s?)/gm, '');
