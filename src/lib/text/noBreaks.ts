const SHORT_WORD = /(^|[\s(«„])([а-яё]{1,2}) (?=\S)/gim;
const DASH_OR_COUNT = / (?=— )|(\d) (?=[а-яё%])/g;

/**
 * Sets no-break spaces after Russian words of one or two letters, before dashes, and between a number and its Russian word or `%`
 * (decision 0027), in text that is fetched at run time: the build sets those of the locale files (typography.ts).
 */
export const withShortWordsBound = (text: string): string =>
  text
    // Twice, because two short words in a row share a space.
    .replace(SHORT_WORD, '$1$2\u00a0')
    .replace(SHORT_WORD, '$1$2\u00a0')
    .replace(DASH_OR_COUNT, '$1\u00a0');
