import { sameMeaning } from '../../../content/searchWords';
import { stemOf } from '../../../lib/text/tokenize';

const groups = sameMeaning.map((words) => [...new Set(words.map(stemOf))]);

/** The group of each stem that has others of its meaning. */
const groupOf = new Map(groups.flatMap((stems) => stems.map((stem) => [stem, stems] as const)));

/** Returns the stem that stands for a word and those of its meaning: that of `dog` for `puppies`. */
export function meaningOf(word: string): string {
  const stem = stemOf(word);
  return groupOf.get(stem)?.[0] ?? stem;
}

/** Returns the stems of the words that have a meaning. */
export const stemsOf = (meaning: string): string[] => groupOf.get(meaning) ?? [meaning];
