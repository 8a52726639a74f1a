/** An escaped sign of Markdown, and the private character for it, `DISTANCE` codes further. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
const PRIVATE = /[\ue021-\ue07e]/g;
const DISTANCE = 0xe000;

const EMPHASIS = /(\*{1,3})(\S|\S.*?\S)\1/g;

/** Returns the character whose code is higher by `by`. */
const shifted = (sign: string, by: number): string => String.fromCharCode(sign.charCodeAt(0) + by);

/**
 * Returns the Markdown of an article as people read it: links as a text with its URL, cells with a
 * dot between them, no signs of headings, lists, bold and italic.
 */
export const readableMarkdown = (markdown: string): string =>
  markdown
    .replace(ESCAPED, (_, sign: string) => shifted(sign, DISTANCE))
    .replace(/(!?)\[([^\]\n]*)\]\(([^)\s]*)\)/g, (whole, image, text, url) =>
      image ? whole : `${text} (${url})`,
    )
    // The line below the head of a table, then its rows.
    .replace(/^\|(?:\s*:?-+:?\s*\|)+\n/gm, '')
    .replace(/^\| ?(.*?) ?\|$/gm, (_, cells: string) => cells.replace(/ *\| */g, ' · '))
    .replace(/^(\s*)[-*+] /gm, '$1• ')
    .replace(/^(?:#{1,6}|>) /gm, '')
    // Twice, because bold text can have italic words.
    .replace(EMPHASIS, '$2')
    .replace(EMPHASIS, '$2')
    // A line break within a paragraph.
    .replace(/\\$/gm, '')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(PRIVATE, (sign) => shifted(sign, -DISTANCE));
