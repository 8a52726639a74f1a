import { matchPath } from 'react-router-dom';
import type { PageData } from '../lib/http/pageData';
import { type Language, languages, withPrefix } from '../lib/i18n/languages';
import type { NewsAround } from '../site/data/news/newsAround';
import { newsListPath } from '../site/data/news/newsList';
import type { NewsArticle, NewsListItem } from '../site/data/news/newsPage';
import { PAGE_SIZE } from '../site/data/paging';
import { inLanguage } from '../site/data/translatable';
import { parseText } from '../site/news/article/ParsedText';
import { articleQuery, newsAround, publishedNews } from '../site/news/newsQueries';
import { type AppRoute, notFoundRoute, routes } from '../site/shell/routing/routes';
import type { NewsSnapshot } from './fetchNews';

export interface PageRequest {
  route: AppRoute;
  language: Language;
  /** The path of the page, with language prefix. */
  pathname: string;
  /** The query results that it shows; none for a page that does not depend on the database. */
  data?: PageData;
  article?: NewsArticle;
}

/**
 * The pages without parameters and data. The 404 page exists in the first language alone, because
 * Vercel serves one for all URLs (decision 0015).
 */
const staticPages = languages.flatMap((language) =>
  routes
    .filter(({ path }) => !path.includes(':'))
    .filter((route) => route !== notFoundRoute || language === languages[0])
    .map((route): PageRequest => {
      const pathname = withPrefix(route.path.replace('*', '_'), language);
      return { route, language, pathname };
    }),
);

interface ListPage {
  /** Path without language prefix. */
  path: string;
  data: PageData;
}

/** Returns the pages of the list of all news with their data; one empty page without articles. */
function listPages(articles: NewsArticle[]): ListPage[] {
  const listed = articles.map(withoutTexts);
  const { length: total } = listed;
  return Array.from({ length: Math.max(1, Math.ceil(total / PAGE_SIZE)) }, (_, index) => {
    const items = listed.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE);
    const listing = { page: index + 1 };
    const data: PageData = [[publishedNews(listing).queryKey, { items, total }]];
    return { path: newsListPath(listing), data };
  });
}

/** Returns an article as the lists show it. */
const withoutTexts = ({
  id,
  slug,
  language,
  title,
  translation,
  category,
  featuredImageUrl,
  publishedAt,
}: NewsArticle): NewsListItem => ({
  ...{ id, slug, language, title, category, featuredImageUrl, publishedAt },
  translation: translation && { title: translation.title },
});

/** Slugs as the database has them; no other becomes the name of a file. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

interface NewsPath extends ListPage {
  article?: NewsArticle;
}

/**
 * Returns the requests of home, notices, news lists and articles, even untranslated ones, in both
 * languages. An article whose slug is no {@link SLUG} gets no page.
 */
function newsPages({ home, notices, articles }: NewsSnapshot): PageRequest[] {
  const pagesIn = (language: Language): NewsPath[] => [
    { path: '/', data: home },
    { path: '/notices', data: notices },
    ...listPages(articles),
    ...articles
      .filter(({ slug }) => SLUG.test(slug))
      .map((article): NewsPath => {
        const { queryKey } = articleQuery(article.slug);
        const data: PageData = [
          [queryKey, withTree(article, language)],
          neighboursData(article, articles),
        ];
        return { path: `/news/${article.slug}`, data, article };
      }),
  ];
  return languages.flatMap((language) =>
    pagesIn(language).map(({ path, ...page }) => ({
      ...page,
      language,
      pathname: withPrefix(path, language),
      route: routes.find((route) => matchPath(route.path, path)) ?? notFoundRoute,
    })),
  );
}

/**
 * Returns an article, still in its own language, with the tree of the text that a page in
 * `language` shows. Positions are left out, because only the editor uses them.
 */
function withTree(article: NewsArticle, language: Language): NewsArticle {
  const shown = inLanguage(article, language);
  const tree = JSON.parse(JSON.stringify(parseText(shown.content)), (key, value) =>
    key === 'position' ? undefined : value,
  );
  return inLanguage({ ...shown, tree }, article.language);
}

/**
 * Returns the query of the older and the newer article with its data, marked as fresh.
 * @param articles the newest first, with `article` itself
 */
function neighboursData(article: NewsArticle, articles: NewsArticle[]): PageData[number] {
  const index = articles.indexOf(article);
  const around: NewsAround = {
    older: optionalItem(articles[index + 1]),
    newer: optionalItem(articles[index - 1]),
  };
  return [newsAround(article).queryKey, around, true];
}

const optionalItem = (article: NewsArticle | undefined): NewsListItem | null =>
  article ? withoutTexts(article) : null;

/** Returns the requests of all pages; a page with news replaces the same page without data. */
export function allPages(news: NewsSnapshot | undefined): PageRequest[] {
  const all = [...staticPages, ...(news ? newsPages(news) : [])];
  return [...new Map(all.map((page) => [page.pathname, page])).values()];
}
