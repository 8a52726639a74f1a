import { pageId, pages } from '../content/site';
import { env } from '../lib/env';
import { reviewedOn } from '../lib/facts/pageFacts';
import { builtTexts } from '../lib/i18n/i18n';
import { languages, withPrefix } from '../lib/i18n/languages';
import { escapeHtml } from './escapeHtml';

const urlOf = (path: string, language: (typeof languages)[number]): string =>
  escapeHtml(env.siteUrl + withPrefix(path, language));

/** Returns the links to a page in all languages; English is also `x-default`. */
const alternates = (path: string): string =>
  [
    ...languages.map((language) => [language, language] as const),
    ['x-default', languages[0]] as const,
  ]
    .map(
      ([hreflang, language]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${urlOf(path, language)}"/>`,
    )
    .join('');

/** Returns `sitemap.xml` and `robots.txt` by file name; the texts of the pages have to be loaded. PostgreSQL generates the sitemap of articles (decision 0014). */
export function crawlerFiles(): Record<string, string> {
  const entries = pages.flatMap((page) =>
    languages.map((language) => {
      const { path } = page;
      const reviewed = reviewedOn(page, builtTexts(language, pageId(path))?.$facts ?? []);
      const changed = reviewed ? `<lastmod>${reviewed}</lastmod>` : '';
      return `<url><loc>${urlOf(path, language)}</loc>${changed}${alternates(path)}</url>`;
    }),
  );
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>${entries.join('')}</urlset>\n`,
    'robots.txt': [
      'User-agent: *',
      'Disallow: /admin',
      '',
      `Sitemap: ${env.siteUrl}/sitemap.xml`,
      `Sitemap: ${env.siteUrl}/sitemap-news.xml`,
      '',
    ].join('\n'),
  };
}
