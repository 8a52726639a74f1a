import { sides } from '../../../content/searchWords';
import { stemOf } from '../../../lib/text/tokenize';

export type Side = keyof typeof sides;

const sideByStem = new Map(
  (['kenya', 'russia'] as const).flatMap((side) =>
    sides[side].map((word) => [stemOf(word), side] as const),
  ),
);
const nominatives = new Set(Object.values(sides).flat());
/** Their first letters, because stemming takes long. */
const beginnings = new Set([...nominatives].map((word) => word.slice(0, 3)));

/** Adjectives of the country that a visa is for; beside other words they say whose something is. */
const COUNTRIES: readonly (readonly [RegExp, string])[] = [
  [/^kenyan$/, 'kenya'],
  [/^russian$/, 'russia'],
  [/^кенийск/, 'кения'],
  [/^(?:российск|русск)/, 'россия'],
];
const VISA = /^(?:visas?$|виз[аыуе]|визой$)/;

/** Returns words with the country instead of its adjective before `visa`: `Russian visa` asks for the same as `visa for Russia`. */
export const withCountries = (words: string[]): string[] =>
  words.map((word, index) =>
    VISA.test(words[index + 1] ?? '')
      ? (COUNTRIES.find(([adjective]) => adjective.test(word))?.[1] ?? word)
      : word,
  );

/** Returns whether a word says where something is, not whose it is or where it comes from: `in Kenya`, `Nairobi`, not `of Kenya`. */
const isPlace = (word: string, before = '', after = ''): boolean => {
  if (/^(?:embassy|посольств)/.test(after)) return false;
  return /[а-я]/.test(word)
    ? nominatives.has(word) || /^(?:в|во|по|на)$/.test(before)
    : !/^(?:of|from)$/.test(before);
};

/** Returns the country that words are about; undefined for none and for both. */
export function sideOf(words: string[]): Side | undefined {
  const named = new Set<Side>();
  for (const [index, word] of words.entries()) {
    const side = beginnings.has(word.slice(0, 3)) && sideByStem.get(stemOf(word));
    if (side && isPlace(word, words[index - 1], words[index + 1])) named.add(side);
  }
  return named.size === 1 ? [...named][0] : undefined;
}
