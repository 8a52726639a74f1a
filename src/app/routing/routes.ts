import { type Page, type PageKind, pageId, pages, SEARCH } from '../../content/site';
import type { PageComponent } from '../../lib/browser/loadPage';
import type { Language } from '../../lib/i18n/languages';

/** The modules of routes, by their path from the root of the repository; each exports a component of its name. */
const modules = import.meta.glob<Record<string, PageComponent>>([
  '/src/pages/*.tsx',
  '/src/pages/content/*.tsx',
  // HelpLayout imports it.
  '!/src/pages/content/HelpPage.tsx',
  '/src/app/layout/HelpLayout.tsx',
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
  /** The first render depends on these search parameters; at a URL with none of them the prerendered HTML is hydrated. */
  searchParams: string[];
  /** Whether search engines must not index it: it then has neither a canonical link nor `hreflang` links. */
  unlisted?: true;
}

type Code = Pick<AppRoute, 'module' | 'load' | 'searchParams'>;

/**
 * Returns the module of a page and the function that imports its component.
 * @param name the path of the module below `src`, without extension: `pages/Home`
 */
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

/** Pages with a component of their own, whatever their kind. */
const customPageCode: Partial<Record<string, Code>> = {
  '/': code('pages/Home'),
  '/news': code('pages/News'),
  '/notices': code('pages/Notices'),
  '/embassy': code('pages/Embassy'),
  '/consular/passports/emergency': code('pages/content/EmergencyPage'),
  '/consular/pets': code('pages/content/PetsPage'),
  '/consular/eta-stuck': code('pages/content/EtaStuckPage'),
  '/consular/missing': code('pages/content/MissingPage'),
};

const kindCode: Record<Exclude<PageKind, 'custom'>, Code> = {
  index: code('pages/content/IndexPage'),
  services: code('pages/content/ServicesPage', ['need']),
  service: code('pages/content/ServicePage'),
  situation: code('pages/content/SituationPage'),
  story: code('pages/content/StoryPage'),
  country: code('pages/content/CountryPage'),
  region: code('pages/content/RegionPage'),
  activities: code('pages/content/ActivitiesPage', ['interest', 'month']),
  downloads: code('pages/content/DownloadsPage'),
  fees: code('pages/content/FeesPage'),
  help: code('app/layout/HelpLayout'),
  privacy: code('pages/content/PrivacyPage'),
};

function routeOf(page: Page): AppRoute {
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

const articleCode = code('pages/Article');

/** Returns whether the document contains the text of the article that it is about to show. */
const hasPrerenderedText = (): boolean =>
  document.querySelector('[data-text]') !== null &&
  !('hydrated' in document.documentElement.dataset);

/** Imports the component of articles, and the Markdown parser unless the text is prerendered. */
async function loadArticle(language: Language): Promise<PageComponent> {
  const page = articleCode.load(language);
  if (globalThis.document === undefined || !hasPrerenderedText()) {
    const { loadParsedText } = await import('../../features/news/article/ArticleText');
    await loadParsedText();
  }
  return page;
}

export const notFoundRoute: AppRoute = {
  path: '/*',
  namespaces: [],
  ...code('pages/NotFound'),
  unlisted: true,
};

/** The public routes (requirements 2), without language prefix. */
export const routes: AppRoute[] = [
  ...pages.map(routeOf),
  // Lists of the newest articles are prerendered (decision 0040), the others share one file of each language.
  ...['/news/page/:page', '/news/year/:year', '/news/year/:year/page/:page'].map(
    (path): AppRoute => ({ path, namespaces: ['news'], ...code('pages/News') }),
  ),
  // All articles share one prerendered file, because their text comes from the database.
  { path: '/news/:slug', namespaces: ['news'], ...articleCode, load: loadArticle },
  { path: SEARCH, namespaces: ['search'], ...code('pages/Search', ['q']), unlisted: true },
  notFoundRoute,
];

/** All pages of the staff area (R2.5, R2.6). Its namespaces are named in its own code, because these routes are part of every page. */
export const staffRoute: AppRoute = {
  path: '/admin/*',
  namespaces: [],
  module: '/src/staff/StaffArea.tsx',
  load: async (language) => (await import('../../staff/StaffArea')).loadStaffArea(language),
  searchParams: [],
  unlisted: true,
};
