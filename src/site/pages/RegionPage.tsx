import { useTranslation } from 'react-i18next';
import type { Page } from '../../content/site';
import type { RegionText } from '../../content/textTypes';
import { useSectionCharts } from '../kenya/Charts';
import { regionKey } from '../kenya/map/regions';
import { Places, RegionNav, Seasons } from '../kenya/regionParts';
import { ContentLayout } from './layout/ContentLayout';
import { usePageText } from './layout/usePageText';
import { Sections } from './sections/Sections';

/** Renders the page of a region with seasons, places and the way to the next one (R2.4). */
export function RegionPage({ page }: { page: Page }) {
  const { t } = useTranslation();
  const text = usePageText<RegionText>(page.path);
  const charts = useSectionCharts(page.path);
  return (
    <ContentLayout
      page={page}
      text={text}
      sections={{ places: { title: t('content.places') }, ...text.sections }}
    >
      <Places region={regionKey(page.path)} places={text.places} />
      <Sections
        page={page}
        sections={text.sections}
        tools={{ when: <Seasons region={regionKey(page.path)} />, ...charts }}
      />
      <RegionNav page={page} />
    </ContentLayout>
  );
}
