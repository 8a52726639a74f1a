import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import {
  internalLinks,
  linksInOtherLanguage,
  matchesPage,
  pageProblems,
} from '../support/html/page';
import { newsRow, uuid } from '../support/screens/builders';
import { openFresh } from '../support/screens/freshApp';
import { interceptNetwork, rows, table } from '../support/screens/msw';

/** Pages whose text comes from the database or the URL; e2e/prerenderedPages checks the HTML of all others. */

const ARTICLE = newsRow({
  slug: 'tea-tasting',
  title: 'Tea tasting',
  content: 'Some *words*.\n\n## Part\n\n- [link](https://mfa.go.ke)',
  additional_images: ['/scenes/dhow-coast.svg', '/scenes/mount-kenya.svg'],
  youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
});

/** A selector that matches once all data are fetched. */
const READY = {
  '/search?q=tea': 'main a[href$="/news/tea-tasting"]',
  '/news/tea-tasting': 'main article',
  '/no/such/page': 'main [type="search"]',
};

interceptNetwork();

beforeEach(() => {
  table('get', 'news', ({ url }) =>
    url.searchParams.has('published_at') ? rows([]) : rows([ARTICLE]),
  );
  table('get', 'notices', rows([]));
  table('get', 'news_categories', rows([{ id: uuid() }]));
});

const cases = languages.flatMap((language) =>
  Object.entries(READY).map(([path, ready]) => ({
    path: withPrefix(path, language),
    language,
    ready,
  })),
);

it.each(cases)(
  '$path has its texts, one heading and valid links in its language when it is opened first',
  async ({ path, language, ready }) => {
    await openFresh(path);
    await expect.poll(() => document.querySelector(ready), { timeout: 10_000 }).not.toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.documentElement).toHaveAttribute('lang', language);
    expect(pageProblems()).toEqual([]);
    const links = internalLinks();
    expect(links.length).toBeGreaterThan(10);
    const pages = links.filter((href) => !href.endsWith('/feed.xml'));
    expect(pages.filter((href) => !matchesPage(href))).toEqual([]);
    expect(linksInOtherLanguage(language)).toEqual([]);
  },
);
