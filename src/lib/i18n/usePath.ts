import { useLocation } from 'react-router-dom';
import { hasRussianPrefix, withPrefix } from './languages';

/**
 * The one maker of internal links: gives a function that turns an unprefixed site path into an
 * address which keeps the reader's prefix (DESIGN 5).
 */
export const usePath = (): ((path: string) => string) => {
  const { pathname } = useLocation();
  const language = hasRussianPrefix(pathname) ? 'ru' : 'en';
  return (path) => withPrefix(path, language);
};
