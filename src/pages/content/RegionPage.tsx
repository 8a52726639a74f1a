import { useTranslation } from 'react-i18next';
import type { Page } from '../../content/site';
import type { RegionText } from '../../content/text';
import { ContentLayout } from '../../features/content/ContentLayout';
import { Places } from '../../features/content/Places';
import { Sections } from '../../features/content/Sections';
import { useCharts } from '../../features/content/useCharts';
import { usePageText } from '../../features/content/usePageText';
import { RegionNav } from '../../features/country/RegionNav';
import { regionKey } from '../../features/country/regions';
import { Seasons } from '../../features/country/Seasons';

/** A region of Kenya: its best months and places, then what to see and how to get there. */
export function RegionPage({ page }: { page: Page }) {
  const { t } = useTranslation();
  const text = usePageText<RegionText>(page.path);
  const charts = useCharts(page);
  return (
    <ContentLayout
      page={page}
      text={text}
      before={{ places: { title: t('content.places') } }}
      spread
    >
      <Seasons region={regionKey(page.path)} />
      <Places places={text.places} />
      <Sections page={page} sections={text.sections} tools={charts} />
      <RegionNav page={page} />
    </ContentLayout>
  );
}
