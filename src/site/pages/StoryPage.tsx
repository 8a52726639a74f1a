import { Suspense } from 'react';
import { topicNews } from '../../content/home/topicNews';
import type { Page } from '../../content/site';
import type { PageText } from '../../content/textTypes';
import { lazyOrNothing } from '../../lib/hooks/lazyPart';
import { useSectionCharts } from '../kenya/Charts';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';
import { Sections } from './sections/Sections';

// A separate chunk, because the news import the database client.
const TopicNews = lazyOrNothing(async () => (await import('../news/banner/TopicNews')).TopicNews);

/** Renders a page about Kenya (R1.4), with the newest articles of its category in `topicNews`. */
export function StoryPage({ page }: { page: Page }) {
  const text = usePageText<PageText>(page.path);
  const charts = useSectionCharts(page.path);
  const category = topicNews[page.path];
  return (
    <>
      <ContentLayout page={page} text={text} sections={text.sections}>
        <Sections page={page} sections={text.sections} tools={charts} />
      </ContentLayout>
      {category && (
        <Suspense>
          <TopicNews category={category} />
        </Suspense>
      )}
    </>
  );
}
