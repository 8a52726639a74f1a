import type { Page } from '../../content/site';
import type { RegionText } from '../../content/text';
import { ContentLayout } from '../../features/content/ContentLayout';
import { Places } from '../../features/content/Places';
import { Sections } from '../../features/content/Sections';
import { usePageText } from '../../features/content/usePageText';

/** A region of Kenya: its places, then what to see, when, and how to get there. */
export function RegionPage({ page }: { page: Page }) {
  const text = usePageText<RegionText>(page.path);
  return (
    <ContentLayout page={page} text={text}>
      <Places places={text.places} />
      <Sections page={page} sections={text.sections} />
    </ContentLayout>
  );
}
