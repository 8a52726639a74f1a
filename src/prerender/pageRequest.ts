import type { PageData } from '../lib/http/pageData';
import type { Language } from '../lib/i18n/languages';
import type { NewsArticle } from '../site/data/news/news';
import type { AppRoute } from '../site/shell/routing/routes';

/** File that the server sends, with status 404, for a path without a file. */
export const NOT_FOUND_FILE = '404.html';

export interface PageRequest {
  route: AppRoute;
  language: Language;
  /** The path of the page, with language prefix. */
  pathname: string;
  /** The query results that it shows; none for a page that does not depend on the database. */
  data?: PageData;
  article?: NewsArticle;
}
