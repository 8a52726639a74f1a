import { BrowserRouter, matchRoutes, useRoutes } from 'react-router-dom';
import { languageOf } from '../lib/i18n/languages';
import { prepareScreen } from './prepare';
import { publicRoutes } from './publicRoutes';
import { Shell } from './Shell';

const routes = [{ element: <Shell />, children: publicRoutes }];

/** The route table on a page; a router stands around it. */
export const PublicRoutes = () => useRoutes(routes);

/**
 * The site as visitors get it. Its router knows addresses and no data, which makes it less than
 * half the size of the one that the staff area needs (docs/decisions, two routers).
 */
export const PublicSite = () => (
  <BrowserRouter>
    <PublicRoutes />
  </BrowserRouter>
);

/**
 * Fetches the screen of an address, so that the first thing seen is the page itself, in its language.
 * A failure is left to the page, which tells it.
 */
export async function prepareFirst(pathname: string): Promise<void> {
  const screen = matchRoutes(publicRoutes, pathname)?.at(-1)?.route.handle;
  await prepareScreen(screen, languageOf(pathname)).catch(() => undefined);
}
