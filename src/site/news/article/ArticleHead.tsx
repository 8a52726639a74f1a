import { useTranslation } from 'react-i18next';
import { env } from '../../../lib/env';
import { withPrefix } from '../../../lib/i18n/languages';
import { jsonLd } from '../../../lib/text/jsonLd';
import { mediaUrl } from '../../../lib/urls/media';
import type { NewsArticle } from '../../data/news/newsPage';
import { existingLanguages } from '../../data/translatable';
import { CanonicalLinks } from '../../page/CanonicalLinks';

/** Returns the article as JSON-LD, a `NewsArticle` of schema.org. */
function structuredData(article: NewsArticle, publisher: string): string {
  const { title, language, slug, publishedAt, updatedAt, featuredImageUrl } = article;
  const image = featuredImageUrl && new URL(mediaUrl(featuredImageUrl), env.siteUrl).href;
  return jsonLd({
    '@type': 'NewsArticle',
    headline: title,
    inLanguage: language,
    datePublished: publishedAt.toISOString(),
    dateModified: updatedAt.toISOString(),
    mainEntityOfPage: env.siteUrl + withPrefix(`/news/${slug}`, language),
    publisher: { '@type': 'GovernmentOffice', '@id': `${env.siteUrl}/#embassy`, name: publisher },
    ...(image && { image: [image] }),
  });
}

/** Renders canonical links and structured data. */
export function ArticleHead({ article }: { article: NewsArticle }) {
  const { t } = useTranslation();
  return (
    <>
      <CanonicalLinks path={`/news/${article.slug}`} existing={existingLanguages(article)} />
      <script type="application/ld+json">{structuredData(article, t('site.fullName'))}</script>
    </>
  );
}
