import type { Page } from '../../content/site';
import { ActivitiesPage } from './ActivitiesPage';
import { CountryPage } from './CountryPage';
import { DownloadsPage } from './DownloadsPage';
import { FeesPage } from './FeesPage';
import { IndexPage } from './IndexPage';
import { RegionPage } from './RegionPage';
import { ServicePage } from './ServicePage';
import { StoryPage } from './StoryPage';

/** Draws a page that is data, by its kind. */
export function ContentPage({ page }: { page: Page }) {
  switch (page.kind) {
    case 'index':
      return <IndexPage page={page} />;
    case 'service':
      return <ServicePage page={page} />;
    case 'story':
      return <StoryPage page={page} />;
    case 'country':
      return <CountryPage page={page} />;
    case 'activities':
      return <ActivitiesPage page={page} />;
    case 'region':
      return <RegionPage page={page} />;
    case 'downloads':
      return <DownloadsPage page={page} />;
    case 'fees':
      return <FeesPage page={page} />;
    case 'screen':
      throw new Error(`${page.path} has a screen of its own`);
    default:
      return page.kind satisfies never;
  }
}
