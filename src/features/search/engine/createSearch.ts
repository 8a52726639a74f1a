import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { commonWords, kinds, sameMeaning, stopWords } from '../../../content/searchWords';
import { childrenOf, pages } from '../../../content/site';
import { stemOf, tokenize } from '../../../lib/text/tokenize';
import { helpIn, helpsAsWell } from './danger';
import type { SearchDocument } from './documents';
import { inCyrillic, soundOf } from './latin';
import { type Side, sideOf, withCountries } from './side';
import { fromSwahili } from './swahili';

const stemmed = (lists: string[][]) => lists.map((words) => [...new Set(words.map(stemOf))]);
const groups = stemmed(sameMeaning);

/** The stem that stands for each that has others of its meaning or kind. */
const meanings = new Map(
  [...groups, ...stemmed(kinds)].flatMap((stems) => stems.map((stem) => [stem, stems[0]] as const)),
);

const known = new Map<string, string>();

/**
 * Returns the stem that stands for a word and those of its meaning: that of `dog` for `puppies`. Caches the stem, because stemming
 * takes long.
 */
export function meaningOf(word: string): string {
  const stem = known.get(word) ?? stemOf(word);
  known.set(word, stem);
  return meanings.get(stem) ?? stem;
}

/** Returns the stems of the words that have a meaning, of a kind only itself. */
const stemsOf = (meaning: string): string[] =>
  groups.find(([first]) => first === meaning) ?? [meaning];

/** The characters of the same keys on an English and on a Russian keyboard. */
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

/** Letters that are taken for each other, because they sound alike. */
const ALIKE = 'аоя еиэый бп вф гк дт жшщч зсц ую ьъ aeiouy ckqsz gj dt bp fv'.split(' ');

const soundAlike = (one: string, other: string): boolean =>
  ALIKE.some((letters) => letters.includes(one) && letters.includes(other));

const areNeighbours = (one: string, other: string): boolean =>
  [LATIN, CYRILLIC].some((keys) => keys.includes(one + other) || keys.includes(other + one));

/** Minimum lengths of words with two letters swapped or one doubled, and with one missing; shorter ones are other words. */
const MIN_SLIP = 5;
const MIN_TYPO = 6;
/** The letters at the beginning that are right, because prefixes make other words: `везти`, `ввезти`. */
const MIN_START = 2;

/** Returns a word as it sounds, because Russian vowels without stress sound alike. */
const heard = (word: string): string => word.replace(/(?!^)о/g, 'а').replace(/(?!^)[ея]/g, 'и');

/** Returns whether a word is another with one typing error after its first letter, or spelled by its sound. */
export function isTypo(typed: string, meant: string): boolean {
  const length = Math.min(typed.length, meant.length);
  if (length < MIN_SLIP || Math.abs(typed.length - meant.length) > 1) return false;
  if (length >= MIN_TYPO && heard(typed) === heard(meant)) return true;
  let [start, end] = [0, 0];
  while (start < length && typed[start] === meant[start]) start += 1;
  while (end < length - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const wrong = typed.slice(start, typed.length - end);
  const right = meant.slice(start, meant.length - end);
  const letters = wrong + right;
  if (start === 0 || wrong.length > 2 || letters.length === 3) return false;
  if (wrong.length === 2) return right === `${wrong[1]}${wrong[0]}`;
  if (wrong && right && soundAlike(wrong, right)) return length > MIN_TYPO;
  if (start < MIN_START) return false;
  if (letters.length === 1) return length >= MIN_TYPO || letters === meant[start - 1];
  return length > MIN_TYPO && areNeighbours(wrong, right);
}

const others = CYRILLIC + LATIN;
const counterparts = new Map([...(LATIN + CYRILLIC)].map((key, index) => [key, others[index]]));

/**
 * Returns the text as the other keyboard layout, QWERTY or ЙЦУКЕН, would have typed it, in lower case: `dbpf` becomes `виза`,
 * `мшыф` `visa`. Digits and other characters stay.
 */
export const onOtherKeyboard = (text: string): string =>
  [...text.toLowerCase()].map((character) => counterparts.get(character) ?? character).join('');

/** A document that matches, with the stems of the query that it contains. */
export interface Hit extends Pick<SearchDocument, 'to' | 'page' | 'title' | 'pageTitle' | 'parts'> {
  score: number;
  stems: ReadonlySet<string>;
}

export interface SearchResults {
  /** Hits by descending score. */
  hits: Hit[];
  /** The query that was searched for in place of the visitor's, which no document matches. */
  correctedQuery?: string;
  /** Whether no document contains all terms; the hits then contain some. */
  isPartial?: true;
  /** Those with similar words, at most three, where there are no hits. */
  nearest?: Hit[];
}

/** Searches a query; without hits if it has only stop words. */
export type Search = (query: string) => SearchResults;

const ignored = new Set(stopWords);

const tellingOf = (words: string[]): string[] => words.filter((word) => !ignored.has(word));

/** Returns the terms of a query without stop words: `visa` of `How is the Visa`; none if only stop words remain. */
export const queryTerms = (query: string): string[] => tellingOf(tokenize(query));

const common = new Set(commonWords.map(meaningOf));

/** Minimum length of a stem for prefix matching; shorter ones match too much. */
const MIN_PREFIX = 3;

const withCases = new Set<string>(
  pages
    .filter(({ kind, path }) => kind === 'service' && childrenOf(path).length > 0)
    .map(({ path }) => path),
);

/** Returns the factor of a document's text; that of its situations is 1, because they name one page or section. */
const boostOf = (to: string): number => {
  if (to.includes('#')) return TEXT_BOOST;
  return TEXT_BOOST * (withCases.has(to) ? SERVICE_BOOST : PAGE_BOOST);
};

const EXACT: SearchOptions = {
  weights: { prefix: 0.3, fuzzy: 0.3 },
  // Low length normalisation, because a page with much text must not rank lower for that.
  bm25: { k: 1.2, b: 0.1, d: 0.5 },
  boost: { title: 5, pageTitle: 1.5, situations: 3, situation: 12 },
};
/** A word that begins alike; a long one may also differ by some letters, a short one would be another word. */
const SIMILAR: SearchOptions = { fuzzy: (stem) => Math.max(0, stem.length - 8), prefix: true };
/** How often a word occurs to which one is corrected; once in a situation. */
const MIN_COUNT = 3;
/** How many are offered for a query that nothing answers. */
const NEAREST = 3;
/** Factor of what a text says, beside the situations. */
const TEXT_BOOST = 2;
/** The weight of a common word beside others. */
const COMMON = 0.1;
/** Factors that rank a page above its sections, and a service above its cases, if the text of both matches. */
const PAGE_BOOST = 1.4;
const SERVICE_BOOST = 2.5;
/** The share of a query, without common words, from which a document counts as containing all of it. */
const COMPLETE = 0.9;
/** That from which its words are not taken for others unless a document contains all those. */
const ENOUGH = 0.5;
/** How much less a document counts whose words are in no single situation of it. */
const WITHOUT_SITUATION = 0.2;
/** Exponent of the share of a situation's words that the query has: a situation that says more is another one. */
const SITUATION_FIT = 0.7;
/** Factor of a situation that is the query itself, in whatever order of words. */
const WHOLE = 3;
/** Further factor if that holds for the common words, too, such as the country. */
const SAME_WORDS = 1.5;
/** Factor of what is about the other country than the query. */
const OTHER_SIDE = 0.1;
/** Hits below this share of the best score are dropped as unrelated. */
const MIN_RELATIVE_SCORE = 0.12;

const toHit = (document: SearchDocument, stems: string[]) => ({
  ...document,
  stems: new Set(stems.flatMap(stemsOf)),
});

/** Counts different stems; a common one hardly, because a situation is the same without it. */
const countOf = (stems: string[]): number =>
  [...new Set(stems)].reduce((count, stem) => count + (common.has(stem) ? COMMON : 1), 0);

/** What the index holds: the text of a document, or one of its situations with the number of its stems. */
interface Entry extends Partial<Pick<SearchDocument, 'title' | 'pageTitle' | 'parts'>> {
  id: number;
  document: SearchDocument;
  situations?: string[];
  situation?: string;
  stemCount?: number;
  /** Of all words, also common ones. */
  wordCount?: number;
  side?: Side | undefined;
}

/** Returns the country that a page is about by its title, or that of its section. */
const sideOfPage = ({ to, title, pageTitle }: SearchDocument): Side | undefined => {
  if (to.startsWith('/magical-kenya')) return 'kenya';
  if (to === '/embassy#directions') return 'russia';
  // Each of these pages is about Kenya, most also about its relations with Russia.
  if (to.startsWith('/explore')) return to.includes('#') ? sideOf(tokenize(title)) : undefined;
  return sideOf(tokenize(title)) ?? sideOf(tokenize(pageTitle));
};

const entriesOf = (documents: SearchDocument[]): Entry[] =>
  documents
    .flatMap((document): Omit<Entry, 'id'>[] => {
      const { title, pageTitle, parts, situations } = document;
      const side = sideOfPage(document);
      return [
        { document, title, pageTitle, parts, situations, side },
        ...situations.map((situation) => {
          const words = withCountries(tokenize(situation));
          const stems = new Set(tellingOf(words).map(meaningOf));
          return {
            document,
            situation,
            stemCount: countOf([...stems]),
            wordCount: stems.size,
            side: sideOf(words) ?? side,
          };
        }),
      ];
    })
    .map((entry, id) => ({ ...entry, id }));

/** Entries that are added at once, so that a slow phone responds to input in between. */
const BATCH = 200;

/** Indexes documents by stem; `formsByStem` counts the words of each stem, among which a correction is chosen. */
async function indexOf(documents: SearchDocument[]) {
  const formsByStem = new Map<string, Map<string, number>>();
  const index = new MiniSearch<Entry>({
    fields: ['title', 'pageTitle', 'parts', 'situations', 'situation'],
    storeFields: ['document', 'stemCount', 'wordCount', 'side'],
    tokenize: (text) => withCountries(tokenize(text)),
    processTerm: (term, field) => {
      if (ignored.has(term)) return null;
      const stem = meaningOf(term);
      const forms = formsByStem.get(stem) ?? new Map<string, number>();
      const count = field === 'situation' ? MIN_COUNT : 1;
      formsByStem.set(stem, forms.set(term, (forms.get(term) ?? 0) + count));
      return stem;
    },
    searchOptions: { ...EXACT, tokenize, processTerm: meaningOf },
  });
  await index.addAllAsync(entriesOf(documents), { chunkSize: BATCH });
  return { index, formsByStem };
}

type Match = Pick<SearchResult, 'score' | 'terms' | 'queryTerms'>;

const NOTHING: Match = { score: 0, terms: [], queryTerms: [] };

/** Builds the search (decision 0018), which corrects typing errors and text typed with the other language's keyboard. */
export async function createSearch(documents: SearchDocument[]): Promise<Search> {
  const { index, formsByStem } = await indexOf(documents);
  const isKnown = (term: string) => formsByStem.has(meaningOf(term)) || common.has(meaningOf(term));

  const rarities = new Map<string, number>();

  /** Returns the weight of a stem: the rarer, the higher; one that nothing has counts most. */
  const rarityOf = (stem: string): number => {
    const known = rarities.get(stem);
    if (known !== undefined) return known;
    const found = new Set(
      index.search(stem, { processTerm: (term) => term }).map(({ document }) => document),
    );
    const rarity = Math.log(1 + documents.length / (found.size + 0.5));
    rarities.set(stem, rarity);
    return rarity;
  };

  /**
   * Finds the documents that contain any of the terms, and whether one contains all; the share of the query that a document
   * contains, by weight, decides before the score does. Only the last term may be the beginning of a word, if it is none itself.
   */
  const find = (words: string[]) => {
    const terms = tellingOf(withCountries(words));
    const asked = sideOf(withCountries(words));
    const directionOf = (side?: Side) => (asked && side && asked !== side ? OTHER_SIDE : 1);
    const stems = [...new Set(terms.map(meaningOf))];
    // A common word hardly counts beside others; of common words alone the rarest tells most: `Nairobi marathon`.
    const isHardly = (stem: string) => common.has(stem) && !stems.every((one) => common.has(one));
    const sum = (stems: string[]) =>
      [...new Set(stems)].reduce(
        (total, stem) => total + (isHardly(stem) ? COMMON : rarityOf(stem)),
        0,
      );
    const total = sum(stems);
    const hardly = stems.filter(isHardly);
    const shareOf = (queryTerms: string[]) => sum(queryTerms) / total;
    /** How well a situation fits of which the query has a part by weight, and either all words or not. */
    const fitOf = (part: number, hasAllWords: boolean, queryTerms: string[]): number => {
      const fit = part ** SITUATION_FIT * shareOf(queryTerms);
      if (part <= COMPLETE || shareOf([...queryTerms, ...hardly]) <= COMPLETE) return fit;
      const hasSameWords = hasAllWords && new Set(queryTerms).size === stems.length;
      return fit * WHOLE * (hasSameWords ? SAME_WORDS : 1);
    };
    const results = index.search(terms.join(', '), {
      prefix: (stem, position, all) =>
        position === all.length - 1 &&
        stem.length >= MIN_PREFIX &&
        !formsByStem.has(stem) &&
        !common.has(stem),
      boostTerm: (stem) => (isHardly(stem) ? COMMON : 1),
    });
    /** How documents match: with their text, and with the situation that fits best. */
    const found = new Map<SearchDocument, { text: Match; situation: Match }>();
    for (const { document, stemCount, wordCount, side, score: all, terms, queryTerms } of results) {
      // MiniSearch multiplies by the number of words, also of common ones.
      const score = (all / queryTerms.length) * countOf(queryTerms) * directionOf(side);
      const one = found.get(document) ?? { text: NOTHING, situation: NOTHING };
      found.set(document, one);
      if (!stemCount) one.text = { score, terms, queryTerms };
      else {
        const fit =
          score * fitOf(countOf(terms) / stemCount, terms.length === wordCount, queryTerms);
        if (fit > one.situation.score) one.situation = { score: fit, terms, queryTerms };
      }
    }
    // A document that has only common words is no answer beside a word that it lacks.
    const least = shareOf(hardly);
    const hits = [...found]
      .map(([document, { text, situation }]) => {
        const share = shareOf([...text.queryTerms, ...situation.queryTerms]);
        const fit =
          WITHOUT_SITUATION * share + (1 - WITHOUT_SITUATION) * shareOf(situation.queryTerms);
        const score = (text.score * boostOf(document.to) + situation.score) * fit ** 2;
        return { ...toHit(document, [...text.terms, ...situation.terms]), share, score };
      })
      .filter(({ share }) => share > least)
      .sort((a, b) => b.score - a.score);
    const isComplete = ({ share }: { share: number }) => share > COMPLETE;
    const lowest = (hits[0]?.score ?? 0) * MIN_RELATIVE_SCORE;
    const related = hits.filter((hit) => hit.score >= lowest || isComplete(hit));
    const share = Math.max(0, ...hits.map((hit) => hit.share));
    return { hits: related, share, isComplete: share > COMPLETE };
  };

  /** Returns a known term, else the commonest word of which it is a typing error. */
  const correct = (term: string): string => {
    if (ignored.has(term) || isKnown(term) || find([term]).hits.length > 0) return term;
    const sound = term.length >= MIN_TYPO && heard(stemOf(term));
    const meant = [...formsByStem.values()]
      .flatMap((forms) => [...forms])
      .filter(([, count]) => count >= MIN_COUNT)
      .filter(([form]) => isTypo(term, form) || (sound && heard(known.get(form) ?? form) === sound))
      .sort(([, a], [, b]) => b - a);
    return meant[0]?.[0] ?? term;
  };

  /** Returns up to three documents with similar words. */
  const nearestTo = (terms: string[]): Hit[] => {
    const telling = terms.filter((term) => !common.has(meaningOf(term)));
    const documents = index.search(telling.join(', '), SIMILAR).map(({ document }) => document);
    return [...new Set<SearchDocument>(documents)]
      .slice(0, NEAREST)
      .map((document) => ({ ...toHit(document, []), score: 0 }));
  };

  /** The commonest known form of each sound, made when a query in Latin letters first needs it. */
  let bySound: Map<string, string> | undefined;
  const formsBySound = () => {
    if (bySound) return bySound;
    const all = [...formsByStem.values()].flatMap((one) => [...one]).sort(([, a], [, b]) => a - b);
    bySound = new Map(
      [...all.map(([form]) => form), ...ignored]
        .filter((form) => /[а-я]/.test(form))
        .map((form) => [soundOf(form), form]),
    );
    return bySound;
  };

  /** Returns words in Latin letters as the Russian ones that they spell; none if one is no Russian word. */
  const asRussian = (words: string[]): string[] => {
    if (!words.every((word) => /^(?:[a-z]+|\d+)$/.test(word))) return [];
    const russian = words.map((word) => {
      const spelled = inCyrillic(word);
      // One word alone may be an English one that the site does not have.
      return formsBySound().get(soundOf(spelled)) ?? (words.length > 1 ? spelled : word);
    });
    return russian.every((word) => ignored.has(word) || isKnown(word)) ? russian : [];
  };

  const answer: Search = (query) => {
    const words = tokenize(query);
    const terms = tellingOf(words);
    const { hits, share, isComplete } = find(words);
    if (isComplete || terms.length === 0) return { hits };
    const findOthers = (others: string[], least: number): SearchResults | undefined => {
      if (tellingOf(others).length === 0 || others.join() === words.join()) return undefined;
      const found = find(others);
      if (found.share <= least) return undefined;
      return { hits: found.hits, correctedQuery: tellingOf(others).join(' ') };
    };
    const other =
      findOthers(tokenize(onOtherKeyboard(query)), COMPLETE) ??
      findOthers(words.map(fromSwahili), share);
    if (other) return other;
    const corrected = words.map(correct);
    return (
      findOthers(corrected, COMPLETE) ??
      findOthers(asRussian(words), share) ??
      // A word that nothing has hides what the others mean, but may be right where these have an answer.
      (share < ENOUGH ? findOthers(corrected, 0) : undefined) ??
      (hits.length > 0 ? { hits, isPartial: true } : { hits, nearest: nearestTo(terms) })
    );
  };

  return (query) => {
    const results = answer(query);
    const [best] = results.hits;
    const words = tokenize(query);
    const help = helpIn(words) ?? helpIn(words.map(inCyrillic));
    const document = documents.find(({ to }) => to === help);
    if (!help || !document || (best && helpsAsWell(best.to, help, words))) return results;
    const first = {
      ...toHit(document, tellingOf(words).map(meaningOf)),
      score: (best?.score ?? 0) + 1,
    };
    return { hits: [first, ...results.hits.filter(({ to }) => to !== help)] };
  };
}
