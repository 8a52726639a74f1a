import { type ComponentType, createElement } from 'react';
import type { Kind, Page } from '../../content/site';

type Renderer = ComponentType<{ page: Page }>;

/** The component that draws the pages of a kind from their data, and the file it is in. */
const renderers: Record<
  Exclude<Kind, 'screen'>,
  { source: string; later?: string[]; load: () => Promise<Renderer> }
> = {
  index: {
    source: 'src/pages/content/IndexPage.tsx',
    load: async () => (await import('../../pages/content/IndexPage')).IndexPage,
  },
  services: {
    source: 'src/pages/content/ServicesPage.tsx',
    load: async () => (await import('../../pages/content/ServicesPage')).ServicesPage,
  },
  service: {
    source: 'src/pages/content/ServicePage.tsx',
    load: async () => (await import('../../pages/content/ServicePage')).ServicePage,
  },
  story: {
    source: 'src/pages/content/StoryPage.tsx',
    later: ['src/features/news/banner/TopicNews.tsx'],
    load: async () => (await import('../../pages/content/StoryPage')).StoryPage,
  },
  country: {
    source: 'src/pages/content/CountryPage.tsx',
    load: async () => (await import('../../pages/content/CountryPage')).CountryPage,
  },
  region: {
    source: 'src/pages/content/RegionPage.tsx',
    load: async () => (await import('../../pages/content/RegionPage')).RegionPage,
  },
  activities: {
    source: 'src/pages/content/ActivitiesPage.tsx',
    load: async () => (await import('../../pages/content/ActivitiesPage')).ActivitiesPage,
  },
  downloads: {
    source: 'src/pages/content/DownloadsPage.tsx',
    load: async () => (await import('../../pages/content/DownloadsPage')).DownloadsPage,
  },
  fees: {
    source: 'src/pages/content/FeesPage.tsx',
    load: async () => (await import('../../pages/content/FeesPage')).FeesPage,
  },
  help: {
    source: 'src/app/routing/HelpScreen.tsx',
    load: async () => (await import('./HelpScreen')).HelpScreen,
  },
};

/**
 * The code of a page that is data.
 * @throws for a page with a component of its own
 */
export function rendererOf(page: Page): {
  source: string;
  later?: string[] | undefined;
  load: () => Promise<ComponentType>;
} {
  if (page.kind === 'screen') throw new Error(`${page.path} has a screen of its own`);
  const { source, later, load } = renderers[page.kind];
  // One component for ever: another one would be another page to React.
  let component: ComponentType | undefined;
  return {
    source,
    later,
    load: async () => {
      const Renderer = await load();
      component ??= () => createElement(Renderer, { page });
      return component;
    },
  };
}
