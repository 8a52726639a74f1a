import type admin from '../../locales/en/admin.json';
import { type Language, languages } from '../i18n/languages.ts';
import { stableText } from '../text/stableText.ts';
import { withoutJoiners } from '../text/typeset.ts';
import { notBlank } from '../zod.ts';
import { wordsSchema } from './factSchemas.ts';
import { fieldsOf } from './facts.ts';
import {
  type Bundle,
  fits,
  hasOther,
  isSlot,
  linesOf,
  mapLines,
  placeholdersOf,
  type Text,
  type Words,
} from './words.ts';

/** The rules of changed texts for staff; `words.ts` has what pages check. Messages are codes, under `error` in admin.json. */

type SlotKind =
  /** A string, a list of strings. */
  | ('text' | 'list')
  /** Lists of strings of the same length: those of `cases`, each of whose case it is and what to do; others are rows of a table. */
  | ('pairs' | 'table')
  /** Strings by name: items of a checklist, which stay checked by name. */
  | 'names';

export interface Slot {
  /** Key of the fact: `words:consular/help:sections.lost.steps`. */
  key: string;
  /** Path in the namespace, as i18next has it. */
  path: string;
  kind: SlotKind;
  /** Built-in text, without the typography of the build. */
  text: Text;
}

/** A place for a text, in the languages that have one. */
export interface WordsPlace extends Pick<Slot, 'path'> {
  builtIn: Words;
}

/** Returns the key of the fact that changes a slot. */
export const wordsKey = (namespace: string, path: string): string => `words:${namespace}:${path}`;

/** Returns a text as it is written in the locale files, with spaces that break. */
const withoutTypography = <Value>(text: Value): Value =>
  mapLines(text, (line) => withoutJoiners(line).replaceAll('\u00a0', ' '));

const kindOf = (name: string, text: Text): SlotKind => {
  if (typeof text === 'string') return 'text';
  if (!Array.isArray(text)) return 'names';
  if (typeof text[0] === 'string') return 'list';
  return name === 'cases' ? 'pairs' : 'table';
};

/**
 * Returns the slots of a namespace in the order of its file, which is that of the page. The questions of a page are slots of the
 * namespace `questions`.
 * @param bundle its built-in texts (`builtInTexts` of lib/i18n)
 */
export function slotsOf(namespace: string, bundle: Bundle): Slot[] {
  const visit = (node: object, path: string[]): Slot[] =>
    Object.entries(node).flatMap(([name, value]) => {
      const names = [...path, name];
      if (isSlot(name, value)) {
        const at = names.join('.');
        const text = withoutTypography(value);
        return [{ key: wordsKey(namespace, at), path: at, kind: kindOf(name, value), text }];
      }
      return typeof value === 'object' && value !== null ? visit(value, names) : [];
    });
  const { $builtIn: _, questions: __, ...texts } = bundle;
  return visit(texts, []);
}

/** Bytes of a change with the built-in text that it replaces; the database has the same limit. */
const MAX_BYTES = 20_000;

/** Returns the length in bytes of what the database stores, or a little more. */
const bytesOf = (value: unknown): number =>
  new TextEncoder().encode(JSON.stringify(value, null, 1)).length;

function reasonOf(value: Text, builtIn: Text | undefined): keyof typeof admin.error {
  const lines = linesOf(value);
  const known = linesOf(builtIn ?? []).flatMap(placeholdersOf);
  if (lines.length === 0 || !lines.every(notBlank)) return 'wordsEmpty';
  return lines.some((line) => hasOther(line, known)) ? 'wordsFigure' : 'wordsShape';
}

/**
 * Returns why a change cannot be saved, by language; empty if it can.
 * @param value the languages that are changed; a value made by hand may be anything
 * @param slot its built-in texts, and its path; in a language without a text a change has no place
 */
export function checkWords(
  value: unknown,
  { path, builtIn }: WordsPlace,
): Partial<Record<Language, keyof typeof admin.error>> {
  const words = wordsSchema.safeParse(value).data;
  if (!words) return { en: 'wordsShape', ru: 'wordsShape' };
  const tooLong = bytesOf({ is: words, was: builtIn }) > MAX_BYTES;
  const errors = languages.flatMap((language) => {
    const [is, was] = [words[language], builtIn[language]];
    if (is === undefined) return [];
    if (was === undefined || !fits(is, was, path)) return [[language, reasonOf(is, was)]];
    return tooLong ? [[language, 'wordsLong']] : [];
  });
  return Object.fromEntries(errors);
}

/**
 * Returns what this release has of the text that a change has replaced: the same; another one; or none that the change fits, in
 * whose place pages show their built-in text.
 * @param stored change of the database and the built-in text of that time
 */
export function releaseState(
  stored: { value: unknown; was?: unknown },
  slot: WordsPlace,
): 'same' | 'changed' | 'gone' {
  const was: Words = fieldsOf(stored.was);
  const changed = languages.filter((language) => fieldsOf(stored.value)[language] !== undefined);
  const errors = Object.values(checkWords(stored.value, slot));
  if (errors.some((error) => error !== 'wordsLong')) return 'gone';
  const text = (words: Words) =>
    stableText(withoutTypography(changed.map((language) => words[language] ?? '')));
  return text(was) === text(slot.builtIn) ? 'same' : 'changed';
}
