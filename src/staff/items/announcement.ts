import { env } from '../../lib/env';
import { languages, withPrefix } from '../../lib/i18n/languages';
import { cut } from '../../lib/text/text';
import type { AnyValues, Item, Kind } from '../kinds/kind';
import { toValues } from '../kinds/kinds';
import { readableMarkdown } from './readableMarkdown';

const MAX_SENTENCES = 300;

/** Matches as many whole sentences as fit; the number of a list (“1.”) ends no sentence. */
const SENTENCES = /^.{0,298}[^\s\d][.!?…](?=\s|$)/;

/** Returns the first sentences of a Markdown text, at most 300 characters without its syntax. */
function firstSentences(markdown: string): string {
  const line = readableMarkdown(markdown).replace(/\s+/g, ' ').trim();
  return SENTENCES.exec(line)?.[0] ?? cut(line, MAX_SENTENCES);
}

/**
 * Returns what staff post elsewhere: title, first sentences and link in each written language.
 * @param path of the page that shows the item, without language prefix
 */
export function announcement<K extends Kind>(kind: K, item: Item<K>, path: string): string {
  const values: AnyValues = toValues(kind, item);
  return languages
    .flatMap((language) => {
      const text = (name: string) => String(values[`${name}_${language}`] ?? '');
      const title = text('title') || text('text');
      const sentences = firstSentences(text('content') || text('description'));
      return title ? [title, sentences, env.siteUrl + withPrefix(path, language)] : [];
    })
    .filter(Boolean)
    .join('\n\n');
}
