import type { RouteObject } from 'react-router-dom';
import { type Language, withPrefix } from '../../lib/i18n/languages';
import { type Screen, screens } from './screens';

/**
 * Every public screen at its address in a language: in English without a prefix (where one who has
 * chosen Russian reads Russian), in Russian under `/ru` (DESIGN 5).
 * @param draw how a router comes by a screen: each of the two waits for it in its own way
 */
export const publicRoutes = (
  language: Language,
  draw: (screen: Screen) => RouteObject,
): RouteObject[] =>
  screens.map(
    (screen) => ({ ...draw(screen), path: withPrefix(screen.path, language) }) as RouteObject,
  );
