import { useLocation } from 'react-router-dom';
import { hasRussianPrefix, withPrefix } from './languages';

/**
 * Returns a function that adds the language prefix of the current page to a path: `/ru/news` for `/news` below `/ru`. Every
 * internal link uses it (design 5).
 */
export const usePath = (): ((path: string) => string) => {
  const { pathname } = useLocation();
  const language = hasRussianPrefix(pathname) ? 'ru' : 'en';
  return (path) => withPrefix(path, language);
};
