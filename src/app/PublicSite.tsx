import { BrowserRouter, matchRoutes, useRoutes } from 'react-router-dom';
import { languageOf } from '../lib/i18n/languages';
import { prepareScreen } from './prepare';
import { publicRoutes } from './publicRoutes';
import { ScreenRoute } from './ScreenRoute';
import { Shell } from './Shell';

const screenRoutes = publicRoutes((screen) => ({
  element: <ScreenRoute screen={screen} />,
  handle: screen,
}));
const routes = [{ element: <Shell />, children: screenRoutes }];

const Routes = () => useRoutes(routes);

/**
 * The site as visitors get it. Its router knows addresses and no data, which makes it half the size
 * of the one that the staff area needs (docs/decisions, two routers).
 */
export const PublicSite = () => (
  <BrowserRouter>
    <Routes />
  </BrowserRouter>
);

/**
 * Fetches the screen of an address, so that the first thing seen is the page itself, in its language.
 * A failure is left to the page, which tells it.
 */
export async function prepareFirst(pathname: string): Promise<void> {
  const screen = matchRoutes(screenRoutes, pathname)?.at(-1)?.route.handle;
  await prepareScreen(screen, languageOf(pathname)).catch(() => undefined);
}
