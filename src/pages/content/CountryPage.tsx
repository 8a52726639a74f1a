import { childrenOf, type Page } from '../../content/site';
import type { PageText } from '../../content/textTypes';
import { ContentLayout } from '../../features/contentPage/layout/ContentLayout';
import { PageCards } from '../../features/contentPage/layout/PageCards';
import { usePageText } from '../../features/contentPage/layout/usePageText';
import { Sections } from '../../features/contentPage/sections/Sections';
import { useCharts } from '../../features/kenya/charts/useCharts';
import { KenyaMap } from '../../features/kenya/map/KenyaMap';

/** Renders the page of tourism with the map of Kenya and the pages below it (R2.4). */
export function CountryPage({ page }: { page: Page }) {
  const text = usePageText<PageText>(page.path);
  const charts = useCharts(page);
  return (
    <ContentLayout page={page} text={text} top={<KenyaMap />} wide>
      <div data-screen-only>
        <PageCards pages={childrenOf(page.path)} level={2} scenes />
      </div>
      <Sections page={page} sections={text.sections} tools={charts} />
    </ContentLayout>
  );
}
