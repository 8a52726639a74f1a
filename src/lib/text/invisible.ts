/**
 * Characters that nobody sees, and that `private.is_text` of the database rejects: control characters
 * but tab and line break, characters without width or glyph, and marks that change the direction of
 * the text around them.
 */
const INVISIBLE =
  /(?![\n\t])\p{Cc}|\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\ufffe\uffff\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]/gu;

/** Returns a text, or a JSON value with all its texts, without invisible characters. */
export const withoutInvisible = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? part.replace(INVISIBLE, '') : part,
  );
