/** Roots of Swahili verbs and some nouns, with the word that the site has for them. */
const SWAHILI: readonly (readonly [root: string, english: string])[] = [
  ['kamat|shik|fungw', 'arrested'],
  ['kufa|fariki', 'died'],
  ['potez', 'lost'],
  ['potea', 'stranded'],
  ['ibi', 'stolen'],
  ['pigw|piga', 'beaten'],
  ['umwa|ugua', 'sick'],
  ['umia|jeruhi', 'injured'],
];
/** Subject, tense and object before the root of a verb. */
const VERB = '^(?:ni|u|a|tu|m|wa)(?:me|na|li|ta|ka)(?:ni|ku|m|wa|tu)?';
const verbs = SWAHILI.map(
  ([root, english]) => [new RegExp(`${VERB}(?:${root})`), english] as const,
);
const nouns = new Map(
  'jela jail,polisi police,ndugu brother,mume husband,mke wife,mtoto child,pasipoti passport,hospitali hospital,kazi job,mwajiri employer'
    .split(',')
    .map((pair) => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? ''] as const),
);

/** Returns the English word for a Swahili one that people need in trouble, in any form of the verb: `arrested` for `nimekamatwa`. */
export const fromSwahili = (word: string): string =>
  nouns.get(word) ?? verbs.find(([verb]) => verb.test(word))?.[1] ?? word;
