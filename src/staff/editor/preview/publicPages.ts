import type { Page } from '../../../content/site';
import type { PageComponent } from '../../../lib/browser/loadPage';
import type { Language } from '../../../lib/i18n/languages';

/** A public page, as src/app/routing/routes.ts has it. */
export interface PublicPage {
  path: string;
  page?: Page;
  namespaces: string[];
  load: (language: Language) => Promise<PageComponent>;
}

let all: PublicPage[] = [];

/** Gives the staff area the public pages for previews, because it may import none of them. */
export const setPublicPages = (pages: PublicPage[]): void => {
  all = pages;
};

export const publicPage = (path: string): PublicPage | undefined =>
  all.find((page) => page.path === path);
