import { type Page, pages } from '../../content/site';
import type { PageText } from '../../content/text';
import { ContentLayout } from '../../features/content/ContentLayout';
import { PageCards } from '../../features/content/PageCards';
import { Sections } from '../../features/content/Sections';
import { useCharts } from '../../features/content/useCharts';
import { usePageText } from '../../features/content/usePageText';
import { CountryMap } from '../../features/country/CountryMap';

/** Kenya for travellers: the map with its places, then the pages below this one. */
export function CountryPage({ page }: { page: Page }) {
  const text = usePageText<PageText>(page.path);
  const charts = useCharts(page);
  const children = pages.filter(({ path }) => path.startsWith(`${page.path}/`));
  return (
    <ContentLayout page={page} text={text} top={<CountryMap />} wide>
      <div data-screen-only>
        <PageCards pages={children} level={2} pictures />
      </div>
      <Sections page={page} sections={text.sections} tools={charts} />
    </ContentLayout>
  );
}
