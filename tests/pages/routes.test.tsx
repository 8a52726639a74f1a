import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageId } from '../../src/content/site';
import { type Language, languages, withPrefix } from '../../src/lib/i18n/languages';
import { namespaceText } from '../support/content/locales';
import {
  internalLinks,
  linksInOtherLanguage,
  matchesPage,
  pageProblems,
} from '../support/html/page';
import { newsRow, noticeRow, uuid } from '../support/screens/builders';
import { openFresh } from '../support/screens/freshApp';
import { interceptNetwork, rows, table } from '../support/screens/msw';

/**
 * Pages whose text comes from the database or the URL. e2e/prerenderedPages checks the HTML of all
 * prerendered pages; e2e/access runs axe in a browser.
 */

interface Titles {
  title: string;
  titleOf: string;
  notFound: { title: string };
}

const ARTICLE = newsRow({
  slug: 'tea-tasting',
  title: 'Tea tasting',
  content: 'Some *words*.\n\n## Part\n\n- [link](https://mfa.go.ke)',
  additional_images: ['/scenes/dhow-coast.svg', '/scenes/mount-kenya.svg'],
  youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
});
const NOTICE = noticeRow({ title: 'Jamhuri' });

interface Case {
  path: string;
  /** The title of the page. */
  title: (language: Language) => string;
  /** The heading of the page, where it is not the title. */
  heading?: (language: Language) => string;
  /** The text of a link that is rendered after all data are fetched. */
  lastLink?: string;
}

const textsOf = (language: Language, namespace: string) =>
  namespaceText(language, namespace) as unknown as Titles;
const siteTitle = (language: Language, page: string) =>
  textsOf(language, 'common').title.replace('{{page}}', page);

const cases: Case[] = [
  { path: '/', title: (language) => textsOf(language, pageId('/')).title, lastLink: 'Jamhuri' },
  {
    path: '/news',
    title: (language) => siteTitle(language, textsOf(language, 'news').title),
    lastLink: 'Tea tasting',
  },
  {
    path: '/search?q=tea',
    title: (language) =>
      siteTitle(language, textsOf(language, 'search').titleOf.replace('{{query}}', 'tea')),
    heading: (language) => textsOf(language, 'search').title,
    lastLink: 'Tea tasting',
  },
  { path: '/news/tea-tasting', title: (language) => siteTitle(language, 'Tea tasting') },
  {
    path: '/no/such/page',
    title: (language) => siteTitle(language, textsOf(language, 'common').notFound.title),
  },
];

interceptNetwork();

beforeEach(() => {
  table('get', 'news', ({ url }) =>
    url.searchParams.has('published_at') ? rows([]) : rows([ARTICLE]),
  );
  table('get', 'notices', rows([NOTICE], 1));
  table('get', 'news_categories', rows([{ id: uuid() }]));
});

describe.each(languages)('dynamic pages in %s', (language) => {
  it.each(cases)(
    '$path has title, language, one h1 and valid links when opened first',
    async ({ path, title, heading, lastLink }) => {
      await openFresh(withPrefix(path, language));
      await screen.findByText(() => document.title === title(language), { selector: 'h1' });
      if (heading) await screen.findByText(heading(language), { selector: 'h1' });
      if (lastLink)
        await screen.findAllByText((_, link) => link?.textContent?.includes(lastLink) ?? false, {
          selector: 'a',
        });

      expect(document.title).toBe(title(language));
      expect(document.documentElement).toHaveAttribute('lang', language);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      expect(pageProblems()).toEqual([]);

      const links = internalLinks();
      expect(links.length).toBeGreaterThan(10);
      const pages = links.filter((href) => !href.endsWith('/feed.xml'));
      expect(pages.filter((href) => !matchesPage(href))).toEqual([]);
      expect(linksInOtherLanguage(language)).toEqual([]);
    },
  );
});
