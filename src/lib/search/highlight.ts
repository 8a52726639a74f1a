import { cut } from '../text/text';
import { normalize, stemOf, WORD } from './tokenize';

/** A piece of a text; a hit is what the reader looked for. */
export interface TextPiece {
  text: string;
  /** Where it begins. */
  start: number;
  isMatch: boolean;
}

const isMatchingWord = (word: string, stems: ReadonlySet<string>): boolean =>
  stems.has(stemOf(normalize(word)));

/** A text in pieces: the words whose stem is among those given, and what stands between them. */
export function splitByMatch(text: string, stems: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  const add = (upTo: number, isMatch: boolean) => {
    if (upTo > end) pieces.push({ text: text.slice(end, upTo), start: end, isMatch });
    end = upTo;
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatchingWord(word, stems)) continue;
    add(index, false);
    add(index + word.length, true);
  }
  add(text.length, false);
  return pieces;
}

/** How much of a text stands before its first hit at most, in characters. */
const BEFORE = 70;
/** Two to three lines. */
const LENGTH = 190;

const hitsIn = (text: string, stems: ReadonlySet<string>): Set<string> =>
  new Set(
    (text.match(WORD) ?? []).map((word) => stemOf(normalize(word))).filter((s) => stems.has(s)),
  );

/** From the sentence of the first hit on, or, where that begins far before it, from a word near it. */
function startOf(text: string, stems: ReadonlySet<string>): number {
  const first = splitByMatch(text, stems).findIndex(({ isMatch }) => isMatch);
  const before = first > 0 ? (splitByMatch(text, stems)[0]?.text ?? '') : '';
  if (before.length <= BEFORE) return 0;
  const sentence = Math.max(...['. ', '! ', '? '].map((mark) => before.lastIndexOf(mark) + 2));
  if (sentence > 1 && before.length - sentence <= BEFORE) return sentence;
  return before.indexOf(' ', before.length - BEFORE) + 1;
}

/**
 * What tells best why something was found: of its paragraphs the one with most of the stems that its
 * title lacks, cut to about three lines around the first of them; else the beginning.
 */
export function excerptOf(title: string, parts: string[], stems: ReadonlySet<string>): string {
  const inTitle = hitsIn(title, stems);
  const missing = new Set([...stems].filter((stem) => !inTitle.has(stem)));
  const hits = new Map(parts.map((part) => [part, hitsIn(part, missing).size]));
  const [best = ''] = [...parts].sort((a, b) => (hits.get(b) ?? 0) - (hits.get(a) ?? 0));
  const start = startOf(best, missing);
  const rest = cut(best.slice(start), LENGTH);
  return start > 0 && !/[.!?]\s$/.test(best.slice(0, start)) ? `… ${rest}` : rest;
}
