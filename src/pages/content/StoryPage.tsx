import type { Page } from '../../content/site';
import type { StoryText } from '../../content/text';
import { ContentLayout } from '../../features/content/ContentLayout';
import { Figures } from '../../features/content/Figures';
import { Sections } from '../../features/content/Sections';
import { usePageText } from '../../features/content/usePageText';

/** A subject told in sections, with a few large figures. */
export function StoryPage({ page }: { page: Page }) {
  const text = usePageText<StoryText>(page.path);
  return (
    <ContentLayout page={page} text={text} top={text.figures && <Figures figures={text.figures} />}>
      <Sections page={page} sections={text.sections} />
    </ContentLayout>
  );
}
