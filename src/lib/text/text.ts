/** Maximum lengths in graphemes, the ellipsis included (R9.32). */
export const cuts = { newsTitle: 60, noticeTitle: 50, description: 80 };

const ELLIPSIS = '…';

/**
 * Cuts a text to `max` graphemes with the ellipsis (R9.32), after collapsing white space. Ends
 * after a whole word: `cut('Tea from Kericho', 10)` is `Tea from…`; only a first word that leaves
 * no room for the ellipsis is cut. Punctuation before the ellipsis is dropped. Words with a
 * no-break space are one word, because a number needs its noun.
 */
export function cut(text: string, max: number): string {
  const line = text.trim().replace(/[^\S\u00a0]+/g, ' ');
  const all = graphemes(line);
  if (all.length <= max) return line;
  const fitting = all.slice(0, Math.max(0, max - 1));
  const boundary = all[fitting.length] === ' ' ? fitting.length : fitting.lastIndexOf(' ');
  const wholeWords = fitting.slice(0, boundary > 0 ? boundary : undefined).join('');
  return wholeWords.replace(/[\s,;:.!?([{«„“"'–—-]+$/u, '') + ELLIPSIS;
}

/**
 * Splits a text into graphemes: a letter with accents, a flag, a family emoji. A word joiner of
 * `typeset` belongs to the grapheme before it.
 */
function graphemes(text: string): string[] {
  const all: string[] = [];
  for (const segment of segments(text)) {
    if (segment === WORD_JOINER && all.length > 0) all[all.length - 1] += segment;
    else all.push(segment);
  }
  return all;
}

const WORD_JOINER = '\u2060';

/** Splits a text into graphemes of Unicode; nearly so in browsers without `Intl.Segmenter`. */
function segments(text: string): string[] {
  // Firefox has `Intl.Segmenter` since version 125; the site supports version 100.
  if (typeof Intl.Segmenter === 'function') {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    return Array.from(segmenter.segment(text), ({ segment }) => segment);
  }
  return text.match(NEARLY_GRAPHEME) ?? [];
}

const NEARLY_GRAPHEME =
  /\p{Regional_Indicator}{2}|\P{M}(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M})*|\p{M}/gu;
