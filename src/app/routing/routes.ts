import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type Kind, type Page, pageId, pages } from '../../content/site';
import { type Language, withPrefix } from '../../lib/i18n/languages';

/** The component of a page; one that renders several pages gets their data. */
type PageComponent = ComponentType<{ page: Page | undefined }>;

/** A route of the public site. */
export interface AppRoute {
  /** Pattern of the pathname, without the language prefix. */
  path: string;
  /** Data of the page, where it is one of `content/site.ts`. */
  page?: Page;
  /** i18next namespaces that the page uses, besides those of every page. */
  namespaces: string[];
  /** The page's module, from the root of the project; the build finds its chunk by it. */
  module: string;
  /** Imports the component. */
  load: () => Promise<PageComponent>;
  /** Not indexed by search engines: has neither a canonical link nor `hreflang` links. */
  unlisted?: true;
}

/** Each module exports the component it is named after. */
const modules = import.meta.glob<Record<string, PageComponent>>([
  '/src/pages/*.tsx',
  '/src/pages/content/*.tsx',
  // Belongs to its layout.
  '!/src/pages/content/HelpPage.tsx',
  '/src/app/layout/HelpLayout.tsx',
]);

/** Pages with a component of their own. */
const ownModules: Partial<Record<string, string>> = {
  '/': 'pages/Home',
  '/news': 'pages/News',
  '/embassy': 'pages/Embassy',
};

/** The component that renders the pages of a kind from their data. */
const kindModules: Record<Exclude<Kind, 'screen'>, string> = {
  index: 'pages/content/IndexPage',
  services: 'pages/content/ServicesPage',
  service: 'pages/content/ServicePage',
  story: 'pages/content/StoryPage',
  country: 'pages/content/CountryPage',
  region: 'pages/content/RegionPage',
  activities: 'pages/content/ActivitiesPage',
  downloads: 'pages/content/DownloadsPage',
  fees: 'pages/content/FeesPage',
  help: 'app/layout/HelpLayout',
};

/** @param name path of the module below `src`, without its extension */
function moduleAt(name: string): Pick<AppRoute, 'module' | 'load'> {
  const module = `/src/${name}.tsx`;
  return {
    module,
    load: async () => {
      const component = (await modules[module]?.())?.[name.slice(name.lastIndexOf('/') + 1)];
      if (!component) throw new Error(`${module} exports no component of its name`);
      return component;
    },
  };
}

function routeOf(page: Page): AppRoute {
  const module = page.kind === 'screen' ? ownModules[page.path] : kindModules[page.kind];
  if (!module) throw new Error(`${page.path} has no component`);
  return {
    path: page.path,
    page,
    namespaces: [pageId(page.path), ...(page.words ?? [])],
    ...moduleAt(module),
  };
}

/** An article. One prerendered file serves all of them, because its text comes from the database. */
const articleRoute: AppRoute = {
  path: '/news/:slug',
  namespaces: ['news'],
  ...moduleAt('pages/Article'),
};

export const searchRoute: AppRoute = {
  path: '/search',
  namespaces: ['search'],
  ...moduleAt('pages/Search'),
  unlisted: true,
};

/** The 404 page. */
export const notFoundRoute: AppRoute = {
  path: '/*',
  namespaces: [],
  ...moduleAt('pages/NotFound'),
  unlisted: true,
};

/** Every public route, once; Russian has each of them under `/ru` too (DESIGN 5). */
export const routes: AppRoute[] = [...pages.map(routeOf), articleRoute, searchRoute, notFoundRoute];

/**
 * The public routes of a language as React Router takes them: Russian ones under `/ru`, English ones
 * without a prefix (where a visitor who has chosen Russian reads Russian).
 * @param toObject adapts a route to the router: each of the two waits for `load` in its own way
 */
export const routeObjects = (
  language: Language,
  toObject: (route: AppRoute) => RouteObject,
): RouteObject[] =>
  routes.map(
    (route) =>
      ({
        ...toObject(route),
        path: withPrefix(route.path, language),
        handle: route,
      }) as RouteObject,
  );
