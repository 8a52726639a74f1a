import { kindOfFact } from '../../lib/facts/factSchemas';
import { wordsKey } from '../../lib/facts/wordSchemas';
import { textAt } from '../../lib/i18n/dynamicKey';
import { i18n } from '../../lib/i18n/i18n';
import type { Language } from '../../lib/i18n/languages';

/** Captures the placeholders of a text, as `placeholdersOf` finds them. */
const PLACEHOLDER = /(\{\{.*?\}\}|\$t\(.*?\))/;

/** Splits a text at its placeholders, which are the parts at odd indexes. */
export const splitAtFigures = (text: string): string[] => text.split(PLACEHOLDER);

/** Returns what readers see in place of a placeholder: “USD 50”; its name for a value that only the page has. */
export const figureText = (placeholder: string, language: Language): string =>
  textAt(i18n.t, 'figure', { lng: language, defaultValue: placeholder }) ||
  placeholder.replace(/[{}]|,.*$/g, '').trim();

/** Returns the key of the fact that a placeholder names, of which `hours.embassy.opens` is a part. */
export const factNamed = (name: string): string =>
  name.replace(/\.(?:opens|closes|amount|max)$/, '');

/** Returns the key of the fact, or of the text, that a placeholder inserts; undefined for a value that only the page has. */
export function keyOfFigure(placeholder: string): string | undefined {
  const [, namespace, path] = /^\$t\(([\w/-]+):([\w.-]+)\)$/.exec(placeholder) ?? [];
  if (namespace && path) return wordsKey(namespace, path);
  const [, name] = /^\{\{\s*([\w.]+)/.exec(placeholder) ?? [];
  return name && kindOfFact(factNamed(name)) ? factNamed(name) : undefined;
}

/** Returns a text as readers see it. */
export const readableText = (text: string, language: Language): string =>
  splitAtFigures(text)
    .map((part, index) => (index % 2 === 1 ? figureText(part, language) : part))
    .join('');
