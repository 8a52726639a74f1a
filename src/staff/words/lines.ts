import type { Slot, WordsPlace } from '../../lib/facts/wordSchemas';
import { inOrder, type Text, type Words } from '../../lib/facts/words';
import { type Language, languages, otherLanguage } from '../../lib/i18n/languages';
import { stableText } from '../../lib/text/stableText';
import { byLanguage } from '../kinds/field';

/** A text of a page in the languages that have it. */
export interface PageSlot extends WordsPlace, Pick<Slot, 'key' | 'kind'> {}

/** A line of a text in both languages, side by side: a sentence, an item of a list, or the cells of a row. */
export interface Line {
  id: string;
  cells: Record<Language, string[]>;
}

const rowsOf = (text: Text = []): [string, string[]][] =>
  typeof text === 'string'
    ? [['text', [text]]]
    : Object.entries(text).map(([name, row]) => [name, [row].flat()]);

/** Returns the lines of a text; a line that one language lacks is blank there. */
export function linesIn(texts: Words): Line[] {
  const rows = byLanguage((language) => new Map(rowsOf(texts[language])));
  const ids = new Set(languages.flatMap((language) => [...rows[language].keys()]));
  return [...ids].map((id) => {
    const full = rows.en.get(id) ?? rows.ru.get(id) ?? [];
    return { id, cells: byLanguage((one) => rows[one].get(id) ?? full.map(() => '')) };
  });
}

/** Returns a blank line like another; its id is also its name in a text whose lines have names. */
export const blankLine = (like: Line | undefined): Line => ({
  id: `n${crypto.randomUUID().slice(0, 8)}`,
  cells: byLanguage((one) => like?.cells[one].map(() => '') ?? ['']),
});

const isBlank = (cell = '') => !cell.trim();

/** Returns the languages in which a cell is blank that the other language has. */
export const blankLanguages = (lines: Line[]): Language[] =>
  languages.filter((language) =>
    lines.some(({ cells }) =>
      cells[language].some(
        (cell, index) => isBlank(cell) && !isBlank(cells[otherLanguage(language)][index]),
      ),
    ),
  );

/**
 * Returns what lines say in a language. What is blank there says it in the other language, so that no reader misses it, and the
 * lines of both languages stay side by side.
 */
function textIn(language: Language, lines: Line[], kind: Slot['kind']): Text {
  const rows = lines
    .map(({ id, cells }) => ({
      id,
      row: cells[language].map((cell, index) =>
        (isBlank(cell) ? (cells[otherLanguage(language)][index] ?? '') : cell).trim(),
      ),
    }))
    .filter(({ row }) => row.some(Boolean));
  const first = rows.map(({ row: [cell = ''] }) => cell);
  if (kind === 'text') return first[0] ?? '';
  if (kind === 'list') return first;
  if (kind === 'names') return Object.fromEntries(rows.map(({ id, row }) => [id, row[0] ?? '']));
  return rows.map(({ row }) => row);
}

const isSame = (a: unknown, b: unknown) => stableText(a) === stableText(b);

/** Returns what lines change of the built-in text; null for nothing. */
export function changeOf(lines: Line[], { kind, builtIn }: PageSlot): Words | null {
  const changed = languages.flatMap((language) => {
    const text = textIn(language, lines, kind);
    const isChanged = builtIn[language] !== undefined && !isSame(text, builtIn[language]);
    return isChanged ? [[language, text] as const] : [];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/** Returns a text with what is changed of it. */
export const withChange = (builtIn: Words, changed: Words = {}): Words => {
  const texts = languages.flatMap((language) => {
    const own = builtIn[language];
    return own === undefined ? [] : [[language, inOrder(changed[language] ?? own, own)] as const];
  });
  return Object.fromEntries(texts);
};
