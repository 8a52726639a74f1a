import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languages, withPrefix } from '../../src/lib/i18n/languages';
import { typeset } from '../../src/lib/text/typeset';
import { kindDefinition, translatedKinds } from '../../src/staff/kinds/kinds';
import { fullRows } from '../support/database/fullRows';
import { serveArticle } from '../support/screens/article';
import { newsRow, noticeRow } from '../support/screens/builders';
import { interceptNetwork, rows, table } from '../support/screens/msw';
import { pageTitled, renderApp } from '../support/screens/render';

interceptNetwork();

/** News and notices in both languages and in one only, on the pages of visitors. */

const both = newsRow({ slug: 'tea', title: 'Tea week', translated_title: 'Неделя чая' });
const english = newsRow({ slug: 'run', title: 'A run' });
const russian = newsRow({ slug: 'kino', language: 'ru', title: 'Вечер кино' });

const linkTo = (slug: string): HTMLElement => {
  const [link] = [...document.querySelectorAll<HTMLElement>(`main a[href$="/news/${slug}"]`)];
  if (!link) throw new Error(`No link to ${slug}`);
  return link;
};
const languageOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang');
const itemOf = (slug: string) => within(linkTo(slug).closest('li') ?? document.body);

describe('news with titles in the language of the page, and a mark where there is another one only', () => {
  it.each([
    ['/ru/news', 'Неделя чая', ['ru', 'en', 'ru'], 'run', 'Только на английском'],
    ['/', 'Tea week', ['en', 'en', 'ru'], 'kino', 'In Russian only'],
  ])('are on %s', async (path, title, languages, marked, mark) => {
    table('get', 'news', rows([both, english, russian], 3));
    table('get', 'news_categories', rows([{ id: both.id }]));
    table('get', 'notices', rows([]));
    await renderApp(path);
    expect((await screen.findAllByText(title))[0]).toBeVisible();
    expect([linkTo('tea'), linkTo('run'), linkTo('kino')].map(languageOf)).toEqual(languages);
    expect(itemOf(marked).getByText(mark)).toBeVisible();
    expect(screen.getAllByText(/^(?:In \w+ only|Только на .*)$/)).toHaveLength(1);
  });
});

describe('search results', () => {
  it.each([
    ['/ru/search?q=tea', 'Неделя чая', 'ru', 0, both],
    ['/search?q=кино', 'Вечер кино', 'ru', 1, russian],
  ])('%s lists “%s”', async (path, title, language, marks, found) => {
    table('get', 'news', rows([found]));
    table('get', 'notices', rows([]));
    await renderApp(path);
    // A highlighted word is an element of its own.
    const link = await screen.findByRole('link', { name: title });
    expect(languageOf(link)).toBe(language);
    expect(screen.queryAllByText('In Russian only')).toHaveLength(marks);
  });
});

it.each(translatedKinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
  'each text of %s is on its page in %s',
  async (kind, language) => {
    const [full = {}] = fullRows(kind, '');
    const row = { ...{ news: newsRow, notices: noticeRow }[kind](), ...full };
    serveArticle(row as ReturnType<typeof newsRow>);
    table('get', 'notices', rows([row]));
    await renderApp(withPrefix(kindDefinition(kind).path?.(row) ?? '', language));
    for (const [column, text] of Object.entries(full)) {
      const isElsewhere =
        language === 'en' ? column.startsWith('translated_') : `translated_${column}` in full;
      if (isElsewhere || !String(text).endsWith(' here')) continue;
      expect(languageOf((await screen.findAllByText(typeset(`${text}`)))[0] ?? null)).toBe(
        language,
      );
    }
  },
);

const hrefs = (selector: string) =>
  [...document.head.querySelectorAll(`link${selector}`)].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href')?.replace(/^http:\/\/[^/]+/, ''),
  ]);

describe('an article with a translation', () => {
  const url = '/scenes/tea-hills.svg';
  const article = newsRow({
    ...both,
    content: 'A morning with tea.',
    image_texts: { [url]: { alt: 'Tea hills', caption: 'Kericho' } },
    translated_content: 'Утро с чаем.',
    translated_image_texts: { [url]: { alt: 'Холмы', caption: 'Керичо' } },
  });

  it('has its texts and the data of its head in the language of the page', async () => {
    serveArticle(article);
    await renderApp('/ru/news/tea');
    expect(await pageTitled('Неделя чая')).toBeVisible();
    expect(screen.getByAltText('Холмы')).toHaveAttribute('lang', 'ru');
    expect(screen.getByText('Керичо')).toHaveAttribute('lang', 'ru');
    expect(screen.queryByText(/^Только на/)).toBeNull();
    expect(document.title).toMatch(/^Неделя чая\s— Посольство Кении в России$/);
    for (const name of ['[name="description"]', '[property="og:description"]']) {
      const tags = document.querySelectorAll(`meta${name}`);
      expect([...tags].map((tag) => tag.getAttribute('content'))).toEqual(['Утро с чаем.']);
    }
    expect(hrefs('[rel="canonical"]')).toEqual([[null, '/ru/news/tea']]);
    expect(hrefs('[hreflang]')).toEqual([
      ['en', '/news/tea'],
      ['ru', '/ru/news/tea'],
      ['x-default', '/news/tea'],
    ]);
  });

  it('changes its language without a request', async () => {
    const seen = serveArticle(article);
    const { user } = await renderApp('/news/tea');
    await pageTitled('Tea week');
    expect(languageOf(screen.getByText('A morning with tea.'))).toBe('en');
    await user.click(screen.getByRole('button', { name: 'RU: Русский' }));
    expect(await pageTitled('Неделя чая')).toBeVisible();
    expect(screen.getByText('Утро с чаем.')).toBeVisible();
    await waitFor(() => expect(hrefs('[rel="canonical"]')).toEqual([[null, '/ru/news/tea']]));
    await user.click(screen.getByRole('button', { name: 'EN: English' }));
    expect(await pageTitled('Tea week')).toBeVisible();
    expect(seen).toHaveLength(1);
  });
});

describe('an article in one language', () => {
  it('has a mark and the URL of its language on the page in the other one', async () => {
    serveArticle(newsRow({ ...russian, content: 'Приходите.' }));
    await renderApp('/news/kino');
    const title = await pageTitled('Вечер кино');
    expect([title, screen.getByText('Приходите.')].map(languageOf)).toEqual(['ru', 'ru']);
    const mark = within(screen.getByRole('article')).getByText('In Russian only');
    expect(mark.closest('[lang]')).toBe(document.documentElement);
    expect(hrefs('[rel="canonical"]')).toEqual([[null, '/ru/news/kino']]);
    expect(hrefs('[hreflang]')).toEqual([
      ['ru', '/ru/news/kino'],
      ['x-default', '/ru/news/kino'],
    ]);
  });
});

describe('a notice', () => {
  const files = {
    type: 'document',
    link: null,
    file_url: 'https://mfa.go.ke/form.pdf',
    translated_file_url: 'https://mfa.go.ke/form-ru.pdf',
  } as const;
  const texts = { translated_title: 'Новый бланк', translated_description: 'С января.' };

  it('has the texts and the document of the language of the page', async () => {
    table('get', 'news', rows([]));
    const seen = table(
      'get',
      'notices',
      rows([noticeRow({ title: 'New form', ...files, ...texts })]),
    );
    const { user } = await renderApp('/');
    expect(await screen.findByRole('link', { name: /^New form/ })).toHaveAttribute(
      'href',
      files.file_url,
    );
    await user.click(screen.getByRole('button', { name: 'RU: Русский' }));
    const link = await screen.findByRole('link', { name: /^Новый бланк/ });
    expect(link).toHaveAttribute('href', files.translated_file_url);
    expect([link, screen.getByText('С января.')].map(languageOf)).toEqual(['ru', 'ru']);
    expect(seen).toHaveLength(1);
  });

  it('in one language has a mark in the other one', async () => {
    table('get', 'news', rows([]));
    table('get', 'notices', rows([noticeRow({ title: 'New form' })]));
    await renderApp('/ru');
    const link = await screen.findByRole('link', { name: /^New form/ });
    expect(languageOf(link)).toBe('en');
    const mark = screen.getByText('Только на английском');
    expect(mark.closest('li')).toBe(link.closest('li'));
    expect(languageOf(mark)).toBe('ru');
  });
});
