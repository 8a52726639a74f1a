import type { Language } from '../i18n/languages.ts';
import { typeset } from '../text/typeset.ts';
import { type FactRow, fieldsOf } from './facts.ts';
import type { PageFact } from './pageFacts.ts';

/**
 * Texts of the locale files that staff have changed: facts with the key `words:<namespace>:<path>` (decision 0053). A slot is the
 * smallest whole that a reader sees as one: a text, a list, a table, or items with names.
 */
export type Text = string | string[] | string[][] | Record<string, string>;

/** Values of a change: the languages that are changed. */
export type Words = Partial<Record<Language, Text>>;

/** The texts of a namespace. What the build has replaced is under `$builtIn`, by the key of the fact; `$facts` names the facts of its page. */
export type Bundle = Record<string, unknown> & {
  $builtIn?: Record<string, Text>;
  $facts?: PageFact[];
};

/** Names of what is a slot as a whole, because lines may be added and taken out; other arrays have a slot for each item. */
const LISTS = ['list', 'steps', 'paragraphs', 'checklist', 'details', 'days', 'rows'];

/** Returns whether a value of a bundle is a slot. */
export const isSlot = (name: string, value: unknown): value is Text =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    LISTS.includes(name) &&
    (Array.isArray(value) || name === 'checklist'));

/** Splits a line at its placeholders in i18next's syntax, `{{fees.petPermit, money}}` and `$t(common:city)`: the parts at odd indexes. */
export const splitAtPlaceholders = (line: string): string[] =>
  line.split(/(\{\{[^{}]{0,100}\}\}|\$t\([^()]{0,100}\))/);

/** Returns the lines of a text: its items, cells or values. */
export const linesOf = (text: Text): string[] =>
  typeof text === 'string' ? [text] : Object.values(text).flat();

export const placeholdersOf = (text: Text): string[] =>
  linesOf(text).flatMap((line) => splitAtPlaceholders(line).filter((_, index) => index % 2 === 1));

/** Returns whether a page can be without the text of a path, which is a part that not every section has: it is empty then. */
export const canBeEmpty = (path: string): boolean =>
  /^sections\..+\.(?:paragraphs|note|warning)$/.test(path);

const widthOf = (row: unknown) => (Array.isArray(row) ? row.length : undefined);

/**
 * Returns why a value cannot stand in the place of a built-in text, a code under `error` in admin.json; undefined if it can: it has
 * the same type, no empty line, and no other placeholders, because i18next would insert what they name.
 * @param path that of the slot
 */
export function misfitOf(value: unknown, builtIn: Text, path: string) {
  const isAlike =
    typeof value === typeof builtIn && Array.isArray(value) === Array.isArray(builtIn);
  const rows = Object.entries<unknown>(typeof value === 'string' ? [value] : fieldsOf(value));
  const lines = rows.flatMap(([, row]) => row);
  const width = Array.isArray(builtIn) ? widthOf(builtIn[0]) : undefined;
  if (
    !isAlike ||
    !rows.every(([name, row]) => /^[a-zA-Z0-9-]+$/.test(name) && widthOf(row) === width) ||
    !lines.every((line) => typeof line === 'string')
  ) {
    return 'wordsShape';
  }
  if (canBeEmpty(path) && (value === '' || lines.length === 0)) return undefined;
  if (lines.length === 0 || !lines.every((line) => /\S/.test(line))) return 'wordsEmpty';
  const known = placeholdersOf(builtIn);
  const rest = lines.map((line) => known.reduce((text, one) => text.replaceAll(one, ' '), line));
  return rest.some((line) => /[{}]|\$t\(/.test(line)) ? 'wordsFigure' : undefined;
}

/** Returns the object or array that has a slot, and the slot's name in it; undefined for a path that leads to no slot. */
export function findSlot(bundle: object, path: string) {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let parent = bundle as Record<string, unknown>;
  for (const name of names) {
    const value = parent[name];
    // Into a prototype too, in which nothing is a slot.
    if (typeof value !== 'object' || value === null || isSlot(name, value)) return undefined;
    parent = value as Record<string, unknown>;
  }
  const text = parent[last];
  return isSlot(last, text) ? { parent, name: last, text } : undefined;
}

/** Returns a text with each of its lines changed by a function. */
export const mapLines = <Value>(text: Value, change: (line: string) => string): Value =>
  JSON.parse(JSON.stringify(text), (_, part) => (typeof part === 'string' ? change(part) : part));

/** Returns items by name in the order of the built-in ones, new ones last, because the database keeps no order of names. */
export const inOrder = (text: Text, builtIn: Text): Text =>
  typeof text !== 'object' || Array.isArray(text)
    ? text
    : Object.fromEntries(
        Object.entries<string>({ ...Object(builtIn), ...text }).filter(([name]) => name in text),
      );

/**
 * Returns the texts of a namespace with what staff have changed. A slot has its built-in text if no change of its language fits it.
 * @param bundle the texts of the build, in which earlier changes stand already
 * @param rows facts; those with other keys are ignored
 * @param set sets the typography of a line
 */
export function applyWords(
  namespace: string,
  language: Language,
  { $builtIn = {}, ...texts }: Bundle,
  rows: readonly Pick<FactRow, 'key' | 'value'>[],
  set = typeset,
): Record<string, unknown> {
  const all = rows.length > 0 ? structuredClone(texts) : texts;
  for (const { key, value } of rows) {
    const [, of, path = ''] = key.split(':');
    // A page has copies of its questions (prerender/plugins/pageTexts.ts).
    const at = of === namespace ? path : of === 'questions' && `questions.${path}.text`;
    const slot = at && findSlot(all, at);
    if (!slot) continue;
    const builtIn = $builtIn[key] ?? slot.text;
    const text = fieldsOf(value)[language];
    slot.parent[slot.name] = misfitOf(text, builtIn, path)
      ? builtIn
      : mapLines(inOrder(text as Text, builtIn), set);
  }
  return all;
}
