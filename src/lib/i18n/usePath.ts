import { useLocation } from 'react-router-dom';
import { i18n } from './i18n';
import { hasRussianPrefix, isStaffPath, type Language, withPrefix } from './languages';

/**
 * Returns a function that adds the current language prefix to a path without one: `/ru/news` for
 * `/news` below `/ru`, and in the staff area in Russian; a path of the staff area stays as it is.
 * Every internal link uses it (design 5). Needs a router around it; a switch of language in the
 * staff area does not render again.
 */
export const usePath = (): ((path: string) => string) => {
  const { pathname } = useLocation();
  const language = hasRussianPrefix(pathname) ? 'ru' : 'en';
  return (path) => withPrefix(path, isStaffPath(pathname) ? (i18n.language as Language) : language);
};
