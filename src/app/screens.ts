import { type ComponentType, createElement } from 'react';
import { type Page, pageId, pages } from '../content/site';

/** A public page as the router knows it: its address, its words and its code. */
export interface Screen {
  /** Without the language's prefix; may hold parameters. */
  path: string;
  /** The files of words it shows, beside those of every page. */
  words: string[];
  /** Fetches its code. */
  load: () => Promise<ComponentType>;
}

/** The component of each page that is not drawn from data alone. */
const own: Record<string, Screen['load']> = {
  '/': async () => (await import('../pages/Home')).Home,
  '/news': async () => (await import('../pages/News')).News,
  '/embassy': async () => (await import('../pages/Embassy')).Embassy,
};

const fromData = (page: Page): Screen['load'] => {
  // One component for ever: another one would be another page to React.
  const screen: { component?: ComponentType } = {};
  return async () => {
    const { ContentPage } = await import('../pages/content/ContentPage');
    screen.component ??= () => createElement(ContentPage, { page });
    return screen.component;
  };
};

const toScreen = (page: Page): Screen => ({
  path: page.path,
  words: [pageId(page.path), ...(page.words ?? [])],
  load: own[page.path] ?? fromData(page),
});

const articleScreen: Screen = {
  path: '/news/:slug',
  words: ['news'],
  load: async () => (await import('../pages/Article')).Article,
};

const unknownScreen: Screen = {
  path: '/*',
  words: [],
  load: async () => (await import('../pages/NotFound')).NotFound,
};

/** Every public screen, once; each stands at its address and, in Russian, under `/ru` (DESIGN 5). */
export const screens: Screen[] = [...pages.map(toScreen), articleScreen, unknownScreen];
