import { childPages, type Page } from '../../content/site';
import type { PageText } from '../../content/textTypes';
import { PageCards } from '../page/PageCards';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';
import { Sections } from './sections/Sections';

/** Renders a page that lists the pages below it (R2.3). */
export function IndexPage({ page }: { page: Page }) {
  const text = usePageText<PageText>(page.path);
  return (
    <ContentLayout page={page} text={text}>
      <PageCards pages={childPages(page.path)} level={2} />
      <Sections page={page} sections={text.sections} />
    </ContentLayout>
  );
}
