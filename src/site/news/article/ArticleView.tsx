import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { cut } from '../../../lib/text/text';
import { mediaUrl } from '../../../lib/urls/media';
import { AppLink } from '../../../ui/navigation/AppLink';
import { LanguageMark } from '../../../ui/text/LanguageMark';
import { imageAltAndCaption } from '../../data/news/imageTexts';
import { markdownToPlainText } from '../../data/news/markdownToPlainText';
import type { NewsArticle } from '../../data/news/newsPage';
import { parseVideo } from '../../data/news/video';
import { DemoNote } from '../../page/DemoNote';
import { PageHeader } from '../../page/PageHeader';
import { useCategoryName } from '../useCategoryName';
import { ArticleText } from './ArticleText';
import styles from './article.module.css';
import { Gallery } from './Gallery';
import { Video } from './Video';

/** Characters of a description that search engines show. */
const MAX_DESCRIPTION = 155;

/** Renders an article with its image, text, gallery and video (R2.20). */
export function ArticleView({ article }: { article: NewsArticle }) {
  const { t } = useTranslation(['news', 'common']);
  const language = useLanguage();
  const categoryName = useCategoryName();
  const { title, category, publishedAt, featuredImageUrl, content, additionalImages } = article;
  const video = parseVideo(article.youtubeUrl ?? '');
  return (
    <article>
      <PageHeader
        title={title}
        lang={article.language}
        description={cut(markdownToPlainText(content), MAX_DESCRIPTION)}
        crumbs={['/', '/news']}
        labels={[t('back'), t('all')]}
      />
      <div className={`container stack gap-5 ${styles.article}`}>
        <div className="stack gap-3">
          <p className="small-print">
            {category && (
              <>
                <AppLink to={`/news?category=${encodeURIComponent(category.slug)}`}>
                  {categoryName(category)}
                </AppLink>
                {' · '}
              </>
            )}
            <time dateTime={publishedAt.toISOString()}>
              {t('published', { date: formatDateTime(publishedAt, language) })}
            </time>{' '}
            <LanguageMark language={article.language} />
          </p>
          <DemoNote items={[article]} />
        </div>
        <div className="stack gap-5">
          {featuredImageUrl ? (
            <FeaturedImage url={featuredImageUrl} article={article} />
          ) : (
            <p className="small-print" data-screen-only>
              {t('noFeatured')}
            </p>
          )}
          <ArticleText markdown={content} tree={article.tree} language={article.language} />
          {additionalImages.length > 0 && <Gallery urls={additionalImages} article={article} />}
          {video && <Video video={video} title={title} language={article.language} />}
        </div>
      </div>
    </article>
  );
}

/** Renders an image with its caption, in a box that has its size before the image is loaded. */
function FeaturedImage({ url, article }: { url: string; article: NewsArticle }) {
  const { alt, caption } = imageAltAndCaption(article.imageTexts, url);
  // Without a caption a figure would be an unnamed stop for screen readers.
  const Box = caption ? 'figure' : 'div';
  return (
    <Box className={styles.featured}>
      <img
        src={mediaUrl(url)}
        alt={alt}
        lang={alt ? article.language : undefined}
        width={1600}
        height={900}
      />
      {caption && (
        <figcaption className="small-print" lang={article.language}>
          {caption}
        </figcaption>
      )}
    </Box>
  );
}
