import { cut } from '../../lib/text/text';
import { normalize, toStem, WORD } from '../../lib/text/tokenize';

export interface TextPiece {
  text: string;
  /** Index of the piece in the whole text. */
  start: number;
  /** Whether it is a word that the query contains. */
  isMatch: boolean;
}

/**
 * Splits a text into words whose stem is in `stems` and the text between them; nothing is lost.
 * @param stems the stems of a Hit, by {@link toStem}
 */
export function splitByMatch(text: string, stems: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  const add = (upTo: number, isMatch: boolean) => {
    if (upTo > end) pieces.push({ text: text.slice(end, upTo), start: end, isMatch });
    end = upTo;
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!stems.has(toStem(normalize(word)))) continue;
    add(index, false);
    add(index + word.length, true);
  }
  add(text.length, false);
  return pieces;
}

/** Maximum number of characters of an excerpt before its first match. */
const BEFORE = 70;
/** Characters of an excerpt: two to three lines. */
const LENGTH = 190;

/** Characters from which a part is a sentence and not a name or the label of a link. */
const SENTENCE = 40;

/** Letters from which a stem also stands for longer words: `транзит` for `транзитным`. */
const MIN_BEGINNING = 5;

/** Returns the stems that words of a text have or begin with. */
const stemsIn = (text: string, stems: ReadonlySet<string>): Set<string> =>
  new Set(
    (text.match(WORD) ?? [])
      .map((word) => toStem(normalize(word)))
      .flatMap((stem) =>
        [...stems].filter(
          (one) => one === stem || (one.length >= MIN_BEGINNING && stem.startsWith(one)),
        ),
      ),
  );

/** Returns where the first match's sentence starts, or a word up to `BEFORE` before the match. */
function excerptStart(text: string, stems: ReadonlySet<string>): number {
  const first = splitByMatch(text, stems).findIndex(({ isMatch }) => isMatch);
  const before = first > 0 ? (splitByMatch(text, stems)[0]?.text ?? '') : '';
  if (before.length <= BEFORE) return 0;
  const sentence = Math.max(...['. ', '! ', '? '].map((mark) => before.lastIndexOf(mark) + 2));
  if (sentence > 1 && before.length - sentence <= BEFORE) return sentence;
  return before.indexOf(' ', before.length - BEFORE) + 1;
}

/**
 * Returns at most 190 characters of the best part, around its first match, with `…` where cut. The
 * best part has most of the stems that the title lacks; a stem counts less if many parts have it.
 * Without a match the best part is the first one that is more than a name; without parts `''`.
 * @param stems the stems of a Hit
 */
export function toExcerpt(title: string, parts: string[], stems: ReadonlySet<string>): string {
  const inTitle = stemsIn(title, stems);
  const missing = new Set([...stems].filter((stem) => !inTitle.has(stem)));
  const found = parts.map((part) => stemsIn(part, missing));
  const stemWeight = (stem: string) => 1 / found.filter((one) => one.has(stem)).length;
  const weights = found.map((one) => [...one].reduce((sum, stem) => sum + stemWeight(stem), 0));
  const most = Math.max(...weights);
  const first = parts.find(({ length }) => length >= SENTENCE) ?? parts[0];
  const best = (most > 0 ? parts[weights.indexOf(most)] : first) ?? '';
  const start = excerptStart(best, missing);
  const rest = cut(best.slice(start), LENGTH);
  return start > 0 && !/[.!?]\s$/.test(best.slice(0, start)) ? `… ${rest}` : rest;
}
