import { childPages, type Page } from '../../content/site';
import type { PageText } from '../../content/textTypes';
import { Journeys, OtherPages, Regions } from '../kenya/countryParts';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';
import { Sections } from './sections/Sections';

/** Renders the page of tourism: map of Kenya, regions, other pages and sample journeys (R2.4). */
export function TourismPage({ page }: { page: Page }) {
  const text = usePageText<PageText>(page.path);
  const { when, journeys, ...sections } = text.sections;
  return (
    <ContentLayout page={page} text={text}>
      <Regions when={when} />
      <OtherPages pages={childPages(page.path)} />
      <Journeys section={journeys} />
      <Sections page={page} sections={sections} />
    </ContentLayout>
  );
}
