import { type Page, type PageKind, pageId, pages, SEARCH } from '../../../content/site';
import type { PageComponent } from '../../../lib/browser/loadPage';
import type { Language } from '../../../lib/i18n/languages';

/** The modules of routes by path from the root; each exports a component of its name. */
const modules = import.meta.glob<Record<string, PageComponent>>([
  '/src/site/pages/*.tsx',
  // HelpLayout imports it.
  '!/src/site/pages/HelpPage.tsx',
  '/src/site/shell/HelpLayout.tsx',
]);

export interface AppRoute {
  /** The path pattern, without language prefix. */
  path: string;
  page?: Page;
  /** The namespaces that the page uses, besides the base namespaces. */
  namespaces: string[];
  /** The path of the module from the root of the repository, by which the build finds its chunk. */
  module: string;
  /** Imports the component. Rejects if its chunk cannot be fetched. */
  load: (language: Language) => Promise<PageComponent>;
  /** Search parameters that change the first render; without them the HTML is hydrated. */
  searchParams?: string[];
  /** Search engines must not index it: it has no canonical and no `hreflang` links. */
  unlisted?: true;
}

type Code = Pick<AppRoute, 'module' | 'load' | 'searchParams'>;

/**
 * Returns the module of a route, the function that imports its component, and `searchParams`.
 * @param name the path of the module below `src`, without extension: `site/pages/Home`
 */
function codeAt(name: string, searchParams?: string[]): Code {
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

/** Pages with a component of their own, whatever their kind. */
const customPageCode: Partial<Record<string, Code>> = {
  '/': codeAt('site/pages/Home'),
  '/news': codeAt('site/pages/News'),
  '/notices': codeAt('site/pages/Notices'),
  '/embassy': codeAt('site/pages/Embassy'),
  '/consular/passports/emergency': codeAt('site/pages/EmergencyPage'),
  '/consular/pets': codeAt('site/pages/PetsPage'),
  '/consular/eta-stuck': codeAt('site/pages/EtaStuckPage'),
  '/consular/missing': codeAt('site/pages/MissingPersonPage'),
};

const kindCode: Record<Exclude<PageKind, 'custom'>, Code> = {
  index: codeAt('site/pages/IndexPage'),
  services: codeAt('site/pages/ServicesPage', ['need']),
  service: codeAt('site/pages/ServicePage'),
  situation: codeAt('site/pages/SituationPage'),
  story: codeAt('site/pages/StoryPage'),
  country: codeAt('site/pages/TourismPage'),
  region: codeAt('site/pages/RegionPage'),
  activities: codeAt('site/pages/ActivitiesPage', ['interest', 'month']),
  downloads: codeAt('site/pages/DownloadsPage'),
  fees: codeAt('site/pages/FeesPage'),
  help: codeAt('site/shell/HelpLayout'),
  privacy: codeAt('site/pages/PrivacyPage'),
};

/** Returns the route of a page of site.ts; throws an Error for a page without a component. */
function pageRoute(page: Page): AppRoute {
  const pageCode =
    customPageCode[page.path] ?? (page.kind === 'custom' ? undefined : kindCode[page.kind]);
  if (!pageCode) throw new Error(`${page.path} has no component`);
  return {
    path: page.path,
    page,
    namespaces: [pageId(page.path), ...(page.namespaces ?? [])],
    ...pageCode,
  };
}

const articleCode = codeAt('site/pages/Article');

/** Returns whether the document is an article's prerendered HTML that is not hydrated yet. */
const hasPrerenderedText = (): boolean =>
  document.querySelector('[data-text]') !== null &&
  !('hydrated' in document.documentElement.dataset);

/** Imports the component of articles, and the Markdown parser unless the text is prerendered. */
async function loadArticle(language: Language): Promise<PageComponent> {
  const page = articleCode.load(language);
  if (globalThis.document === undefined || !hasPrerenderedText()) {
    const { loadParsedText } = await import('../../news/article/ArticleText');
    await loadParsedText();
  }
  return page;
}

export const notFoundRoute: AppRoute = {
  path: '/*',
  namespaces: [],
  ...codeAt('site/pages/NotFound'),
  unlisted: true,
};

/** The public routes (requirements 2), without language prefix. */
export const routes: AppRoute[] = [
  ...pages.map(pageRoute),
  // The newest lists are prerendered (decision 0040); others share one file of each language.
  { path: '/news/page/:page', namespaces: ['news'], ...codeAt('site/pages/News') },
  // All articles share one prerendered file, because their text comes from the database.
  { path: '/news/:slug', namespaces: ['news'], ...articleCode, load: loadArticle },
  { path: SEARCH, namespaces: ['search'], ...codeAt('site/pages/Search', ['q']), unlisted: true },
  notFoundRoute,
];

/** The staff area (R2.5, R2.6). Its own code has its namespaces, because each page loads routes. */
export const staffRoute: AppRoute = {
  path: '/admin/*',
  namespaces: [],
  module: '/src/staff/shell/StaffArea.tsx',
  load: async (language) =>
    (await import('../../../staff/shell/StaffArea')).loadStaffArea(language),
  unlisted: true,
};
