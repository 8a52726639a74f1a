import { currentFacts } from '../facts/currentFacts';
import { valueAt } from './dynamicKey';
import { i18n } from './i18n';
import type { Language } from './languages';

type Translate = (key: string) => unknown;

/** Matches a string that i18next interpolates or nests. */
const HAS_PLACEHOLDER = /\{\{|\$t\(/;

const interpolated = new Map<string, unknown>();
/** The facts in the interpolated texts. */
let insertedFacts = currentFacts();

/**
 * Returns the interpolated text of a page, the same object until facts change.
 * @param namespace has to be loaded; otherwise the result is an empty object
 */
export function pageText<Text>(language: Language, namespace: string): Text {
  const text: unknown = i18n.getResourceBundle(language, namespace);
  const name = `${language}/${namespace}`;
  // Not in a listener, because i18next may make a page render before the listener is called.
  if (insertedFacts !== currentFacts()) interpolated.clear();
  insertedFacts = currentFacts();
  if (text && !interpolated.has(name)) {
    const translate = (key: string) => valueAt(i18n.t, key, { lng: language, ns: namespace });
    interpolated.set(name, interpolate(text, '', translate));
  }
  return (interpolated.get(name) ?? {}) as Text;
}

/**
 * Returns a value with the placeholders in its strings filled in, at any depth. A string without a
 * placeholder is returned as it is, because i18next is slow.
 * @param key the path of the value in its namespace; `''` for the whole namespace
 */
function interpolate(value: unknown, key: string, translate: Translate): unknown {
  if (typeof value === 'string') return HAS_PLACEHOLDER.test(value) ? translate(key) : value;
  const keyAt = (name: string | number) => (key ? `${key}.${name}` : String(name));
  if (Array.isArray(value)) {
    return value.map((item, index) => interpolate(item, keyAt(index), translate));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, interpolate(item, keyAt(name), translate)]),
  );
}
