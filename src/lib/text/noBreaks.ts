const SHORT_WORD = /(^|[\s(«„])([а-яё]{1,2}) (?=\S)/gim;
const DASH_OR_COUNT = / (?=— )|(\d) (?=[а-яё%])/g;

/**
 * A text that arrives when the page runs, with no-break spaces after short Russian words, before
 * dashes and between a number and its Russian word. Texts of the site itself have them from the build
 * (src/prerender/plugins/typography.ts). Markdown stays the same Markdown.
 */
export const withShortWordsBound = (text: string): string =>
  text
    // Twice, because two short words in a row share a space.
    .replace(SHORT_WORD, '$1$2\u00a0')
    .replace(SHORT_WORD, '$1$2\u00a0')
    .replace(DASH_OR_COUNT, '$1\u00a0');
