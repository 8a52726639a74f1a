import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newsRow, noticeRow } from '../support/screens/builders';
import { completeDialogs } from '../support/screens/dialog';
import { answer, databaseError, noNetwork, rows, table } from '../support/screens/msw';
import { chooseAction, news, notices, stubLists } from './itemList';
import {
  acceptsSignIn,
  alerts,
  findAlert,
  interceptStaffArea,
  open,
  signInWith,
  type User,
} from './staffPage';

interceptStaffArea();
completeDialogs();

const PATH = '/admin/news';
const RESTORE = '/rest/v1/rpc/restore_from_bin';
const linkOf = (title: string) => screen.queryByRole('link', { name: new RegExp(`^${title}`) });

/** Clicks “Delete” of an item and confirms the dialog. */
async function remove(user: User, confirm = 'Delete article') {
  await chooseAction(user, 'Delete', confirm === 'Delete article' ? news : notices);
  await user.click(screen.getByRole('button', { name: confirm }));
}

describe('moving an article to the bin', () => {
  it('asks for confirmation and does nothing when it is declined', async () => {
    stubLists('news', [newsRow({ title: 'Tea' })]);
    const { user } = await open(PATH);
    await chooseAction(user, 'Delete');
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this article?' });
    expect(dialog).toHaveTextContent('Tea');
    expect(dialog).toHaveTextContent('you can bring it back for 30 days');
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(linkOf('Tea')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete: Tea' })).toHaveFocus();
  });

  it('removes the article from the list and deletes none of its files', async () => {
    const url = 'https://abc.public.blob.vercel-storage.com/news/tea.jpg';
    const article = newsRow({ title: 'Tea', featured_image_url: url });
    stubLists('news', [article], []);
    const seen = table('delete', 'news', rows([article]));
    const { user } = await open(PATH);
    await remove(user);
    expect(await screen.findByText('The article “Tea” is in the bin.')).toBeVisible();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.url.searchParams.get('id')).toBe(`eq.${article.id}`);
    await waitFor(() => expect(linkOf('Tea')).toBeNull());
    expect(screen.getByRole('link', { name: 'Open the bin' })).toHaveAttribute(
      'href',
      '/admin/log?show=bin',
    );
    expect(await screen.findByText(/There are no articles yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo: Tea' })).toHaveFocus();
  });

  it('restores the article by “Undo” with the same slug', async () => {
    const article = newsRow({ title: 'Tea' });
    stubLists('news', [article], [], [article]);
    table('delete', 'news', rows([article]));
    const { slug } = article;
    const restored = answer(
      'post',
      RESTORE,
      rows([{ kind: 'news', title: 'Tea', slug, previous_slug: slug }]),
    );
    const { user } = await open(PATH);
    await remove(user);
    await user.click(await screen.findByRole('button', { name: 'Undo: Tea' }));
    expect(await screen.findByText('The article “Tea” is back as it was.')).toBeVisible();
    expect(restored[0]?.body).toEqual({ item_kind: 'news', item_id: article.id });
    await waitFor(() => expect(linkOf('Tea')).toBeVisible());
    expect(screen.queryByText(/Its new address/)).toBeNull();
  });

  it('shows the new URL when another article has the slug by the time of “Undo”', async () => {
    const article = newsRow({ title: 'Tea' });
    stubLists('news', [article], []);
    table('delete', 'news', rows([article]));
    answer(
      'post',
      RESTORE,
      rows([{ kind: 'news', title: 'Tea', slug: 'tea-2', previous_slug: 'tea' }]),
    );
    const { user } = await open(PATH);
    await remove(user);
    await user.click(await screen.findByRole('button', { name: 'Undo: Tea' }));
    expect(await screen.findByText(/Its new address: \/news\/tea-2/)).toBeVisible();
  });

  it('counts as done when a colleague has deleted the article first', async () => {
    stubLists('news', [newsRow({ title: 'Tea' })], []);
    table('delete', 'news', rows([]));
    const { user } = await open(PATH);
    await remove(user);
    expect(await screen.findByText('The article “Tea” is in the bin.')).toBeVisible();
    expect(alerts()).toEqual([]);
  });
});

describe('moving an item to the bin that fails', () => {
  const hours = noticeRow({ title: 'Hours' });

  it('leaves the item with the reason, and works on a second try', async () => {
    table('get', 'notices', rows([hours], 1), rows([hours], 1), rows([], 0));
    table('delete', 'notices', noNetwork, rows([hours]));
    const { user } = await open('/admin/notices');
    await remove(user, 'Delete notice');
    const alert = await findAlert();
    expect(alert).toHaveTextContent('An error occurred while deleting the notice');
    expect(alert).toHaveTextContent('Hours');
    await waitFor(() => expect(linkOf('Hours')).toBeVisible());
    await remove(user, 'Delete notice');
    expect(await screen.findByText('The notice “Hours” is in the bin.')).toBeVisible();
  });

  it('continues after a new sign-in when the session has expired', async () => {
    acceptsSignIn();
    table('get', 'notices', rows([hours], 1));
    table('delete', 'notices', databaseError(401, 'PGRST303', 'JWT expired'), rows([hours]));
    const { user } = await open('/admin/notices');
    await remove(user, 'Delete notice');
    await screen.findByRole('dialog', { name: 'Sign in to go on' });
    await signInWith(user, null, 'a demo password', 'Sign in and go on');
    expect(await screen.findByText('The notice “Hours” is in the bin.')).toBeVisible();
  });
});
