import type { Language } from '../i18n/languages.ts';
import { typeset } from '../text/typeset.ts';
import { asFields, type FactRow } from './facts.ts';
import type { PageFact } from './pageFacts.ts';

/**
 * A slot: the smallest text of a locale file that a reader sees as one (string, list, table, or
 * named items). Staff change it by a fact with the key `words:<namespace>:<path>` (decision 0053).
 */
export type Text = string | string[] | string[][] | Record<string, string>;

/** A text in the languages that have it; of a change, in the changed languages. */
export type TextByLanguage = Partial<Record<Language, Text>>;

/** A namespace. `$builtIn`: texts that the build replaced, by fact key; `$facts`: page facts. */
export type Bundle = Record<string, unknown> & {
  $builtIn?: Record<string, Text>;
  $facts?: PageFact[];
};

/** Arrays that are one slot, because items are added and removed; each item of others is a slot. */
const LISTS = ['list', 'steps', 'paragraphs', 'checklist', 'details', 'days', 'rows'];

/**
 * Returns whether a value of a bundle is a slot: a string, an array under a name of `LISTS`, or
 * named items under `checklist`.
 * @param name the last part of the value's path
 */
export const isSlot = (name: string, value: unknown): value is Text =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    LISTS.includes(name) &&
    (Array.isArray(value) || name === 'checklist'));

/** Splits a line; `{{fees.petPermit, money}}` and `$t(common:city)` are at the odd indexes. */
export const splitAtPlaceholders = (line: string): string[] =>
  line.split(/(\{\{[^{}]{0,100}\}\}|\$t\([^()]{0,100}\))/);

/**
 * Returns the lines of a text: a string alone, else its items, its cells row by row, or its values.
 */
export const textLines = (text: Text): string[] =>
  typeof text === 'string' ? [text] : Object.values(text).flat();

/**
 * Returns the placeholders of a text with their braces, `{{fees.petPermit, money}}` and
 * `$t(common:city)`, in order and as often as they occur.
 */
export const textPlaceholders = (text: Text): string[] =>
  textLines(text).flatMap((line) =>
    splitAtPlaceholders(line).filter((_, index) => index % 2 === 1),
  );

/** Returns whether the text of a path may be empty, because not every section has that part. */
export const canBeEmpty = (path: string): boolean =>
  /^sections\..+\.(?:paragraphs|note|warning)$/.test(path);

/** Returns the number of cells of a row of a table; undefined for a line of a list. */
const columnCount = (row: unknown) => (Array.isArray(row) ? row.length : undefined);

/**
 * Returns why a value cannot replace a built-in text, a code under `error` in admin.json:
 * `wordsShape` for another type or number of cells, or a named item whose name has other characters
 * than letters, digits and hyphens; `wordsEmpty` for a blank line, or for no line unless {@link
 * canBeEmpty}; `wordsFigure` for a brace or a placeholder that the built-in text lacks, because
 * i18next would insert its value. Undefined if it can; placeholders may be left out.
 * @param path the path of the slot
 */
export function textError(value: unknown, builtIn: Text, path: string) {
  const isAlike =
    typeof value === typeof builtIn && Array.isArray(value) === Array.isArray(builtIn);
  const rows = Object.entries<unknown>(typeof value === 'string' ? [value] : asFields(value));
  const lines = rows.flatMap(([, row]) => row);
  const width = Array.isArray(builtIn) ? columnCount(builtIn[0]) : undefined;
  if (
    !isAlike ||
    !rows.every(([name, row]) => /^[a-zA-Z0-9-]+$/.test(name) && columnCount(row) === width) ||
    !lines.every((line) => typeof line === 'string')
  ) {
    return 'wordsShape';
  }
  if (canBeEmpty(path) && (value === '' || lines.length === 0)) return undefined;
  if (lines.length === 0 || !lines.every((line) => /\S/.test(line))) return 'wordsEmpty';
  const known = textPlaceholders(builtIn);
  const rest = lines.map((line) => known.reduce((text, one) => text.replaceAll(one, ' '), line));
  return rest.some((line) => /[{}]|\$t\(/.test(line)) ? 'wordsFigure' : undefined;
}

/**
 * Returns the slot at a path of a bundle: its `text`, the object `parent` that has it, and its
 * `name` in that object. Undefined if there is no slot at the path.
 */
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

/** Returns a copy of a text, or of a whole bundle, in which `change` has replaced each string. */
export const mapLines = <Value>(text: Value, change: (line: string) => string): Value =>
  JSON.parse(JSON.stringify(text), (_, part) => (typeof part === 'string' ? change(part) : part));

/**
 * Returns named items in the order of the built-in text, new ones last, because the database keeps
 * no order. Any other text is returned as it is.
 */
export const inOrder = (text: Text, builtIn: Text): Text =>
  typeof text !== 'object' || Array.isArray(text)
    ? text
    : Object.fromEntries(
        Object.entries<string>({ ...Object(builtIn), ...text }).filter(([name]) => name in text),
      );

/**
 * Returns the texts of a namespace, without `$builtIn`, with the changes of staff; a copy if there
 * are rows. Null, a language that a row lacks, and a change that does not fit its slot
 * ({@link textError}) give the built-in text.
 * @param bundle the texts of the build, in which earlier changes stand already
 * @param rows facts, a later one wins; all but the texts of the namespace and the questions on its
 *   page are ignored
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
    const text = asFields(value)[language];
    slot.parent[slot.name] = textError(text, builtIn, path)
      ? builtIn
      : mapLines(inOrder(text as Text, builtIn), set);
  }
  return all;
}
