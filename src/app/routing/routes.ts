import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type Page, type PageKind, pageId, pages } from '../../content/site';
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
  /**
   * Search parameters that the first render depends on. At a URL that has none of them the
   * prerendered HTML is hydrated, whatever else is in its query string.
   */
  searchParams: string[];
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

type Code = Pick<AppRoute, 'module' | 'load' | 'searchParams'>;

/** @param name path of the module below `src`, without its extension */
function code(name: string, searchParams: string[] = []): Code {
  const module = `/src/${name}.tsx`;
  return {
    module,
    searchParams,
    load: async () => {
      const component = (await modules[module]?.())?.[name.slice(name.lastIndexOf('/') + 1)];
      if (!component) throw new Error(`${module} exports no component of its name`);
      return component;
    },
  };
}

/** Pages with a component of their own. */
const customPageCode: Partial<Record<string, Code>> = {
  '/': code('pages/Home'),
  // The prerendered list is empty, so that `page` makes no difference to it.
  '/news': code('pages/News', ['category']),
  '/embassy': code('pages/Embassy'),
};

/** The component that renders the pages of a kind from their data. */
const kindCode: Record<Exclude<PageKind, 'custom'>, Code> = {
  index: code('pages/content/IndexPage'),
  services: code('pages/content/ServicesPage', ['need']),
  service: code('pages/content/ServicePage'),
  story: code('pages/content/StoryPage'),
  country: code('pages/content/CountryPage'),
  region: code('pages/content/RegionPage'),
  activities: code('pages/content/ActivitiesPage', ['interest', 'month']),
  downloads: code('pages/content/DownloadsPage'),
  fees: code('pages/content/FeesPage'),
  help: code('app/layout/HelpLayout'),
};

function routeOf(page: Page): AppRoute {
  const own = page.kind === 'custom' ? customPageCode[page.path] : kindCode[page.kind];
  if (!own) throw new Error(`${page.path} has no component`);
  return {
    path: page.path,
    page,
    namespaces: [pageId(page.path), ...(page.namespaces ?? [])],
    ...own,
  };
}

/** An article. One prerendered file serves all of them, because its text comes from the database. */
const articleRoute: AppRoute = {
  path: '/news/:slug',
  namespaces: ['news'],
  ...code('pages/Article'),
};

export const searchRoute: AppRoute = {
  path: '/search',
  namespaces: ['search'],
  ...code('pages/Search', ['q']),
  unlisted: true,
};

/** The 404 page. */
export const notFoundRoute: AppRoute = {
  path: '/*',
  namespaces: [],
  ...code('pages/NotFound'),
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
