import { diffArrays } from 'diff';

/** Part that is the same in both texts, or the words that each has in its place. */
export type TextPart =
  | { kind: 'same'; text: string }
  | { kind: 'changed'; older: string; newer: string };

/** A word, white space, or any other character. */
const TOKEN = /[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu;

const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

/**
 * Compares two texts word by word: `Open at nine` and `Open at ten` become the same `Open at `, then `nine` changed to `ten`.
 * Adjacent changes with only white space between them are one. The texts are the concatenations of their parts.
 */
export function diffWords(older: string, newer: string): TextPart[] {
  const parts: TextPart[] = [];
  for (const { value, added, removed } of diffArrays(tokensOf(older), tokensOf(newer))) {
    const text = value.join('');
    if (added) append(parts, '', text);
    else if (removed) append(parts, text, '');
    else parts.push({ kind: 'same', text });
  }
  return joinNeighbours(parts);
}

function append(parts: TextPart[], older: string, newer: string): void {
  const last = parts.at(-1);
  if (last?.kind === 'changed') {
    last.older += older;
    last.newer += newer;
  } else parts.push({ kind: 'changed', older, newer });
}

/** Joins changes that have only white space between them. */
function joinNeighbours(parts: TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  parts.forEach((part, index) => {
    const isGap = part.kind === 'same' && !part.text.trim();
    const isBetween = joined.at(-1)?.kind === 'changed' && index < parts.length - 1;
    if (part.kind === 'changed') append(joined, part.older, part.newer);
    else if (isGap && isBetween) append(joined, part.text, part.text);
    else joined.push(part);
  });
  return joined;
}
