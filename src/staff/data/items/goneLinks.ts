import { SEARCH } from '../../../content/site';
import { env } from '../../../lib/env';
import { withoutPrefix } from '../../../lib/i18n/languages';
import { pagePathOf } from '../../../lib/urls/pagePath';
import { getPublished } from '../../../services/news/news';
import type { AnyValues } from '../../kinds/field';

/** Matches a link to this site in Markdown, `](/consular/fees)`, or as the whole value of a field. */
const LINK = /(?:\]\(|^)(\/[^\s)]*)/g;

/** An article, not a list of a year. */
const ARTICLE = /^\/news\/([^/?#]+)(?:[?#]|$)/;

/** A file, such as a PDF or a feed, or a search: no page of the site's list. */
const OTHER = new RegExp(`^[^?#]*\\.\\w+(?:[?#]|$)|^${SEARCH}(?:[?#]|$)`);

/**
 * Returns the paths to which the texts and links of an item lead, and which visitors do not find on this site; an article counts as
 * found if that cannot be found out.
 */
export async function goneLinks(values: AnyValues): Promise<string[]> {
  const texts = Object.values(values).filter((value) => typeof value === 'string');
  // A copied address may be that of another host with the same pages.
  const inSite = (text: string) =>
    [env.siteUrl, env.mirrorUrl, window.location.origin]
      .filter(Boolean)
      .reduce((rest, origin) => rest.replaceAll(`${origin}/`, '/'), text);
  const found = texts.flatMap((text) =>
    Array.from(inSite(text).matchAll(LINK), ([, path = '']) => path),
  );
  const paths = [...new Set(found.map(withoutPrefix))];
  const isThere = await Promise.all(
    paths.map(async (path) => {
      const [, slug] = ARTICLE.exec(path) ?? [];
      if (!slug) return OTHER.test(path) || pagePathOf(path) !== null;
      const article = await getPublished(slug);
      return !article.success || article.data !== null;
    }),
  );
  return paths.filter((_, index) => !isThere[index]);
}
