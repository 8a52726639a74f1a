import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newsRow } from '../support/screens/builders';
import { htmlPage, rows, table } from '../support/screens/msw';
import {
  categories,
  enter,
  findAlert,
  interceptStaffArea,
  open,
  openPersonMenu,
  openStored,
  valueIn,
  writeArticle,
  writeText,
} from './staffPage';

interceptStaffArea();

const NEW = '/admin/news/new';
const [TITLE, TEXT] = ['Title in English', 'Text in English'];
const publish = () => screen.getByRole('button', { name: /^(Save draft|Publish changes)$/ });

describe('form of a new article', () => {
  it('has its buttons after the fields in the order of reading', async () => {
    await open(NEW);
    const order = screen
      .getByLabelText(/^Category/)
      .compareDocumentPosition(screen.getByRole('button', { name: 'Publish now' }));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('saves a draft', async () => {
    const seen = table('post', 'news', rows([newsRow({ title: 'Tea tasting', status: 'draft' })]));
    const { user, router } = await open(NEW);
    await writeArticle(user);
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/The draft “Tea tasting” is saved/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View on site' })).toBeNull();
    expect(router.state.location.pathname).toBe('/admin/news');
    expect(seen[0]?.body).toMatchObject({
      title: 'Tea tasting',
      content: 'Come and taste.',
      status: 'draft',
      published_at: null,
      category: null,
      category_id: null,
      youtube_url: null,
    });
  });

  it('publishes an article with all fields and links to it on the site', async () => {
    const stored = newsRow({ title: 'Tea tasting', slug: 'tea' });
    const seen = table('post', 'news', rows([stored]));
    const { user } = await open(NEW);
    await writeArticle(user);
    await enter(user, screen.getByLabelText(/^Category/), 'culture');
    expect(valueIn(/^Category/)).toBe('Culture');
    await enter(user, screen.getByLabelText(/^Video/), 'youtu.be/dQw4w9WgXcQ');
    await enter(user, screen.getByLabelText(/^Address of the page/), 'Tea');
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await screen.findByText('The article “Tea tasting” is on the site.');
    expect(screen.getByRole('link', { name: 'View on site' })).toHaveAttribute('href', '/news/tea');
    expect(seen[0]?.body).toMatchObject({
      slug: 'tea',
      status: 'published',
      category_id: categories[0]?.id,
      youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
    });
  });

  it('schedules an article by a future date in Moscow time', async () => {
    const stored = newsRow({ published_at: '2099-05-01T06:30:00+00:00' });
    const seen = table('post', 'news', rows([stored]));
    const { user } = await open(NEW);
    await writeArticle(user);
    const target = { value: '2099-05-01T09:30' };
    fireEvent.change(screen.getByLabelText(/^Date and time/), { target });
    await user.click(screen.getByRole('button', { name: 'Schedule for 1\u00a0May 2099, 09:30' }));
    expect(await screen.findByText(/appears on the site on 1 May 2099/)).toBeVisible();
    expect(seen[0]?.body).toMatchObject({ published_at: '2099-05-01T06:30:00.000Z' });
  });
});

describe('an error of an article', () => {
  it('is reported in a summary, which leads to the field and keeps what was typed', async () => {
    const seen = table('post', 'news', rows([newsRow()]));
    const { user } = await open(NEW);
    await writeArticle(user);
    const target = { value: 'https://vimeo.com/1' };
    fireEvent.change(screen.getByLabelText(/^Video/), { target });
    await user.click(publish());
    const summary = await findAlert();
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary).toHaveTextContent('not the link of a video');
    expect(screen.getByLabelText(/^Video/)).toBeInvalid();
    expect(valueIn(/^Video/)).toBe(target.value);
    await user.click(within(summary).getByRole('link'));
    expect(screen.getByLabelText(/^Video/)).toHaveFocus();
    expect(seen).toHaveLength(0);
  });

  it('of a blank text leads to the editor', async () => {
    const seen = table('post', 'news', rows([newsRow()]));
    const { user } = await open(NEW);
    await enter(user, screen.getByLabelText(TITLE), 'Tea tasting');
    await writeText(user, '   ');
    await user.click(publish());
    const summary = await findAlert();
    expect(summary).toHaveTextContent('Enter the text in English');
    await user.click(within(summary).getByRole('link'));
    expect(screen.getByLabelText(TEXT, { selector: '[contenteditable]' })).toHaveFocus();
    expect(seen).toHaveLength(0);
  });

  it('is withdrawn when the text is written in the other language', async () => {
    const { user } = await open(NEW);
    await user.click(publish());
    expect(await findAlert()).toHaveTextContent('Enter a title.');
    await enter(user, screen.getByLabelText('Title in Russian'), 'Чай');
    expect(screen.queryByText(/^Enter a title/)).toBeNull();
  });

  it('is translated on a switch of the language, which keeps what was typed', async () => {
    const { user } = await open(NEW);
    await writeText(user, 'Come and taste.');
    await user.click(publish());
    await findAlert();
    await openPersonMenu(user);
    await user.click(screen.getByRole('button', { name: 'RU: Русский' }));
    const link = { name: /^Введите заголовок на английском/ };
    expect(await screen.findByRole('link', link)).toBeVisible();
    expect(valueIn('Текст на английском')).toBe('Come and taste.');
  });
});

describe('form of a stored article', () => {
  const article = newsRow({ category: 'Old archive', news_categories: null });

  it('shows all stored values, a free-text category included', async () => {
    const { user, seen } = await openStored('news', article);
    expect(valueIn(/^Category/)).toBe('Old archive');
    expect(valueIn(/^Date and time/)).toBe('2026-11-20T12:00');
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    await screen.findByText(/is on the site/);
    expect(seen[0]?.body).toMatchObject({
      category: 'Old archive',
      category_id: null,
      slug: article.slug,
      published_at: '2026-11-20T09:00:00+00:00',
    });
  });

  it('can get another category, which is typed', async () => {
    const { user, seen } = await openStored('news', article);
    await user.clear(screen.getByLabelText(/^Category/));
    await user.type(screen.getByLabelText(/^Category/), 'Culture of tea ');
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    await screen.findByText(/is on the site/);
    expect(seen[0]?.body).toMatchObject({ category: 'Culture of tea', category_id: null });
  });

  it('can be saved when the categories cannot be fetched', async () => {
    table('get', 'news_categories', () => htmlPage());
    const { user, seen } = await openStored('news', article);
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    await screen.findByText(/is on the site/);
    expect(seen[0]?.body).toMatchObject({ category: 'Old archive' });
  });

  it('shows a link back when its id is unknown', async () => {
    table('get', 'news', rows([]));
    await open(`/admin/news/edit/${article.id}`);
    expect(await screen.findByText(/There is no such item/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go back' })).toBeVisible();
  });
});
