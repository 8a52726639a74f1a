import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { attacks, forbiddenUrls } from '../../support/fuzz/attacks';
import { unsafeMarkup } from '../../support/fuzz/hostile';
import { serveArticle } from '../../support/screens/article';
import { newsRow, noticeRow } from '../../support/screens/builders';
import { interceptNetwork, newsPages, rows, table } from '../../support/screens/msw';
import { renderApp } from '../../support/screens/render';
import { open, stubStaffServer } from '../admin/desk';

/**
 * Pages with rows that the database would reject: titles are attacks, URLs are scripts. Valid input
 * of staff is covered as well.
 */

interceptNetwork();

const FORMS = ['form', 'input', 'select', 'textarea'];
const main = (): HTMLElement => screen.getByRole('main');
const script = forbiddenUrls[0] ?? '';

/** A sample of the attacks; article.fuzz.test.tsx renders all of them. */
const sample = attacks.filter((_, n) => n % 4 === 0);

const articles = sample.map((title) =>
  newsRow({
    title,
    content: title,
    category: title,
    news_categories: null,
    featured_image_url: script,
    additional_images: [script],
    image_texts: { [script]: { alt: title, caption: title } },
    youtube_url: script,
  }),
);
const notices = forbiddenUrls.map((url, n) =>
  noticeRow({
    title: attacks[n] ?? '',
    description: attacks[n + forbiddenUrls.length] ?? '',
    ...(n % 2 ? { type: 'document', link: null, file_url: url } : { link: url }),
  }),
);

/** A title as a page shows it: without the characters that HTML forbids, with collapsed white space. */
const collapse = (title: string): string =>
  title
    .replace(/[^\t\n\r\P{Cc}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

describe('pages with hostile rows', () => {
  it('show every title in the list of news as text', async () => {
    newsPages(articles.length, rows(articles, articles.length));
    await renderApp('/news');
    await waitFor(() => expect(main().querySelectorAll('h2 a')).toHaveLength(articles.length));
    const titles = [...main().querySelectorAll('h2 a')].map(({ textContent }) => textContent ?? '');
    expect(titles.map(collapse)).toEqual(sample.map(collapse));
    expect(unsafeMarkup(main(), FORMS)).toEqual([]);
    expect(main().querySelector('img[src^="java"]')).toBeNull();
  });

  it('show an article without its invalid image, video and link, but with its title', async () => {
    const [row = newsRow()] = articles;
    serveArticle(row);
    await renderApp('/news/tea');
    await screen.findByText(row.title, { selector: 'h1' });
    expect(unsafeMarkup(main())).toEqual([]);
    expect(main().querySelectorAll('img, iframe')).toHaveLength(0);
    expect(document.title).toBe(`${row.title} – Embassy of Kenya in Russia`);
    expect(document.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0);
  });

  it('show news and notices on the home page as text, without links to scripts', async () => {
    table('get', 'news', rows(articles.slice(8, 13)));
    table('get', 'notices', rows(notices));
    const { user } = await renderApp('/');
    const banner = within(await screen.findByRole('region', { name: 'Notices' }));
    await banner.findByText(`1 of ${notices.length}`);
    for (let n = 1; n <= notices.length; n += 1) {
      expect(unsafeMarkup(main()), `notice ${n}`).toEqual([]);
      for (const link of banner.queryAllByRole('link')) {
        expect(link.getAttribute('href')).toMatch(/^(?:https?:\/\/[^@]*|\/notices)$/);
      }
      await user.click(banner.getByRole('button', { name: 'Next: notices' }));
    }
  });

  it('show the list of articles as text, with links within the site only', async () => {
    stubStaffServer();
    table('get', 'news', rows(articles, articles.length));
    await open('/admin/news');
    const lines = articles.length;
    await waitFor(() => expect(main().querySelectorAll('li h2')).toHaveLength(lines));
    expect(unsafeMarkup(main(), FORMS)).toEqual([]);
    const links = [...main().querySelectorAll('a[href]')].map((link) => link.getAttribute('href'));
    expect(links.length).toBeGreaterThan(lines);
    expect(links.filter((href) => !/^(?:\/(?!\/)|https?:\/\/[^@]*$)/.test(href ?? ''))).toEqual([]);
  });
});
