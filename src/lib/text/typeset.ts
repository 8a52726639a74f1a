const SHORT_WORD = /(^|[\s(«„])((?!(?:же|ли|бы) )[а-яё]{1,2}) (?=\S)/gim;
const BEFORE_DASH_OR_PARTICLE = / (?=— |(?:же|ли|бы|США|dollars)(?![а-яё]))/gi;
const AFTER_NUMBER_OR_ABBREVIATION =
  /(\d|№|(?:amount|count)\}\}|USD|KSh|(?:^|[\s(])(?:д|стр|кв|оф)\.) (?=[\da-zа-яё%°{])/gi;
const APOSTROPHE = /(\p{L})'(?=\p{L})/gu;
/** Straight quotation marks, but not around the title of a link in Markdown, `[a](b "c")`. */
const QUOTED = /(^|[\s(«])"(?=[^\s{])([^"\n]*[^"\s])"(?!\))/gm;
/** A hyphen typed as a dash, but not before an item of a Markdown list, even a nested one. */
const TYPED_DASH = /([\p{L}\d»”"')\]`%…!?,;:_]|\S\*) --? (?=\S)/gu;
/** `9:00-17:00`, and `5-6` before a word; a phone number has digits before that. */
const TYPED_RANGE = /(\d:\d\d|(?:^|[^\d\s] |\()\d\d?)-(?=\d\d?(?::\d\d| [a-zа-яё]))/gim;
const CYRILLIC = /[а-яё]/i;
// Without lookbehind, which Safari cannot parse before 16.4.
const RANGE = /(\d|\}\})–(?=\d|\{\{)/g;
/** A word with hyphens outside URLs, e-mail addresses, phone numbers and image references. */
const HYPHENATED =
  /(^|[^\p{L}\d/@.:#?=_%&{-])(?=[\d-]*\p{L})([\p{L}\d]+(?:-[\p{L}\d]+)+)(?![\p{L}\d/@_}-]|\.[\p{L}\d])/gu;
/** Longer words still break after their hyphen, because a column can be as narrow as they are. */
const SHORT_ENOUGH = 13;

/** Returns a text without word joiners, for where it stays in one line or is compared. */
export const withoutJoiners = (text: string): string => text.replaceAll('\u2060', '');

/**
 * Sets the typography of what staff write and of locale files (decision 0027): no-break spaces
 * after numbers and short Russian words, word joiners in ranges and short words (“e-mail”),
 * apostrophes; quotation marks and dashes of Russian in a text with Cyrillic letters. Keeps URLs
 * and Markdown; Russian files get more rules (typography.ts).
 */
export const typeset = (text: string): string =>
  text
    .replace(QUOTED, (_, before: string, quoted: string) =>
      CYRILLIC.test(quoted) ? `${before}«${quoted}»` : `${before}“${quoted}”`,
    )
    .replace(TYPED_DASH, CYRILLIC.test(text) ? '$1 — ' : '$1 – ')
    .replace(TYPED_RANGE, '$1–')
    .replace(RANGE, '$1–\u2060')
    // Twice, because two short words in a row share a space.
    .replace(SHORT_WORD, '$1$2\u00a0')
    .replace(SHORT_WORD, '$1$2\u00a0')
    .replace(BEFORE_DASH_OR_PARTICLE, '\u00a0')
    .replace(AFTER_NUMBER_OR_ABBREVIATION, '$1\u00a0')
    .replace(HYPHENATED, (whole, before: string, word: string) =>
      word.length > SHORT_ENOUGH ? whole : before + word.replaceAll('-', '-\u2060'),
    )
    .replace(/\S+/g, (word) => (word.includes('/') ? word : word.replace(APOSTROPHE, '$1’')));
