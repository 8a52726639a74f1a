import type { ComponentType } from 'react';
import type { Page } from '../../content/site';

/**
 * The component of a route. `page` is the page to render; undefined where the route is not a page of
 * site.ts.
 */
export type PageComponent = ComponentType<{ page: Page | undefined }>;

/** The module of a route: it exports a component of the same name. */
export type PageModule = Record<string, PageComponent>;

/** Imports the component of a route, by the path of its module from the root of the repository. */
export const routeModules = import.meta.glob<PageModule>([
  '/src/pages/*.tsx',
  '/src/pages/content/*.tsx',
  // HelpLayout imports it.
  '!/src/pages/content/HelpPage.tsx',
  '/src/app/layout/HelpLayout.tsx',
]);
