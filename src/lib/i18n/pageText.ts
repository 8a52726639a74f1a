import { valueAt } from './dynamicKey';
import { i18n } from './i18n';
import type { Language } from './languages';

type Translate = (key: string) => unknown;

/** What i18next has something to fill in. */
const HAS_PLACEHOLDER = /\{\{|\$t\(/;

const filled = new Map<string, unknown>();

/**
 * The words of a page, by its namespace, with every placeholder filled in. They must be there. The
 * same words again are the same object.
 */
export function pageText<Text>(language: Language, namespace: string): Text {
  const words: unknown = i18n.getResourceBundle(language, namespace);
  const name = `${language}/${namespace}`;
  if (words && !filled.has(name)) {
    const translate = (key: string) => valueAt(i18n.t, key, { lng: language, ns: namespace });
    filled.set(name, fill(words, '', translate));
  }
  return (filled.get(name) ?? {}) as Text;
}

/** Asks i18next, by their keys, for the words that have placeholders; it is slow for all of them. */
function fill(words: unknown, key: string, translate: Translate): unknown {
  if (typeof words === 'string') return HAS_PLACEHOLDER.test(words) ? translate(key) : words;
  const part = (name: string | number) => (key ? `${key}.${name}` : String(name));
  if (Array.isArray(words)) return words.map((one, at) => fill(one, part(at), translate));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, one]) => [name, fill(one, part(name), translate)]),
  );
}
