import { env } from '../lib/env';
import { i18n } from '../lib/i18n/i18n';
import { type Language, languages, withPrefix } from '../lib/i18n/languages';
import { cut } from '../lib/text/text';
import { markdownToPlainText } from '../site/data/news/markdownToPlainText';
import type { NewsArticle } from '../site/data/news/newsPage';
import { inLanguage, type Translatable } from '../site/data/translatable';
import { escapeHtml } from './escapeHtml';
import type { NewsSnapshot } from './fetchNews';

const MAX_ENTRIES = 50;
const MAX_SUMMARY = 300;

interface Entry {
  id: string;
  language: Language;
  path: string;
  title: string;
  summary: string;
  published: Date;
  updated: Date;
  category?: string | undefined;
}

/** Escapes a text for XML, without the characters that XML forbids. */
const escapeXml = (text: string): string =>
  escapeHtml(text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' '));

/**
 * Returns an item in the language of a feed. An item without texts in that language stays in its
 * own, with a mark after the title.
 */
function shownIn<Item extends Translatable<Partial<Item>> & { title: string }>(
  item: Item,
  language: Language,
): Item {
  const shown = inLanguage(item, language);
  if (shown.language === language) return shown;
  const mark = i18n.getFixedT(language, 'common')(`onlyIn.${shown.language}`);
  return { ...shown, title: `${shown.title} (${mark})` };
}

/**
 * Returns the later time of save and publication, because a scheduled article is saved before it is
 * published.
 */
export const changedAt = ({ publishedAt, updatedAt }: NewsArticle): Date =>
  updatedAt > publishedAt ? updatedAt : publishedAt;

/** Returns the newest articles, at most 50, and all notices in force; in no order. */
const newsEntries = ({ articles, noticesInForce }: NewsSnapshot, language: Language): Entry[] => [
  ...articles.slice(0, MAX_ENTRIES).map((article): Entry => {
    const { id, slug, publishedAt, category, ...shown } = shownIn(article, language);
    return {
      ...shown,
      id: `urn:uuid:${id}`,
      path: `/news/${slug}`,
      summary: cut(markdownToPlainText(shown.content), MAX_SUMMARY),
      published: publishedAt,
      updated: changedAt(article),
      category: category?.slug,
    };
  }),
  ...noticesInForce.map((notice): Entry => {
    const { id, startsAt, description, ...shown } = shownIn(notice, language);
    return {
      ...shown,
      id: `urn:uuid:${id}`,
      path: `/notices#${id}`,
      summary: description,
      published: startsAt,
      updated: startsAt,
    };
  }),
];

/** Returns the `<entry>` of an item, whose link leads to its page in the language of the feed. */
const entryXml = (entry: Entry, feedLanguage: Language): string => {
  const url = env.siteUrl + withPrefix(entry.path, feedLanguage);
  const category = entry.category ? `<category term="${escapeXml(entry.category)}"/>` : '';
  return `<entry xml:lang="${entry.language}"><id>${escapeXml(entry.id)}</id><title>${escapeXml(entry.title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>
<published>${entry.published.toISOString()}</published><updated>${entry.updated.toISOString()}</updated>
${category}<summary>${escapeXml(entry.summary)}</summary></entry>`;
};

/** Returns the Atom feed of a language (RFC 4287): the newest news, and notices in force. */
function atomFeed(news: NewsSnapshot | undefined, language: Language): string {
  const t = i18n.getFixedT(language, 'common');
  const entries = (news ? newsEntries(news, language) : [])
    .sort((one, other) => other.published.getTime() - one.published.getTime())
    .slice(0, MAX_ENTRIES);
  const itself = env.siteUrl + withPrefix('/feed.xml', language);
  const updated = new Date(Math.max(0, ...entries.map((entry) => entry.updated.getTime())));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${escapeXml(itself)}</id><title>${escapeXml(t('feed'))}</title>
<updated>${updated.toISOString()}</updated>
<author><name>${escapeXml(`${t('site.fullName')} ${t('site.fullNamePlace')}`)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(itself)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(env.siteUrl + withPrefix('/news', language))}"/>
${entries.map((entry) => entryXml(entry, language)).join('\n')}</feed>
`;
}

/**
 * Returns the Atom feed of each language by file name: the newest 50 of articles and notices
 * in force. Without a snapshot the feeds have no entries.
 */
export const feeds = (news: NewsSnapshot | undefined): Record<string, string> =>
  Object.fromEntries(
    languages.map((language) => [
      withPrefix('/feed.xml', language).slice(1),
      atomFeed(news, language),
    ]),
  );
