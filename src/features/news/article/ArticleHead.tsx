import { useTranslation } from 'react-i18next';
import { env } from '../../../lib/env';
import { jsonLd } from '../../../lib/text/jsonLd';
import { cut, languageOfText } from '../../../lib/text/text';
import { mediaUrl } from '../../../lib/urls/media';
import type { NewsArticle } from '../../../services/news/news';

/** As much as search engines show. */
const DESCRIPTION = 155;

/** The text of Markdown without its markup and the URLs of its links. */
const plain = (markdown: string): string =>
  markdown.replace(/\]\([^)]*\)/g, '').replace(/[#*_>`[\]]|^\s*[-+]\s/gm, '');

/** The structured data of an article (schema.org). */
function structured(article: NewsArticle, publisher: string): string {
  const { title, slug, publishedAt, updatedAt, featuredImageUrl } = article;
  const image = featuredImageUrl && new URL(mediaUrl(featuredImageUrl), env.siteUrl).href;
  return jsonLd({
    '@type': 'NewsArticle',
    headline: title,
    inLanguage: languageOfText(title),
    datePublished: publishedAt.toISOString(),
    dateModified: updatedAt.toISOString(),
    mainEntityOfPage: `${env.siteUrl}/news/${slug}`,
    publisher: { '@type': 'GovernmentOffice', '@id': `${env.siteUrl}/#embassy`, name: publisher },
    ...(image && { image: [image] }),
  });
}

/** Renders the metadata of an article into the document's head. */
export function ArticleHead({ article }: { article: NewsArticle }) {
  const { t } = useTranslation();
  return (
    <>
      <meta name="description" content={cut(plain(article.content), DESCRIPTION)} />
      <script type="application/ld+json">{structured(article, t('site.fullName'))}</script>
    </>
  );
}
