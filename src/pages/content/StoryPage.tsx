import { lazy, Suspense } from 'react';
import type { Page } from '../../content/site';
import type { StoryText } from '../../content/text';
import { topicNews } from '../../content/topicNews';
import { ContentLayout } from '../../features/content/ContentLayout';
import { Figures } from '../../features/content/Figures';
import { Sections } from '../../features/content/Sections';
import { useCharts } from '../../features/content/useCharts';
import { usePageText } from '../../features/content/usePageText';

// News bring the database client: a chunk of its own. A page without them is whole, so that a
// chunk which does not arrive is no failure of the page.
const TopicNews = lazy(() =>
  import('../../features/news/TopicNews').then(
    (module) => ({ default: module.TopicNews }),
    () => ({ default: () => null }),
  ),
);

/** A subject told in sections, with a few large figures and the news that belong to it. */
export function StoryPage({ page }: { page: Page }) {
  const text = usePageText<StoryText>(page.path);
  const charts = useCharts(page);
  const category = topicNews[page.path];
  return (
    <>
      <ContentLayout
        page={page}
        text={text}
        top={text.figures && <Figures figures={text.figures} />}
        spread
      >
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
