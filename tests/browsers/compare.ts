import type { Measured } from './measure';

/** Heights differ by a few lines, because engines break lines and round differently. */
const HEIGHT_TOLERANCE = 0.05;
/** Examples of each kind of difference that are printed. */
const EXAMPLES = 3;

export interface Difference {
  /** The page and the width of the window. */
  where: string;
  kind: 'text' | 'columns of grids' | 'height' | 'fonts';
  /** How it is in the one engine, and in the other. */
  what: string;
}

/** The first words from where two texts differ. */
function firstDifference(one: string, other: string): string {
  const [ours, theirs] = [one.split(' '), other.split(' ')];
  const longest = ours.length > theirs.length ? ours : theirs;
  const at = longest.findIndex((_word, index) => ours[index] !== theirs[index]);
  const from = (words: string[]) => words.slice(at, at + 5).join(' ');
  return `“${from(ours)}” / “${from(theirs)}”`;
}

/** What differs between two engines on a page at one width. */
export function compare(where: string, one: Measured, other: Measured): Difference[] {
  const found: Difference[] = [];
  const add = (kind: Difference['kind'], what: string) => found.push({ where, kind, what });
  if (one.text !== other.text) add('text', firstDifference(one.text, other.text));
  if (one.columns.join() !== other.columns.join()) {
    add('columns of grids', `${one.columns.join()} / ${other.columns.join()}`);
  }
  const apart = Math.max(one.height, other.height) / Math.min(one.height, other.height) - 1;
  if (apart > HEIGHT_TOLERANCE) add('height', `${one.height} / ${other.height} px`);
  if (one.fonts.join() !== other.fonts.join()) {
    add('fonts', `${one.fonts.join(', ')} / ${other.fonts.join(', ')}`);
  }
  return found;
}

/** A line for each kind of difference: on how many pages, with a few examples. */
export function listDifferences(found: Difference[]): string[] {
  const kinds = new Set(found.map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const ofKind = found.filter((difference) => difference.kind === kind);
    const examples = ofKind.slice(0, EXAMPLES).map(({ where, what }) => `  ${where}: ${what}`);
    return [`${kind}, ${ofKind.length} times`, ...examples];
  });
}
