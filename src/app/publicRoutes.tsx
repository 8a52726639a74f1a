import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { type Page, pageId, pages } from '../content/site';
import { languageOf, withPrefix } from '../lib/i18n/languages';
import { loadText } from '../lib/i18n/loadText';

/** Fetches the words of a page in the address's language before the page is shown. */
export const wordsLoader =
  (...namespaces: string[]) =>
  async ({ request }: LoaderFunctionArgs) => {
    await loadText(languageOf(new URL(request.url).pathname), namespaces);
    return null;
  };

type Screen = NonNullable<RouteObject['lazy']>;

/** The component of each page that is not drawn from data alone. */
const screens: Record<string, Screen> = {
  '/': async () => ({ Component: (await import('../pages/Home')).Home }),
  '/news': async () => ({ Component: (await import('../pages/News')).News }),
  '/embassy': async () => ({ Component: (await import('../pages/Embassy')).Embassy }),
};

const contentScreen = (page: Page): Screen => {
  return async () => {
    const { ContentPage } = await import('../pages/content/ContentPage');
    return { element: <ContentPage page={page} /> };
  };
};

const pageRoute = (page: Page): RouteObject => ({
  path: page.path,
  loader: wordsLoader(pageId(page.path), ...(page.words ?? [])),
  lazy: screens[page.path] ?? contentScreen(page),
});

const articleRoute: RouteObject = {
  path: '/news/:slug',
  loader: wordsLoader('news'),
  lazy: async () => ({ Component: (await import('../pages/Article')).Article }),
};

const unknownRoute: RouteObject = {
  path: '/*',
  loader: wordsLoader(),
  lazy: async () => ({ Component: (await import('../pages/NotFound')).NotFound }),
};

const english = [...pages.map(pageRoute), articleRoute, unknownRoute];

/** The same screen at the Russian address. */
const inRussian = (route: RouteObject): RouteObject =>
  ({ ...route, path: withPrefix(route.path ?? '/', 'ru') }) as RouteObject;

/** Every public page of the site map at its address and, in Russian, under `/ru` (DESIGN 5). */
export const publicRoutes: RouteObject[] = [...english, ...english.map(inRussian)];
