import { childrenOf, type Page } from '../../content/site';
import type { PageText } from '../../content/textTypes';
import { ContentLayout } from '../../features/contentPage/layout/ContentLayout';
import { PageCards } from '../../features/contentPage/layout/PageCards';
import { usePageText } from '../../features/contentPage/layout/usePageText';
import { Sections } from '../../features/contentPage/sections/Sections';

/** Renders a page that lists those below it (R2.3). */
export function IndexPage({ page }: { page: Page }) {
  const text = usePageText<PageText>(page.path);
  return (
    <ContentLayout page={page} text={text} wide>
      <PageCards pages={childrenOf(page.path)} level={2} scenes />
      <Sections page={page} sections={text.sections} />
    </ContentLayout>
  );
}
