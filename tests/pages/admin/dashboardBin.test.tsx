import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { binRow, newsRow, noticeRow } from '../../support/builders';
import { completeDialogs } from '../../support/dialog';
import {
  answer,
  databaseError,
  interceptNetwork,
  noNetwork,
  row,
  rows,
  table,
} from '../../support/msw';
import { acceptsSignIn, alerted, alerts, EMAIL, open, server, signInWith } from './desk';
import { choose, news, stored } from './newsLines';

interceptNetwork();
completeDialogs();
beforeEach(server);

const PATH = '/admin/dashboard';
const RESTORE = '/rest/v1/rpc/restore_from_bin';
type User = Awaited<ReturnType<typeof open>>['user'];

const line = (title: string) =>
  screen.queryByRole('heading', { level: 3, name: new RegExp(title) });

/** Asks for a deletion and confirms it. */
async function remove(user: User, confirm = 'Delete article') {
  if (confirm === 'Delete article') await choose(user, 'Delete');
  else await user.click(await screen.findByRole('button', { name: 'Delete: Hours' }));
  await user.click(screen.getByRole('button', { name: confirm }));
}

describe('deleting an article', () => {
  it('is asked about first, and nothing happens when it is kept', async () => {
    stored([newsRow({ title: 'Tea' })]);
    const { user } = await open(PATH);
    await choose(user, 'Delete');
    const dialog = screen.getByRole('dialog', { name: 'Delete this article?' });
    expect(dialog).toHaveTextContent('Tea');
    expect(dialog).toHaveTextContent('you can bring it back for 30 days');
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(line('Tea')).toBeVisible();
    expect(screen.getByRole('button', { name: 'More: Tea' })).toHaveFocus();
  });

  it('moves it to the bin at once and touches none of its files', async () => {
    const url = 'https://abc.public.blob.vercel-storage.com/news/tea.jpg';
    const article = newsRow({ title: 'Tea', featured_image_url: url });
    stored([article], []);
    const seen = table('delete', 'news', rows([article]));
    const { user } = await open(PATH);
    await remove(user);
    expect(await screen.findByText('The article “Tea” is in the bin.')).toBeVisible();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.url.searchParams.get('id')).toBe(`eq.${article.id}`);
    expect(line('Tea')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the bin' })).toHaveAttribute(
      'href',
      '/admin/bin',
    );
    expect(await screen.findByText(/There are no articles yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo: Tea' })).toHaveFocus();
  });

  it('can be undone: it is back as it was', async () => {
    const article = newsRow({ title: 'Tea' });
    stored([article], [], [article]);
    table('delete', 'news', rows([article]));
    const { slug } = article;
    const restored = answer(
      'post',
      RESTORE,
      rows([{ kind: 'news', title: 'Tea', slug, was: slug }]),
    );
    const { user } = await open(PATH);
    await remove(user);
    await user.click(await screen.findByRole('button', { name: 'Undo: Tea' }));
    expect(await screen.findByText('The article “Tea” is back as it was.')).toBeVisible();
    expect(restored[0]?.body).toEqual({ item: article.id });
    await waitFor(() => expect(line('Tea')).toBeVisible());
    expect(screen.queryByText(/Its new address/)).toBeNull();
  });

  it('that is undone too late says the new address', async () => {
    const article = newsRow({ title: 'Tea' });
    stored([article], []);
    table('delete', 'news', rows([article]));
    answer('post', RESTORE, rows([{ kind: 'news', title: 'Tea', slug: 'tea-2', was: 'tea' }]));
    const { user } = await open(PATH);
    await remove(user);
    await user.click(await screen.findByRole('button', { name: 'Undo: Tea' }));
    expect(await screen.findByText(/Its new address: \/news\/tea-2/)).toBeVisible();
  });

  it('because somebody else was quicker counts as done', async () => {
    stored([newsRow({ title: 'Tea' })], []);
    table('delete', 'news', rows([]));
    const { user } = await open(PATH);
    await remove(user);
    expect(await screen.findByText('The article “Tea” is in the bin.')).toBeVisible();
    expect(alerts()).toEqual([]);
  });
});

describe('a deletion that fails', () => {
  const hours = noticeRow({ title: 'Hours' });

  it('brings the item back with the reason, and can be tried again', async () => {
    table('get', 'notices', rows([hours], 1), rows([hours], 1), rows([], 0));
    table('delete', 'notices', noNetwork, rows([hours]));
    const { user } = await open(PATH);
    await remove(user, 'Delete notice');
    const alert = await alerted();
    expect(alert).toHaveTextContent('An error occurred while deleting the notice');
    expect(alert).toHaveTextContent('Hours');
    await waitFor(() => expect(line('Hours')).toBeVisible());
    await remove(user, 'Delete notice');
    expect(await screen.findByText('The notice “Hours” is in the bin.')).toBeVisible();
  });

  it('goes on after a sign-in where the session has expired', async () => {
    acceptsSignIn();
    table('get', 'notices', rows([hours], 1));
    table('delete', 'notices', databaseError(401, 'PGRST303', 'JWT expired'), rows([hours]));
    const { user } = await open(PATH);
    await remove(user, 'Delete notice');
    await screen.findByRole('dialog', { name: 'Sign in to go on' });
    await signInWith(user, EMAIL, 'a demo password', 'Sign in and go on');
    expect(await screen.findByText('The notice “Hours” is in the bin.')).toBeVisible();
  });

  it('to be undone says why, and the item waits in the bin', async () => {
    stored([newsRow({ title: 'Tea' })], []);
    table('delete', 'news', rows([newsRow()]));
    answer('post', RESTORE, noNetwork);
    const { user } = await open(PATH);
    await remove(user);
    await user.click(await screen.findByRole('button', { name: 'Undo: Tea' }));
    expect(await alerted()).toHaveTextContent('An error occurred while restoring from the bin');
  });
});

describe('what has been in the bin for 30 days', () => {
  const url = 'https://abc.public.blob.vercel-storage.com/news/tea.jpg';

  it.each([
    [200, false],
    [503, true],
  ])(
    'is deleted for good when the dashboard is opened (the store answers %i)',
    async (status, told) => {
      const [old, young] = [binRow({ title: 'Old', files: [url] }, 31), binRow({}, 29)];
      table('get', 'bin', rows([young, old]), rows([young]));
      const removed = table('delete', 'bin', rows([{ item: old.item }]));
      const files = answer('delete', '/api/blob-delete', row({ success: status === 200 }, status));
      await open(PATH);
      await waitFor(() => expect(files).toHaveLength(1));
      expect(removed.map(({ url: asked }) => asked.searchParams.get('item'))).toEqual([
        `eq.${old.item}`,
      ]);
      expect(files[0]?.url.searchParams.get('url')).toBe(url);
      await news().findAllByRole('heading', { level: 3 });
      const words = 'News article deleted, but some images may need manual cleanup';
      if (told) expect(await screen.findByText(words)).toBeVisible();
      else expect(alerts()).toEqual([]);
    },
  );
});
