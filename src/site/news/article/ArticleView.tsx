import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../lib/dates/moscowTime';
import { useLanguage } from '../../../lib/i18n/useLanguage';
import { cut } from '../../../lib/text/text';
import { AppLink } from '../../../ui/navigation/AppLink';
import { LanguageMark } from '../../../ui/text/LanguageMark';
import { imagesBesideText } from '../../data/news/imageRefs';
import { markdownToPlainText } from '../../data/news/markdownToPlainText';
import type { NewsArticle } from '../../data/news/newsPage';
import { parseVideo } from '../../data/news/video';
import { DemoNote } from '../../page/DemoNote';
import { PageHeader } from '../../page/PageHeader';
import { useCategoryName } from '../useCategoryName';
import { ArticleImage } from './ArticleImage';
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
  const gallery = imagesBesideText(additionalImages, content);
  const video = parseVideo(article.youtubeUrl ?? '');
  return (
    <article>
      <PageHeader
        title={title}
        lang={article.language}
        description={cut(markdownToPlainText(content), MAX_DESCRIPTION)}
        crumbs={['/', '/news']}
        labels={[t('back'), t('all')]}
      >
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
      </PageHeader>
      <div className={`container stack gap-5 ${styles.article}`}>
        {featuredImageUrl ? (
          <ArticleImage
            url={featuredImageUrl}
            texts={article.imageTexts}
            language={article.language}
            className={styles.featured}
          />
        ) : (
          <p className="small-print" data-screen-only>
            {t('noFeatured')}
          </p>
        )}
        <ArticleText
          markdown={content}
          tree={article.tree}
          language={article.language}
          urls={additionalImages}
          imageTexts={article.imageTexts}
        />
        {gallery.length > 0 && <Gallery urls={gallery} article={article} />}
        {video && <Video video={video} title={title} language={article.language} />}
      </div>
    </article>
  );
}
