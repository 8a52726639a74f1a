import type { Language } from '../../../src/lib/i18n/languages';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The source files, without what the build adds. */
const sources = import.meta.glob<string>('../../../src/locales/*/**/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Without word joiners, which are invisible; the typography tests them. */
const files: Record<string, Json> = Object.fromEntries(
  Object.entries(sources).map(([file, source]) => [
    file,
    JSON.parse(source.replaceAll('\u2060', '')),
  ]),
);

const prefix = (language: Language) => `../../../src/locales/${language}/`;

/** Returns the namespaces of a language: `common`, `consular/pets`, … */
export const namespaces = (language: Language): string[] =>
  Object.keys(files)
    .filter((file) => file.startsWith(prefix(language)))
    .map((file) => file.slice(prefix(language).length, -'.json'.length))
    .sort();

/** Returns the parsed JSON of a namespace; null if there is no such file. */
export const namespaceText = (language: Language, namespace: string): Json =>
  files[`${prefix(language)}${namespace}.json`] ?? null;

/** Returns every text of a namespace with its path, e.g. `sections.new.list.0`. */
export function texts(language: Language, namespace: string): [path: string, text: string][] {
  const entries: [string, string][] = [];
  const visit = (value: Json, path: string) => {
    if (typeof value === 'string') entries.push([path, value]);
    else if (value !== null && typeof value === 'object') {
      for (const [key, child] of Object.entries(value)) visit(child, path ? `${path}.${key}` : key);
    }
  };
  visit(namespaceText(language, namespace), '');
  return entries;
}

/** Returns all texts of a language as `namespace:path` and text. */
export const allTexts = (language: Language): [path: string, text: string][] =>
  namespaces(language).flatMap((namespace) =>
    texts(language, namespace).map(([path, text]): [string, string] => [
      `${namespace}:${path}`,
      text,
    ]),
  );
