import type { Measured } from './measure';

/** Heights differ by a few lines, because engines break lines and round differently. */
const HEIGHT_TOLERANCE = 0.05;
/** Maximum number of printed examples of each kind of difference. */
const EXAMPLES = 3;

export interface Difference {
  /** The page and the width of the viewport. */
  where: string;
  kind: 'text' | 'columns of grids' | 'height' | 'fonts';
  /** The values in both engines. */
  what: string;
}

/** The first words after which two texts differ. */
function firstDifference(one: string, other: string): string {
  const [firstWords, secondWords] = [one.split(' '), other.split(' ')];
  const longer = firstWords.length > secondWords.length ? firstWords : secondWords;
  const at = longer.findIndex((_word, index) => firstWords[index] !== secondWords[index]);
  const from = (words: string[]) => words.slice(at, at + 5).join(' ');
  return `“${from(firstWords)}” / “${from(secondWords)}”`;
}

/** Returns the differences between two engines on a page at one width. */
export function compare(where: string, one: Measured, other: Measured): Difference[] {
  const differences: Difference[] = [];
  const add = (kind: Difference['kind'], what: string) => differences.push({ where, kind, what });
  if (one.text !== other.text) add('text', firstDifference(one.text, other.text));
  if (one.columns.join() !== other.columns.join()) {
    add('columns of grids', `${one.columns.join()} / ${other.columns.join()}`);
  }
  const apart = Math.max(one.height, other.height) / Math.min(one.height, other.height) - 1;
  if (apart > HEIGHT_TOLERANCE) add('height', `${one.height} / ${other.height} px`);
  if (one.fonts.join() !== other.fonts.join()) {
    add('fonts', `${one.fonts.join(', ')} / ${other.fonts.join(', ')}`);
  }
  return differences;
}

/** One line for each kind of difference with its count, followed by examples. */
export function listDifferences(differences: Difference[]): string[] {
  const kinds = new Set(differences.map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const ofKind = differences.filter((difference) => difference.kind === kind);
    const examples = ofKind.slice(0, EXAMPLES).map(({ where, what }) => `  ${where}: ${what}`);
    return [`${kind}, ${ofKind.length} times`, ...examples];
  });
}
