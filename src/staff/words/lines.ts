import { inOrder, type Text, type TextByLanguage } from '../../lib/facts/words';
import type { Language } from '../../lib/i18n/languages';
import { stableText } from '../../lib/text/stableText';
import { CELLS, figureNames, namedLines } from './figures';

/** What a field contains: a line for each item of a list, with the figures in brackets. */
export type Typed = Partial<Record<Language, string>>;

/**
 * Returns a text in each language: as `changed` has it, else as it is built in.
 * @param changed a part of the languages; undefined or null for an unchanged text
 */
export const withChange = (builtIn: TextByLanguage, changed: unknown): TextByLanguage =>
  Object.fromEntries(
    Object.entries(builtIn).map(([language, own]) => [
      language,
      inOrder(Object(changed)[language] ?? own, own),
    ]),
  );

/** Returns what the fields of a text contain: a line for each item, with figures as `[USD 50]`. */
export const typedTexts = (words: TextByLanguage, builtIn: TextByLanguage): Typed =>
  Object.fromEntries(
    (Object.entries(builtIn) as [Language, Text][]).map(([language, own]) => {
      const lines = namedLines(words[language] ?? own).map(([, line]) => line);
      const shown = [...figureNames(own, language)].reduce(
        (text, [code, figure]) => text.replaceAll(code, () => figure),
        lines.join('\n'),
      );
      return [language, shown];
    }),
  );

/**
 * Returns lines as a text of the type of the built-in one: a string, a list, a table or named
 * items. A line that has not changed keeps its name; another takes the first free name, or a new
 * one.
 */
function toText(lines: string[], inForce: Text, builtIn: Text): Text {
  if (typeof builtIn === 'string') return lines.join(builtIn.includes('\n') ? '\n' : ' ');
  if (Array.isArray(builtIn)) {
    const isTable = Array.isArray(builtIn[0]);
    return isTable ? lines.map((line) => line.split(CELLS).map((cell) => cell.trim())) : lines;
  }
  const before = namedLines(inForce);
  const isNew = (name: string) => before.every(([own]) => own !== name);
  const free = [
    ...before.flatMap(([name, line]) => (lines.includes(line) ? [] : name)),
    ...lines.map((_, index) => `line${index + 1}`).filter(isNew),
  ];
  const named = lines.map((line) => {
    const kept = before.find(([, own]) => own === line)?.[0];
    return [kept ?? free.shift() ?? '', line] as const;
  });
  return inOrder(Object.fromEntries(named), builtIn);
}

/**
 * Returns the texts that fields change, with placeholders for the figures; null if all are built
 * in.
 * @param inForce the texts in force, which stay where the field was not touched
 */
export function typedChange(
  typed: Typed,
  inForce: TextByLanguage,
  builtIn: TextByLanguage,
): TextByLanguage | null {
  const shown = typedTexts(inForce, builtIn);
  const changed = (Object.entries(builtIn) as [Language, Text][]).flatMap(([language, own]) => {
    const before = inForce[language] ?? own;
    const content = [...figureNames(own, language)].reduce(
      (text, [code, figure]) => text.replaceAll(figure, () => code),
      typed[language] ?? '',
    );
    const lines = content.split('\n').map((line) => line.trim());
    const text =
      typed[language] === shown[language] ? before : toText(lines.filter(Boolean), before, own);
    return stableText(text) === stableText(own) ? [] : [[language, text] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}
