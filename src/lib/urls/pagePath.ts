import { pages } from '../../content/site';
import { env } from '../env';
import { withoutPrefix } from '../i18n/languages';
import { withHttps } from './urls';

/**
 * Returns the path of a link to a page of this site, without language prefix, so that it opens in
 * the reader's language: `/consular/fees?q=pet#top` for `/ru/consular/fees?q=pet#top`, with or
 * without the site's origin. Any `/news/<slug>` counts as a page. Null for any other link.
 */
export function toPagePath(href: string): string | null {
  const isAbsolute = href.startsWith(`${env.siteUrl}/`);
  const path = withoutPrefix(isAbsolute ? href.slice(env.siteUrl.length) : href);
  const [pathname = ''] = path.split(/[?#]/);
  const isPage = pages.some((page) => page.path === pathname) || /^\/news\/./.test(pathname);
  return isPage ? path : null;
}

/**
 * Completes a typed URL: a `/path` of a page of this site gets the origin of the site, any other
 * text what {@link withHttps} adds.
 */
export const completeUrl = (typed: string): string =>
  typed.trim().startsWith('/') && toPagePath(typed.trim())
    ? env.siteUrl + typed.trim()
    : withHttps(typed);
