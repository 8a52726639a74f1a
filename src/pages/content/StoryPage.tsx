import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { topicNews } from '../../content/home/topicNews';
import type { Page } from '../../content/site';
import type { StoryText } from '../../content/textTypes';
import { KeyFigures } from '../../features/contentPage/figures/KeyFigures';
import { ContentLayout } from '../../features/contentPage/layout/ContentLayout';
import { usePageText } from '../../features/contentPage/layout/usePageText';
import { Questions } from '../../features/contentPage/questions/Questions';
import { Sections } from '../../features/contentPage/sections/Sections';
import { useSectionTools } from '../../features/kenya/sectionTools';
import { lazyOrNothing } from '../../lib/hooks/lazyPart';
import { withPrefix } from '../../lib/i18n/languages';
import { useLanguage } from '../../lib/i18n/useLanguage';

// A separate chunk, because the news import the database client.
const TopicNews = lazyOrNothing(
  async () => (await import('../../features/news/banner/TopicNews')).TopicNews,
);

/** Renders the link to the feed, in which the notes on changes are as well. */
function FeedLink() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <p data-screen-only>
      <a href={withPrefix('/feed.xml', language)}>{t('feed')}</a>
    </p>
  );
}

/** Renders a page about Kenya (R1.4), with the newest articles of the category that `topicNews` assigns to its path, if any. */
export function StoryPage({ page }: { page: Page }) {
  const text = usePageText<StoryText>(page.path);
  const pageTools = useSectionTools(page);
  const tools = page.path === '/changes' ? { how: <FeedLink /> } : pageTools;
  const category = topicNews[page.path];
  return (
    <>
      <ContentLayout
        page={page}
        text={text}
        top={text.figures && <KeyFigures figures={text.figures} />}
      >
        <Sections page={page} sections={text.sections} tools={tools} />
        <Questions page={page} />
      </ContentLayout>
      {category && (
        <Suspense>
          <TopicNews category={category} />
        </Suspense>
      )}
    </>
  );
}
