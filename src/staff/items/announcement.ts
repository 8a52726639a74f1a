import { env } from '../../lib/env';
import { type Language, languages, withPrefix } from '../../lib/i18n/languages';
import { cut } from '../../lib/text/text';
import { toPagePath } from '../../lib/urls/pagePath';
import { replaceImages } from '../../site/data/news/imageRefs';
import type { AnyItem, Kind } from '../kinds/kind';
import { definitionOf, textsOfItem } from '../kinds/kinds';
import { readableMarkdown } from './readableMarkdown';

/** Number of characters of a text that are read, because the first sentences are among them. */
const MAX_READ = 2000;

const MAX_SENTENCES = 300;

/** Matches as many whole sentences as fit; the number of a list (“1.”) ends no sentence. */
const SENTENCES = /^.{0,298}[^\s\d][.!?…](?=\s|$)/;

/** Returns the first sentences of a Markdown text, at most 300 characters without its syntax. */
function firstSentences(markdown: string): string {
  const beginning = replaceImages(markdown.slice(0, MAX_READ), () => '');
  const line = readableMarkdown(beginning).replace(/\s+/g, ' ').trim();
  return SENTENCES.exec(line)?.[0] ?? cut(line, MAX_SENTENCES);
}

/** Returns what staff post elsewhere: title, first sentences and link in each written language. */
export function announcementText(kind: Kind, item: AnyItem): string {
  const { path } = definitionOf(kind);
  const isAlert = kind === 'alerts';
  const page = (isAlert ? toPagePath(String(item.link)) : path?.(item)) ?? '/';
  const textIn = (language: Language): string => {
    const [heading = '', text = ''] = isAlert
      ? [String(item[`text_${language}`])]
      : textsOfItem(kind, item, language);
    const url = env.siteUrl + withPrefix(page, language);
    return heading && [heading, firstSentences(text), url].filter(Boolean).join('\n\n');
  };
  return languages.map(textIn).filter(Boolean).join('\n\n');
}
