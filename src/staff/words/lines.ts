import { inOrder, linesOf, type Text, type Words } from '../../lib/facts/words';
import { i18n } from '../../lib/i18n/i18n';
import { byLanguage, type Language, languages, otherLanguage } from '../../lib/i18n/languages';
import { stableText } from '../../lib/text/stableText';

/** A line of a text in both languages: a sentence, an item of a list, or the cells of a row. */
export interface Line {
  id: string;
  cells: Record<Language, string[]>;
}

/** Returns the mark behind a line in the other language, because nobody wrote it in this one. */
const markIn = (language: Language): string =>
  ` (${i18n.t(`onlyIn.${otherLanguage(language)}`, { lng: language })})`;

/** Returns the rows of a text by name or position, each with its cells. */
export const rowsOf = (text: Text = []): [string, string[]][] =>
  Object.entries(typeof text === 'string' ? [text] : text).map(([id, row]) => [id, [row].flat()]);

/** Returns the lines of a text; a line that one language lacks is blank there. */
export function linesIn(texts: Words): Line[] {
  const rows = byLanguage((language) => new Map(rowsOf(texts[language])));
  const ids = new Set(languages.flatMap((language) => [...rows[language].keys()]));
  return [...ids].map((id) => {
    const full = rows.en.get(id) ?? rows.ru.get(id) ?? [];
    const cellsIn = (one: Language) =>
      (rows[one].get(id) ?? full).map((cell) =>
        rows[one].has(id) && !cell.endsWith(markIn(one)) ? cell : '',
      );
    return { id, cells: byLanguage(cellsIn) };
  });
}

/** Returns a blank line like another; its id is also its name in a text whose lines have names. */
export const blankLine = (like: Line | undefined): Line => ({
  id: `n${crypto.randomUUID().slice(0, 8)}`,
  cells: byLanguage((one) => like?.cells[one].map(() => '') ?? ['']),
});

const isBlank = (cell = '') => !cell.trim();

/** Returns the language with a blank cell that the other one has filled; undefined for neither. */
export const blankLanguage = (lines: Line[]): Language | undefined =>
  languages.find((language) =>
    lines.some(({ cells }) =>
      cells[language].some(
        (cell, index) => isBlank(cell) && !isBlank(cells[otherLanguage(language)][index]),
      ),
    ),
  );

/**
 * Returns what lines say in a language. A blank cell says it in the other language, with a mark, so
 * that no reader misses it and the lines of both languages stay side by side.
 */
function textIn(language: Language, lines: Line[], builtIn: Text): Text {
  const rows = lines
    .map(({ id, cells }) => {
      const others = cells[otherLanguage(language)];
      const row = cells[language].map((own, index) => {
        const [cell, other = ''] = [own.trim(), others[index]?.trim()];
        return cell || (other && other + markIn(language));
      });
      return [id, row] as const;
    })
    .filter(([, row]) => row.some(Boolean));
  const first = rows.map(([id, [cell = '']]) => [id, cell] as const);
  if (!Array.isArray(builtIn)) {
    return typeof builtIn === 'string' ? (first[0]?.[1] ?? '') : Object.fromEntries(first);
  }
  return Array.isArray(builtIn[0]) ? rows.map(([, row]) => row) : first.map(([, cell]) => cell);
}

/** Returns what lines change of the built-in text; null for nothing. */
export function changeOf(lines: Line[], builtIn: Words): Words | null {
  const changed = languages.flatMap((language) => {
    const own = builtIn[language];
    if (own === undefined) return [];
    const text = textIn(language, lines, own);
    return stableText(text) === stableText(own) ? [] : [[language, text] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/** Returns a text with what is changed of it. */
export const withChange = (builtIn: Words, changed: unknown): Words =>
  Object.fromEntries(
    Object.entries(builtIn).map(([language, own]) => [
      language,
      inOrder(Object(changed)[language] ?? own, own),
    ]),
  );

/** Returns the languages in which a changed text has lines of the other one, not yet translated. */
export const languagesMissing = (words: Words): Language[] =>
  languages.filter((language) =>
    linesOf(words[language] ?? []).some((line) => line.endsWith(markIn(language))),
  );
