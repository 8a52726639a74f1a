import { pageId, pages } from '../content/site';
import { env } from '../lib/env';
import { reviewedOn } from '../lib/facts/pageFacts';
import { bundleOfBuild } from '../lib/i18n/i18n';
import { type Language, languages, withPrefix } from '../lib/i18n/languages';
import { existingLanguages } from '../site/data/translatable';
import { escapeHtml } from './escapeHtml';
import { changedAt } from './feeds';
import type { NewsSnapshot } from './fetchNews';

const pageUrl = (path: string, language: Language): string =>
  escapeHtml(env.siteUrl + withPrefix(path, language));

/** A page in its languages, with the date of its last change if known. */
interface Entry {
  path: string;
  languages: readonly Language[];
  changed?: (language: Language) => string | undefined;
}

/** Returns the links to a page in its languages; the first one is also `x-default`. */
const alternateLinks = ({ path, languages: existing }: Entry): string =>
  [...existing.map((language) => [language, language]), ['x-default', existing[0]]]
    .map(
      ([hreflang, language]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${pageUrl(path, language as Language)}"/>`,
    )
    .join('');

/** Returns every page and article in its languages. */
const sitemapEntries = (news: NewsSnapshot | undefined): Entry[] => [
  ...pages.map((page) => ({
    path: page.path,
    languages,
    changed: (language: Language) =>
      reviewedOn(page, bundleOfBuild(language, pageId(page.path))?.$facts ?? []),
  })),
  ...(news?.articles ?? []).map((article) => ({
    path: `/news/${article.slug}`,
    languages: existingLanguages(article),
    changed: () => changedAt(article).toISOString(),
  })),
];

/** Returns `sitemap.xml`, a URL for each page and language, and `robots.txt`, by file name. */
export function sitemap(news: NewsSnapshot | undefined): Record<string, string> {
  const urls = sitemapEntries(news).flatMap((entry) =>
    entry.languages.map((language) => {
      const day = entry.changed?.(language);
      const changed = day ? `<lastmod>${day}</lastmod>` : '';
      return `<url><loc>${pageUrl(entry.path, language)}</loc>${changed}${alternateLinks(entry)}</url>`;
    }),
  );
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>${urls.join('')}</urlset>\n`,
    'robots.txt': `User-agent: *\nDisallow: /admin\n\nSitemap: ${env.siteUrl}/sitemap.xml\n`,
  };
}
