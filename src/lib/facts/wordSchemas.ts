import type { Language } from '../i18n/languages.ts';
import { withoutJoiners } from '../text/typeset.ts';
import { asFields } from './facts.ts';
import {
  type Bundle,
  isSlot,
  mapLines,
  type Text,
  type TextByLanguage,
  textError,
} from './words.ts';

/** The rules of changed texts for staff; `words.ts` has what pages check. */

/** A text of a page in the languages that have it. */
export interface Slot {
  /** Key of the fact: `words:consular/help:sections.lost.steps`. */
  key: string;
  /** Path in the namespace, as i18next has it. */
  path: string;
  /** Built-in texts, without the typography of the build. */
  builtIn: TextByLanguage;
}

/** Returns the key of the fact that changes a slot. */
export const wordsKey = (namespace: string, path: string): string => `words:${namespace}:${path}`;

/**
 * Returns paths and texts of the slots of a namespace, in the order of the page:
 * `['sections.lost.steps', […]]`, with no-break spaces and word joiners undone. Leaves out the
 * questions, because they are slots of the namespace `questions`.
 * @param bundle its built-in texts
 */
export function textSlots({
  $builtIn: _,
  $facts: __,
  questions: ____,
  ...texts
}: Bundle): [string, Text][] {
  const slotsBelow = (node: object, before: string): [string, Text][] =>
    Object.entries(node).flatMap(([name, value]) => {
      if (!isSlot(name, value)) return slotsBelow(Object(value), `${before}${name}.`);
      const text = mapLines(value, (line) => withoutJoiners(line).replaceAll('\u00a0', ' '));
      return [[before + name, text]];
    });
  return slotsBelow(texts, '');
}

/** Returns all keys of a value made by hand as if they were languages, unchecked. */
const keysAsLanguages = (value: unknown) => Object.keys(asFields(value)) as Language[];

/**
 * Returns why pages do not show a change of a text: the code of {@link textError} for the first
 * language at fault, `wordsShape` for a language without a built-in text. Undefined if pages show
 * all languages of the change, and if it has none.
 * @param value a {@link TextByLanguage}, unchecked
 */
export const wordsMisfit = (value: unknown, { path, builtIn }: Omit<Slot, 'key'>) =>
  keysAsLanguages(value)
    .map((language) => {
      const own = builtIn[language];
      return own === undefined ? 'wordsShape' : textError(asFields(value)[language], own, path);
    })
    .find((code) => code !== undefined);
