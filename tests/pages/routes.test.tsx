import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../../src/app/StaffSite';
import { pageId, pages } from '../../src/content/site';
import { type Language, languages, withPrefix } from '../../src/lib/i18n/languages';
import { newsRow, noticeRow, uuid } from '../support/builders';
import { openFresh } from '../support/freshApp';
import { words } from '../support/locales';
import { interceptNetwork, rows, table } from '../support/msw';
import {
  brokenAnchors,
  headingLevels,
  internalLinks,
  isFile,
  leadsSomewhere,
  rawKeys,
  skippedLevels,
  unfilled,
  violations,
} from '../support/page';

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
  /** The page's own title. */
  title: (language: Language) => string;
  /** The page's heading, where it is not its title. */
  heading?: (language: Language) => string;
  /** The words of a link that is there once everything has been fetched. */
  last?: string;
}

const text = (language: Language, namespace: string) =>
  words(language, namespace) as unknown as Titles;
const siteTitle = (language: Language, page: string) =>
  text(language, 'common').title.replace('{{page}}', page);

const cases: Case[] = [
  ...pages.map(({ path }): Case => {
    const title = (language: Language) => text(language, pageId(path)).title;
    if (path === '/') return { path, title, last: 'Jamhuri' };
    return {
      path,
      title: (language) => siteTitle(language, title(language)),
      ...(path === '/news' && { last: 'Tea tasting' }),
    };
  }),
  {
    path: '/search?q=tea',
    title: (language) =>
      siteTitle(language, text(language, 'search').titleOf.replace('{{query}}', 'tea')),
    heading: (language) => text(language, 'search').title,
    last: 'Tea tasting',
  },
  { path: '/news/tea-tasting', title: (language) => siteTitle(language, 'Tea tasting') },
  {
    path: '/no/such/page',
    title: (language) => siteTitle(language, text(language, 'common').notFound.title),
  },
];

interceptNetwork();

beforeEach(() => {
  table('get', 'news', ({ url }) =>
    url.searchParams.has('slug') ? rows([ARTICLE]) : rows([ARTICLE]),
  );
  table('get', 'notices', rows([NOTICE], 1));
  table('get', 'news_categories', rows([{ id: uuid() }]));
});

describe.each(languages)('in %s', (language) => {
  it.each(cases)(
    '$path is a whole page when opened first',
    async ({ path, title, heading, last }) => {
      await openFresh(withPrefix(path, language));
      await screen.findByText(() => document.title === title(language), { selector: 'h1' });
      if (heading) await screen.findByText(heading(language), { selector: 'h1' });
      if (last)
        await screen.findAllByText((_, link) => link?.textContent?.includes(last) ?? false, {
          selector: 'a',
        });

      expect(document.title).toBe(title(language));
      expect(document.documentElement).toHaveAttribute('lang', language);
      expect(headingLevels().filter((level) => level === 1)).toHaveLength(1);
      expect(skippedLevels()).toEqual([]);
      expect(rawKeys()).toEqual([]);
      expect(unfilled()).toEqual([]);
      expect(brokenAnchors()).toEqual([]);

      const links = internalLinks();
      expect(links.length).toBeGreaterThan(10);
      expect(links.filter((href) => !leadsSomewhere(routes, href))).toEqual([]);
      const prefixed = links.filter((href) => /^\/ru(?:[/?#]|$)/.test(href));
      const inLanguage = links.filter((href) => href !== '/admin' && !isFile(href));
      expect(prefixed).toEqual(withPrefix('/', language) === '/' ? [] : inLanguage);

      // Both languages have the same elements. The real browser looks at Russian (e2e/access).
      if (language === 'en') expect(await violations(screen.getByRole('main'))).toEqual([]);
    },
  );
});
