/** Spec 9, Paging and display: graphemes, the ellipsis included. */
export const cuts = { newsTitle: 60, noticeTitle: 50, description: 80 };

const ELLIPSIS = '…';

/**
 * A text of at most `max` graphemes on one line: a longer one ends after its last whole word that
 * fits, followed by an ellipsis; only a word longer than the limit is itself cut.
 */
export function cut(text: string, max: number): string {
  const line = text.trim().replace(/\s+/g, ' ');
  const all = graphemes(line);
  if (all.length <= max) return line;
  const kept = all.slice(0, Math.max(0, max - 1));
  const boundary = all[kept.length] === ' ' ? kept.length : kept.lastIndexOf(' ');
  const words = kept.slice(0, boundary > 0 ? boundary : undefined).join('');
  return words.replace(/[\s,;:.!?([{«„“"'–—-]+$/u, '') + ELLIPSIS;
}

/** What a reader sees as one character: a letter with its accents, a flag, a family emoji. */
function graphemes(text: string): string[] {
  // Firefox has it since version 125, later than the oldest version the site serves.
  if (typeof Intl.Segmenter === 'function') {
    const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
    return Array.from(segments, ({ segment }) => segment);
  }
  return text.match(NEARLY_GRAPHEME) ?? [];
}

const NEARLY_GRAPHEME =
  /\p{Regional_Indicator}{2}|\P{M}(?:\p{M}|\p{Emoji_Modifier}|\u200d\P{M})*|\p{M}/gu;

/** The language of a text that staff wrote, for `lang`: articles are in English or in Russian. */
export const languageOfText = (text: string): 'en' | 'ru' => (/[а-яё]/i.test(text) ? 'ru' : 'en');

/** The first sentence of a paragraph, with its full stop. */
export const firstSentence = (text: string): string =>
  /^.*?[.!?…](?=\s+[\p{Lu}\d“«])/u.exec(text)?.[0] ?? text;
