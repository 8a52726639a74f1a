import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newsRow } from '../support/screens/builders';
import { completeDialogs } from '../support/screens/dialog';
import { databaseError, noNetwork, rows, table } from '../support/screens/msw';
import {
  chooseAction,
  draft,
  hours,
  menuOf,
  moreButton,
  news,
  notices,
  stubLists,
} from './itemList';
import { findAlert, interceptStaffArea, open } from './staffPage';

interceptStaffArea();
completeDialogs();

const PATH = '/admin/news';

// The actions of each state are in noticeActions.test.tsx. An article does not end.
it('actions on an article in the list are in a menu, which Escape and a click elsewhere close', async () => {
  stubLists('news', [newsRow({ title: 'Tea' })]);
  const { user } = await open(PATH);
  const button = await moreButton();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(await menuOf()).toEqual(['Duplicate: Tea', 'Delete: Tea']);
  await user.keyboard('{Tab}{Escape}');
  expect(news().queryByRole('button', { name: /^Duplicate/ })).toBeNull();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(news().queryByRole('button', { name: /^Duplicate/ })).toBeNull();
});

it('an article is duplicated as a draft, with each title marked, and a link to it', async () => {
  const both = { language: 'ru', translated_title: 'Tea', translated_content: 'Come.' } as const;
  const article = newsRow({ title: 'Чай', content: 'Приходите.', ...both });
  stubLists('news', [article]);
  const copy = { ...draft(), title: 'Tea (2)' };
  const seen = table('post', 'news', rows([copy]));
  const { user } = await open(PATH);
  await chooseAction(user, 'Duplicate');
  expect(await screen.findByText('A copy is saved as a draft: “Tea (2)”.')).toBeVisible();
  const body = seen[0]?.body as Record<string, unknown>;
  const titles = { title: 'Чай (2)', translated_title: 'Tea (2)' };
  expect(body).toMatchObject({ ...both, ...titles, content: article.content, status: 'draft' });
  expect(body).not.toHaveProperty('slug');
  expect(body).not.toHaveProperty('published_at');
  expect(body.id).not.toBe(article.id);
  const link = screen.getByRole('link', { name: 'Edit the copy' });
  expect(link).toHaveAttribute('href', `/admin/news/edit/${copy.id}`);
});

describe('an action that fails on an item in the list', () => {
  const notice = hours.shown;

  it('shows the reason and leaves the item as it was', async () => {
    stubLists('notices', [notice]);
    table('patch', 'notices', noNetwork);
    const { user } = await open('/admin/notices');
    await chooseAction(user, 'End now', notices);
    const alert = await findAlert();
    expect(alert).toHaveTextContent('An error occurred while updating the notice');
    expect(alert).toHaveTextContent('Hours');
    expect(alert).toHaveTextContent('The server cannot be reached.');
    expect(await moreButton(notices)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports that the item no longer exists and removes it from the list', async () => {
    stubLists('notices', [notice], []);
    table('patch', 'notices', rows([]));
    const { user } = await open('/admin/notices');
    await chooseAction(user, 'End now', notices);
    expect(await findAlert()).toHaveTextContent('It no longer exists.');
    expect(await screen.findByText(/There are no notices yet/)).toBeVisible();
  });

  it('sends one request on a double click and shows “Ending…” until it ends', async () => {
    stubLists('notices', [notice]);
    let respond: (response: Response) => void = () => undefined;
    const seen = table(
      'patch',
      'notices',
      () => new Promise<Response>((resolve) => (respond = resolve)),
    );
    const { user } = await open('/admin/notices');
    await chooseAction(user, 'End now', notices);
    await user.dblClick(await notices().findByRole('button', { name: /^Ending…/ }));
    expect(notices().queryByRole('button', { name: /^End now: / })).toBeNull();
    await waitFor(() => expect(seen).toHaveLength(1));
    respond(databaseError(500, 'XX000'));
    expect(await moreButton(notices)).toBeVisible();
    expect(seen).toHaveLength(1);
  });
});
