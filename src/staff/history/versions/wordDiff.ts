import { diffArrays } from 'diff';

/** Part that is the same in both texts, or the words that each has in its place. */
export type TextPart =
  | { kind: 'same'; text: string }
  | { kind: 'changed'; older: string; newer: string };

/** A word, white space, or any other character. */
const TOKEN = /[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu;

const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

/**
 * Compares texts by words: `at nine` and `at ten` become the same `at `, then `nine` changed to
 * `ten`. Changes with only white space between them are one. The parts concatenated are the texts.
 */
export function diffWords(older: string, newer: string): TextPart[] {
  const parts: TextPart[] = [];
  const diffs = diffArrays(tokensOf(older), tokensOf(newer));
  diffs.forEach(({ value, added, removed }, index) => {
    const text = value.join('');
    const last = parts.at(-1);
    const change =
      last?.kind === 'changed' ? last : { kind: 'changed' as const, older: '', newer: '' };
    const isGap = change === last && !text.trim() && index < diffs.length - 1;
    if (!added && !removed && !isGap) {
      parts.push({ kind: 'same', text });
      return;
    }
    if (!added) change.older += text;
    if (!removed) change.newer += text;
    if (change !== last) parts.push(change);
  });
  return parts;
}
