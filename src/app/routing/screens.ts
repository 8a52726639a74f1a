import type { ComponentType } from 'react';
import { type Page, pageId, pages } from '../../content/site';
import { rendererOf } from './renderers';

/** A public page as the router knows it: its address, its words and its code. */
export interface Screen {
  /** Without the language's prefix; may hold parameters. */
  path: string;
  /** The files of words it shows, beside those of every page. */
  words: string[];
  /** The file of its code: the finished HTML names it, so that it is fetched at once. */
  source: string;
  /** The files of parts that it fetches itself: their styles come with the finished HTML. */
  later?: string[] | undefined;
  /** Fetches its code. */
  load: () => Promise<ComponentType>;
  /** No page of the site to search engines: it has no address in other languages to tell them. */
  unlisted?: true;
}

type Code = Pick<Screen, 'source' | 'later' | 'load'>;

/** The component of each page that is not drawn from data alone. */
const own: Partial<Record<string, Code>> = {
  '/': {
    source: 'src/pages/Home.tsx',
    later: ['src/features/news/banner/NewsBanner.tsx', 'src/features/notices/NoticesBanner.tsx'],
    load: async () => (await import('../../pages/Home')).Home,
  },
  '/news': {
    source: 'src/pages/News.tsx',
    load: async () => (await import('../../pages/News')).News,
  },
  '/embassy': {
    source: 'src/pages/Embassy.tsx',
    load: async () => (await import('../../pages/Embassy')).Embassy,
  },
};

const toScreen = (page: Page): Screen => ({
  path: page.path,
  words: [pageId(page.path), ...(page.words ?? [])],
  ...(own[page.path] ?? rendererOf(page)),
});

/** An article: its text comes from the database, so that its HTML is the same for all of them. */
const articleScreen: Screen = {
  path: '/news/:slug',
  words: ['news'],
  source: 'src/pages/Article.tsx',
  load: async () => (await import('../../pages/Article')).Article,
};

/** The search; what is looked for is in its address. */
export const searchScreen: Screen = {
  path: '/search',
  words: ['search'],
  source: 'src/pages/Search.tsx',
  load: async () => (await import('../../pages/Search')).Search,
  unlisted: true,
};

/** The 404 page. */
export const unknownScreen: Screen = {
  path: '/*',
  unlisted: true,
  words: [],
  source: 'src/pages/NotFound.tsx',
  load: async () => (await import('../../pages/NotFound')).NotFound,
};

/** Every public screen, once; each stands at its address and, in Russian, under `/ru` (DESIGN 5). */
export const screens: Screen[] = [
  ...pages.map(toScreen),
  articleScreen,
  searchScreen,
  unknownScreen,
];
