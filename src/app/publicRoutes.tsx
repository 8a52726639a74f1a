import type { RouteObject } from 'react-router-dom';
import { languageOf, withPrefix } from '../lib/i18n/languages';
import { prepareScreen } from './prepare';
import { ScreenRoute } from './ScreenRoute';
import { type Screen, screens } from './screens';

const route = (screen: Screen, path: string): RouteObject => ({
  path,
  // The staff area's router waits for this; on the public site the element itself does.
  loader: async ({ request }) => {
    await prepareScreen(screen, languageOf(new URL(request.url).pathname));
    return null;
  },
  element: <ScreenRoute screen={screen} />,
  handle: screen,
});

/** Every public screen at its address and, in Russian, under `/ru` (DESIGN 5). */
export const publicRoutes: RouteObject[] = [
  ...screens.map((screen) => route(screen, screen.path)),
  ...screens.map((screen) => route(screen, withPrefix(screen.path, 'ru'))),
];
