import { childrenOf, type Page } from '../../content/site';
import type { PageText } from '../../content/textTypes';
import { ContentLayout } from '../../features/contentPage/layout/ContentLayout';
import { usePageText } from '../../features/contentPage/layout/usePageText';
import { Sections } from '../../features/contentPage/sections/Sections';
import { CountryIndex, Journeys } from '../../features/kenya/countryParts';
import { KenyaMap } from '../../features/kenya/map/KenyaMap';

/** Renders the page of tourism with the map of Kenya, the pages below it and sample journeys (R2.4). */
export function CountryPage({ page }: { page: Page }) {
  const text = usePageText<PageText>(page.path);
  const { when, journeys, ...sections } = text.sections;
  return (
    <ContentLayout page={page} text={text} top={<KenyaMap />} wide>
      <CountryIndex pages={childrenOf(page.path)} section={when} />
      <Journeys page={page} section={journeys} />
      <Sections page={page} sections={sections} />
    </ContentLayout>
  );
}
