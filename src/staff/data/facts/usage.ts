import { pageId, pages } from '../../../content/site';
import { texts } from '../../../lib/search/texts/en';

/** A placeholder for a fact, and a reference to a text that may contain one. */
const PLACEHOLDER = /\{\{\s*([a-z]\w*(?:\.\w+)+)/gi;
const REFERENCE = /\$t\(([\w/-]+):([\w.-]+)\)/g;

const textAt = (root: unknown, path: string): string =>
  JSON.stringify(path.split('.').reduce((value, name) => Object(value)[name], root)) ?? '';

/**
 * Where the texts of the pages name facts: page paths by key, in the order of the site. Header, footer, contacts and other parts
 * of every page are not among them.
 */
export function factUsage(): Map<string, string[]> {
  const json = new Map(
    Object.entries(texts).map(([file, text]) => [file.slice(file.indexOf('/en/') + 4, -5), text]),
  );
  const keysIn = (text: string): string[] => [
    ...[...text.matchAll(PLACEHOLDER)].map(([, key = '']) => key),
    ...[...text.matchAll(REFERENCE)].flatMap(([, namespace = '', path = '']) =>
      keysIn(textAt(JSON.parse(json.get(namespace) ?? '{}'), path)),
    ),
  ];
  const usage = new Map<string, string[]>();
  for (const { path } of pages) {
    for (const key of new Set(keysIn(json.get(pageId(path)) ?? ''))) {
      // `hours.embassy.opens` is a part of the fact `hours.embassy`.
      const fact = key.replace(/\.(?:opens|closes|amount|max)$/, '');
      usage.set(fact, [...new Set([...(usage.get(fact) ?? []), path])]);
    }
  }
  return usage;
}
