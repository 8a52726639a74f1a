import { useLocation } from 'react-router-dom';
import { i18n } from './i18n';
import { hasRussianPrefix, isStaffPath, type Language, withPrefix } from './languages';

/**
 * Returns a function that adds the current language prefix to a path: `/ru/news` for `/news` below
 * `/ru`, and in the staff area in Russian. Every internal link uses it (design 5).
 */
export const usePath = (): ((path: string) => string) => {
  const { pathname } = useLocation();
  const language = hasRussianPrefix(pathname) ? 'ru' : 'en';
  return (path) => withPrefix(path, isStaffPath(pathname) ? (i18n.language as Language) : language);
};
