import { childPages, type Page } from '../../content/site';
import type { PageText } from '../../content/textTypes';
import { CountryIndex, Journeys } from '../kenya/countryParts';
import { KenyaMap } from '../kenya/map/KenyaMap';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';
import { Sections } from './sections/Sections';

/** Renders the page of tourism: map of Kenya, pages below it and sample journeys (R2.4). */
export function TourismPage({ page }: { page: Page }) {
  const text = usePageText<PageText>(page.path);
  const { when, journeys, ...sections } = text.sections;
  return (
    <ContentLayout page={page} text={text} top={<KenyaMap />}>
      <CountryIndex pages={childPages(page.path)} section={when} />
      <Journeys section={journeys} />
      <Sections page={page} sections={sections} />
    </ContentLayout>
  );
}
