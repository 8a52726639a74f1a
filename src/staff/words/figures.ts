import {
  splitAtPlaceholders,
  type Text,
  type TextByLanguage,
  textPlaceholders,
} from '../../lib/facts/words';
import { textAt } from '../../lib/i18n/dynamicKey';
import { i18n } from '../../lib/i18n/i18n';
import type { Language } from '../../lib/i18n/languages';
import { withoutInvisible } from '../../lib/text/invisible';

/**
 * Returns the text for a placeholder: “USD 50”; its name if only the page has it: “reason”. The
 * texts and facts to which it refers must be loaded (`wordsQuery`).
 */
export function figureText(placeholder: string, language: Language): string {
  const [, name] = /^\{\{\s*(\w+)\s*[,}]/.exec(placeholder) ?? [];
  // No such key: i18next interpolates the default, which is the placeholder.
  return name ?? textAt(i18n.t, 'figure', { lng: language, defaultValue: placeholder });
}

/**
 * Returns the placeholders of a text, each with a name that stands for it in a field: `[USD 50]`.
 * No two names are equal. Needs what {@link figureText} needs.
 */
export function figureNames(builtIn: Text, language: Language): Map<string, string> {
  const shown = new Map<string, string>();
  for (const code of new Set(textPlaceholders(builtIn))) {
    // A draft is stored without invisible characters.
    const text = withoutInvisible(figureText(code, language)).replace(/[[\]]/g, '');
    const isTaken = (name: string) => [...shown.values()].includes(`[${name}]`);
    let name = text;
    for (let number = 2; isTaken(name); number += 1) name = `${text} · ${number}`;
    shown.set(code, `[${name}]`);
  }
  return shown;
}

/** Divides the cells of a row. */
export const CELLS = '|';

/**
 * Returns the lines of a text, each with its name or position. The cells of a row are one line,
 * with ` | ` between them. A string is one line, undivided.
 */
export const namedLines = (text: Text): [string, string][] =>
  Object.entries(typeof text === 'string' ? [text] : text).map(([name, row]) => [
    name,
    [row].flat().join(` ${CELLS} `),
  ]);

/**
 * Returns a text as readers of a language see it; “Taken out: no page shows it” if it is empty.
 * Needs what {@link figureText} needs.
 */
export const readableText = (words: TextByLanguage, language: Language): string =>
  namedLines(words[language] ?? [])
    .map(([, line]) =>
      splitAtPlaceholders(line)
        .map((part, index) => (index % 2 === 1 ? figureText(part, language) : part))
        .join(''),
    )
    .join('\n') || textAt(i18n.t, 'facts:words.empty', { lng: language });

/** Returns a text; of a longer one the first `max` characters and an ellipsis. */
export const shortened = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max).trim()}…` : text;
