import {
  BrowserRouter,
  matchPath,
  matchRoutes,
  type RouteObject,
  useLocation,
  useRoutes,
} from 'react-router-dom';
import { hasRussianPrefix, type Language, languageOf } from '../../lib/i18n/languages';
import { loadText } from '../../lib/i18n/loadText';
import { Shell } from '../layout/Shell';
import { prepareScreen } from '../routing/prepare';
import { publicRoutes } from '../routing/publicRoutes';
import { ScreenRoute } from '../routing/ScreenRoute';
import type { Screen } from '../routing/screens';
import { usePrefetch } from '../routing/usePrefetch';

const routesIn = (language: Language): RouteObject[] => [
  {
    element: <Shell />,
    children: publicRoutes(language, (screen) => ({
      element: <ScreenRoute screen={screen} />,
      handle: screen,
    })),
  },
];

const [plain, russian] = [routesIn('en'), routesIn('ru')];

/** Those an address can be of: the router weighs every one it is given, at each step anew. */
const routesFor = (pathname: string): RouteObject[] =>
  hasRussianPrefix(pathname) ? russian : plain;

const screenAt = (pathname: string): Screen =>
  matchRoutes(routesFor(pathname), pathname)?.at(-1)?.route.handle;

/** Every public page, inside whatever router knows the address. */
export function PublicPages() {
  usePrefetch(screenAt);
  return useRoutes(routesFor(useLocation().pathname));
}

/**
 * The site as visitors get it. Its router knows addresses and no data, which makes it half the size
 * of the one that the staff area needs (docs/decisions, two routers).
 */
export const PublicSite = () => (
  <BrowserRouter>
    <PublicPages />
  </BrowserRouter>
);

/**
 * Fetches the screen of an address, so that the first thing seen is the page itself, in its language.
 * A screen that cannot be fetched is left to the page, which tells it.
 * @throws where the words that every page needs cannot be fetched
 */
export async function prepareFirst(pathname: string): Promise<void> {
  const language = languageOf(pathname);
  // Words of the screen that cannot be fetched must not hold those of every page back.
  await Promise.all([
    loadText(language),
    prepareScreen(screenAt(pathname), language).catch(() => undefined),
  ]);
}

/**
 * Whether the document holds the finished HTML of what the address shows to this reader. Where it is
 * of another language, or the address asks for a choice on the page, the page is drawn anew.
 * @param pattern the address the HTML was made for, which may hold parameters
 */
export const isDrawn = (pattern: string | undefined, { pathname, search }: Location): boolean =>
  pattern !== undefined &&
  matchPath(pattern, pathname) !== null &&
  document.documentElement.lang === languageOf(pathname) &&
  search === '';
