import type { RouteObject } from 'react-router-dom';
import { withPrefix } from '../lib/i18n/languages';
import { type Screen, screens } from './screens';

/**
 * Every public screen at its address and, in Russian, under `/ru` (DESIGN 5).
 * @param draw how a router comes by a screen: each of the two waits for it in its own way
 */
export const publicRoutes = (draw: (screen: Screen) => RouteObject): RouteObject[] => [
  ...screens.map((screen) => ({ ...draw(screen), path: screen.path }) as RouteObject),
  ...screens.map(
    (screen) => ({ ...draw(screen), path: withPrefix(screen.path, 'ru') }) as RouteObject,
  ),
];
