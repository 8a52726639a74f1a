import { matchPath } from 'react-router-dom';
import { notFoundRoute, routes } from '../../app/routing/routes';
import { article as articleQuery, newsAround } from '../../features/news/newsQueries';
import type { PageData } from '../../lib/http/pageData';
import { languages, withPrefix } from '../../lib/i18n/languages';
import type { NewsArticle, NewsListItem } from '../../services/news/news';
import { MAX_RELATED, type NewsAround } from '../../services/news/newsAround';
import type { EarlierSlug } from '../../services/news/newsArticle';
import type { PageRequest } from '../pageRequest';
import type { NewsSnapshot } from './fetchNews';
import { type ListPage, listPages, toListItem } from './listPages';

/** The slugs that the database makes; no other becomes the name of a file. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

interface NewsPath extends ListPage {
  article?: NewsArticle;
}

/**
 * Returns home, notices, lists and articles, in both languages: an article without translation has a page in the other language
 * too, which shows the mark, and a renamed one a page at its earlier slug, whose canonical URL is the current one.
 */
export function newsPages(snapshot: NewsSnapshot): PageRequest[] {
  const { home, notices, articles, earlierSlugs, isComplete } = snapshot;
  const pages: NewsPath[] = [
    { path: '/', data: home },
    { path: '/notices', data: notices },
    ...listPages(snapshot),
    ...articles.flatMap((article) =>
      slugsOf(article, earlierSlugs).map(
        (slug): NewsPath => ({
          path: `/news/${slug}`,
          data: [
            [articleQuery(slug).queryKey, article],
            ...aroundOf(article, articles, isComplete),
          ],
          article,
        }),
      ),
    ),
  ];
  return languages.flatMap((language) =>
    pages.map(({ path, ...page }) => ({
      ...page,
      language,
      pathname: withPrefix(path, language),
      route: routes.find((route) => matchPath(route.path, path)) ?? notFoundRoute,
    })),
  );
}

/** Returns the slugs of an article: its own, then those that it had before. */
const slugsOf = ({ id, slug }: NewsArticle, earlierSlugs: EarlierSlug[]): string[] => {
  const earlier = earlierSlugs.filter(({ newsId }) => newsId === id);
  return [slug, ...earlier.map((one) => one.slug)].filter((one) => SLUG.test(one));
};

/** Returns the articles around one; none if some of them may be older than the articles of the snapshot. */
function aroundOf(article: NewsArticle, articles: NewsArticle[], isComplete: boolean): PageData {
  const index = articles.indexOf(article);
  const isLast = index === articles.length - 1;
  const { category } = article;
  const related = articles.filter(
    (other) => category && other !== article && other.category?.slug === category.slug,
  );
  const hasAll = !isLast && (!category || related.length >= MAX_RELATED);
  if (!hasAll && !isComplete) return [];
  const around: NewsAround = {
    older: listItem(articles[index + 1]),
    newer: listItem(articles[index - 1]),
    related: related.slice(0, MAX_RELATED).map(toListItem),
  };
  return [[newsAround(article).queryKey, around, true]];
}

const listItem = (article: NewsArticle | undefined): NewsListItem | null =>
  article ? toListItem(article) : null;
