// No-break space, quotes, dashes, ellipsis, bullets, degrees, arrows, the sum signs of tables.
const marks = [...'\u00a0§©«»°²·½×–—‘’“”„•…€→←↑↓−'].map((sign) => at(sign));

/** The characters in the subset files; browsers fetch the complete files for any other. */
export const glyphs = {
  latin: [[0x20, 0x7e], at('é'), ...marks],
  cyrillic: [[0x410, 0x44f], ...[...'Ёё№'].map((sign) => at(sign))],
};

/** Characters of Russian headings besides Cyrillic: digits, punctuation, and eTA, KICC, BDA. */
export const signs = [[0x20, 0x3f], ...[...'\u00a0«»–—„“”…eTAKICBD'].map((sign) => at(sign))];

/** @param {string} sign */
function at(sign) {
  const code = sign.codePointAt(0) ?? 0;
  return [code, code];
}

/** Returns a CSS `unicode-range`: `U+0020-007E, U+00A0` of `[[0x20, 0x7e], [0xa0, 0xa0]]`. */
export const unicodeRange = (/** @type {number[][]} */ ranges) =>
  ranges
    .map(([from = 0, to = 0]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');

/** Returns the characters of ranges of code points: `abc` of `[[0x61, 0x63]]`. */
export const charactersIn = (/** @type {number[][]} */ ranges) =>
  ranges
    .flatMap(([from = 0, to = 0]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('');

const hex = (/** @type {number} */ code) => code.toString(16).toUpperCase().padStart(4, '0');
