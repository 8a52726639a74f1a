const SHORT_WORD = /(^|[\s(«„])((?!(?:же|ли|бы) )[а-яё]{1,2}) (?=\S)/gim;
const BEFORE_DASH_OR_PARTICLE = / (?=— |(?:же|ли|бы)(?![а-яё]))/gi;
const AFTER_NUMBER_OR_ABBREVIATION = /(\d|№|(?:^|[\s(])(?:д|стр|кв|оф)\.) (?=\d|[а-яё%°])/gi;
const APOSTROPHE = /(\p{L})'(?=\p{L})/gu;

/**
 * Sets the no-break spaces of a Russian text, and typographic apostrophes, in what staff write, as the build does in the locale
 * files (decision 0027, typography.ts). Changes no URL, and nothing else of Markdown.
 */
export const typeset = (text: string): string =>
  text
    // Twice, because two short words in a row share a space.
    .replace(SHORT_WORD, '$1$2\u00a0')
    .replace(SHORT_WORD, '$1$2\u00a0')
    .replace(BEFORE_DASH_OR_PARTICLE, '\u00a0')
    .replace(AFTER_NUMBER_OR_ABBREVIATION, '$1\u00a0')
    .replace(/\S+/g, (word) => (word.includes('/') ? word : word.replace(APOSTROPHE, '$1’')));
