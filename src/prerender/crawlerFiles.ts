import { pageId, pages } from '../content/site';
import { env } from '../lib/env';
import { reviewedOn } from '../lib/facts/pageFacts';
import { builtTexts } from '../lib/i18n/i18n';
import { type Language, languages, withPrefix } from '../lib/i18n/languages';
import { escapeHtml } from './escapeHtml';

const urlOf = (path: string, language: Language): string =>
  escapeHtml(env.siteUrl + withPrefix(path, language));

/** A page in the languages in which it exists, with the date of its last change if that is known. */
interface Entry {
  path: string;
  languages: readonly Language[];
  changed?: (language: Language) => string | undefined;
}

/** Returns the links to a page in its languages; the first one is also `x-default`. */
const alternates = ({ path, languages: existing }: Entry): string =>
  [...existing.map((language) => [language, language]), ['x-default', existing[0]]]
    .map(
      ([hreflang, language]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${urlOf(path, language as Language)}"/>`,
    )
    .join('');

/** Returns a sitemap with a URL for each language of each page. */
export function sitemapOf(entries: Entry[]): string {
  const urls = entries.flatMap((entry) =>
    entry.languages.map((language) => {
      const day = entry.changed?.(language);
      const changed = day ? `<lastmod>${day}</lastmod>` : '';
      return `<url><loc>${urlOf(entry.path, language)}</loc>${changed}${alternates(entry)}</url>`;
    }),
  );
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>${urls.join('')}</urlset>\n`;
}

/** Returns `sitemap.xml` and `robots.txt` by file name; the texts of the pages have to be loaded. */
export function crawlerFiles(): Record<string, string> {
  const entries = pages.map((page) => ({
    path: page.path,
    languages,
    changed: (language: Language) =>
      reviewedOn(page, builtTexts(language, pageId(page.path))?.$facts ?? []),
  }));
  const sitemaps = ['sitemap.xml', ...(env.site.hasFeed ? ['sitemap-news.xml'] : [])];
  return {
    'sitemap.xml': sitemapOf(entries),
    'robots.txt': [
      'User-agent: *',
      'Disallow: /admin',
      '',
      ...sitemaps.map((name) => `Sitemap: ${env.siteUrl}/${name}`),
      '',
    ].join('\n'),
  };
}
