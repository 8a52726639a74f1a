import { pages } from '../../content/site';
import { env } from '../env';
import { withoutPrefix } from '../i18n/languages';
import { withHttps } from './urls';

/**
 * Returns the path of the page of this site to which a link leads, without language prefix, so that it opens in the language of
 * the reader: for `/consular/fees`, `/ru/consular/fees` and both after the address of the site. Null for any other link.
 */
export function pagePathOf(href: string): string | null {
  const isAbsolute = env.siteUrl !== '' && href.startsWith(`${env.siteUrl}/`);
  const path = withoutPrefix(isAbsolute ? href.slice(env.siteUrl.length) : href);
  const [pathname = ''] = path.split(/[?#]/);
  const isPage = pages.some((page) => page.path === pathname) || /^\/news\/./.test(pathname);
  return isPage ? path : null;
}

/** A path in a text, `/consular/pets`; a file is none. */
const PATH = /(?:^|[\s(«“"])(\/[a-z][\w/-]*)(?![\w/-]|\.\w)/g;

/** Returns whether a text has a path that is no page of this site. */
export const leadsNowhere = (text = ''): boolean =>
  [...text.matchAll(PATH)].some(([, path = '']) => !pagePathOf(path.replace(/\/$/, '')));

/** Completes a typed web address: a page of this site by the address of the site, any other as `withHttps` does. */
export const completeUrl = (typed: string): string =>
  typed.trim().startsWith('/') && pagePathOf(typed.trim())
    ? env.siteUrl + typed.trim()
    : withHttps(typed);
