import { Suspense } from 'react';
import { topicNews } from '../../content/home/topicNews';
import type { Page } from '../../content/site';
import type { StoryText } from '../../content/textTypes';
import { lazyOrNothing } from '../../lib/hooks/lazyPart';
import { useSectionTools } from '../kenya/sectionTools';
import { KeyFigures } from './figures/KeyFigures';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';
import { Sections } from './sections/Sections';

// A separate chunk, because the news import the database client.
const TopicNews = lazyOrNothing(async () => (await import('../news/banner/TopicNews')).TopicNews);

/** Renders a page about Kenya (R1.4), with the newest articles of the category that `topicNews` assigns to its path, if any. */
export function StoryPage({ page }: { page: Page }) {
  const text = usePageText<StoryText>(page.path);
  const tools = useSectionTools(page);
  const category = topicNews[page.path];
  return (
    <>
      <ContentLayout
        page={page}
        text={text}
        top={text.figures && <KeyFigures figures={text.figures} />}
      >
        <Sections page={page} sections={text.sections} tools={tools} />
      </ContentLayout>
      {category && (
        <Suspense>
          <TopicNews category={category} />
        </Suspense>
      )}
    </>
  );
}
