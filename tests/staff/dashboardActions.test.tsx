import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newsRow } from '../support/screens/builders';
import { completeDialogs } from '../support/screens/dialog';
import { databaseError, noNetwork, rows, table } from '../support/screens/msw';
import { chooseAction, draft, menuOf, moreButton, news, stubLists } from './itemList';
import { findAlert, interceptStaffArea, open } from './staffPage';

interceptStaffArea();
completeDialogs();

const PATH = '/admin/news';

// Those of each state are in noticeActions.test.tsx; an article does not end.
it('actions on an article in the list are in a menu, which Escape and a click elsewhere close', async () => {
  stubLists('news', [newsRow({ title: 'Tea' })]);
  const { user } = await open(PATH);
  const button = await moreButton();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(await menuOf()).toEqual(['Back to draft: Tea', 'Duplicate: Tea', 'Delete: Tea']);
  await user.keyboard('{Tab}{Escape}');
  expect(news().queryByRole('button', { name: /^Duplicate/ })).toBeNull();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(news().queryByRole('button', { name: /^Duplicate/ })).toBeNull();
});

describe('publishing from the list', () => {
  it('shows a message and fetches the list again', async () => {
    const article = draft();
    const now = { ...article, status: 'published', published_at: '2026-11-20T09:00:00+00:00' };
    const lists = stubLists('news', [article], [now]);
    const seen = table('patch', 'news', rows([now]));
    const { user } = await open(PATH);
    await chooseAction(user, 'Publish now');
    expect(await screen.findByText('The article “Tea” is on the site.')).toBeVisible();
    expect(seen[0]?.body).toEqual({ status: 'published', published_at: 'now' });
    const sent = seen[0]?.url.searchParams;
    expect([sent?.get('id'), sent?.get('revision')]).toEqual([`eq.${article.id}`, 'eq.1']);
    expect(await news().findByText('Published', { selector: 'span' })).toBeVisible();
    const link = within(screen.getByText(/is on the site/).parentElement as HTMLElement);
    const onSite = link.getByRole('link', { name: 'View on site' });
    expect(onSite).toHaveAttribute('href', `/news/${article.slug}`);
    const pages = lists.filter(({ url }) => !url.searchParams.has('id'));
    expect(pages).toHaveLength(2);
    expect(await moreButton()).toHaveFocus();
  });

  it('says what the article lacks and leads to its form', async () => {
    const article = { ...draft(), youtube_url: 'https://vk.ru/feed' };
    stubLists('news', [article]);
    const { user } = await open(PATH);
    await user.click(await moreButton());
    await user.click(news().getByRole('button', { name: 'Publish now: Tea' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish now?' }));
    const lacks = await dialog.findAllByRole('listitem');
    expect(lacks.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('video')]);
    const form = dialog.getByRole('link', { name: 'Open the form' });
    expect(form).toHaveAttribute('href', `/admin/news/edit/${article.id}`);
    expect(dialog.queryByRole('button', { name: 'Publish now' })).toBeNull();
  });

  it('moves the focus to the list when the article leaves it', async () => {
    const article = draft();
    stubLists('news', [article], []);
    table('patch', 'news', rows([{ ...article, status: 'published' }]));
    const { user } = await open(`${PATH}?news-filter=draft`);
    await chooseAction(user, 'Publish now');
    expect(await screen.findByText(/No article matches/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'News' })).toHaveFocus());
  });

  it('sends one request on a double click and shows “Publishing…” until it ends', async () => {
    stubLists('news', [draft()]);
    let respond: (response: Response) => void = () => undefined;
    const seen = table(
      'patch',
      'news',
      () => new Promise<Response>((resolve) => (respond = resolve)),
    );
    const { user } = await open(PATH);
    await chooseAction(user, 'Publish now');
    const publishing = await news().findByRole('button', { name: /^Publishing…/ });
    await user.dblClick(publishing);
    expect(news().queryByRole('button', { name: /^Publish now: / })).toBeNull();
    await waitFor(() => expect(seen).toHaveLength(1));
    respond(databaseError(500, 'XX000'));
    expect(await moreButton()).toBeVisible();
    expect(seen).toHaveLength(1);
  });
});

it('a published article that is turned into a draft is published again by “Undo”, with the date that it had', async () => {
  const article = newsRow({ title: 'Tea' });
  const now = { ...article, status: 'draft', revision: article.revision + 1 };
  stubLists('news', [article], [now], [article]);
  const seen = table('patch', 'news', rows([now]), rows([article]));
  const { user } = await open(PATH);
  await chooseAction(user, 'Back to draft');
  expect(await screen.findByText('It is no longer on the site.')).toBeVisible();
  expect(seen[0]?.body).toEqual({ status: 'draft' });
  await user.click(await screen.findByRole('button', { name: 'Undo: Tea' }));
  expect(await screen.findByText('The article “Tea” is on the site.')).toBeVisible();
  expect(seen[1]?.body).toEqual({
    status: 'published',
    published_at: article.published_at,
  });
  expect(seen[1]?.url.searchParams.get('revision')).toBe(`eq.${now.revision}`);
});

it('an article is duplicated as a draft, with each title marked in its language, and a link to it', async () => {
  const both = { language: 'ru', translated_title: 'Tea', translated_content: 'Come.' } as const;
  const article = newsRow({ title: 'Чай', content: 'Приходите.', ...both });
  stubLists('news', [article]);
  const copy = { ...draft(), title: 'Tea (copy)' };
  const seen = table('post', 'news', rows([copy]));
  const { user } = await open(PATH);
  await chooseAction(user, 'Duplicate');
  expect(await screen.findByText('A copy is saved as a draft: “Tea (copy)”.')).toBeVisible();
  const body = seen[0]?.body as Record<string, unknown>;
  const titles = { title: 'Чай (копия)', translated_title: 'Tea (copy)' };
  expect(body).toMatchObject({ ...both, ...titles, content: article.content, status: 'draft' });
  expect(body).not.toHaveProperty('slug');
  expect(body).not.toHaveProperty('published_at');
  expect(body.id).not.toBe(article.id);
  const link = screen.getByRole('link', { name: 'Edit the copy' });
  expect(link).toHaveAttribute('href', `/admin/news/edit/${copy.id}`);
});

describe('an action that fails on an article in the list', () => {
  it('shows the reason and leaves the article as it was', async () => {
    stubLists('news', [draft()]);
    table('patch', 'news', noNetwork);
    const { user } = await open(PATH);
    await chooseAction(user, 'Publish now');
    const alert = await findAlert();
    expect(alert).toHaveTextContent('An error occurred while updating the news article');
    expect(alert).toHaveTextContent('Tea');
    expect(alert).toHaveTextContent('The server cannot be reached.');
    expect(await moreButton()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports that the article no longer exists and removes it from the list', async () => {
    stubLists('news', [draft()], []);
    table('patch', 'news', rows([]));
    const { user } = await open(PATH);
    await chooseAction(user, 'Publish now');
    expect(await findAlert()).toHaveTextContent('It no longer exists.');
    expect(await screen.findByText(/There are no articles yet/)).toBeVisible();
  });
});
