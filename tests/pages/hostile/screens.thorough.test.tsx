import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { attacks, forbiddenUrls } from '../../support/fuzz/attacks';
import { unsafeMarkup } from '../../support/fuzz/hostile';
import { serveArticle } from '../../support/screens/article';
import { newsRow, noticeRow } from '../../support/screens/builders';
import { interceptNetwork, rows, table } from '../../support/screens/msw';
import { renderApp } from '../../support/screens/render';

/** Pages with rows that the database would reject: titles are attacks, URLs are scripts, dates cannot be read. */

interceptNetwork();

const main = (): HTMLElement => screen.getByRole('main');
const script = forbiddenUrls[0] ?? '';

/** article.fuzz.test.tsx renders all attacks. */
const [title = ''] = attacks;
const article = newsRow({
  title,
  content: title,
  category: title,
  news_categories: null,
  featured_image_url: script,
  additional_images: [script],
  image_texts: { [script]: { alt: title, caption: title } },
  youtube_url: script,
  published_at: 'infinity',
  updated_at: '0044-03-15 00:00:00+00 BC',
});
const notices = forbiddenUrls.map((url, n) =>
  noticeRow({
    title: attacks[n] ?? '',
    starts_at: '-infinity',
    ends_at: 'infinity',
    description: attacks[n + forbiddenUrls.length] ?? '',
    ...(n % 2 ? { type: 'document', link: null, file_url: url } : { link: url }),
  }),
);

describe('pages with hostile rows', () => {
  it('show an article without its invalid image, video and link, but with its title', async () => {
    serveArticle(article);
    await renderApp('/news/tea');
    await screen.findByText(title, { selector: 'h1' });
    expect(unsafeMarkup(main())).toEqual([]);
    expect(main().querySelectorAll('img, iframe')).toHaveLength(0);
    expect(document.title).toBe(`${title} – Embassy of Kenya in Russia`);
    expect(document.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0);
  });

  it('show news and notices on the home page as text, without links to scripts', async () => {
    table('get', 'news', rows([article]));
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
});
