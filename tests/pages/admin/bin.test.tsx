import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { binRow } from '../../support/builders';
import { completeDialogs } from '../../support/dialog';
import {
  answer,
  databaseError,
  interceptNetwork,
  type RecordedRequest,
  row,
  rows,
  table,
} from '../../support/msw';
import { acceptsSignIn, alerted, EMAIL, open, server, signInWith } from './desk';

interceptNetwork();
completeDialogs();
beforeEach(server);

const PATH = '/admin/bin';
const STORE = 'https://abc.public.blob.vercel-storage.com/news';
const items = () => screen.queryAllByRole('heading', { level: 2, name: /^Tea|^Hours/ });
const idsOf = (seen: RecordedRequest[]) => seen.map(({ url }) => url.searchParams.get('item'));

/** The bin answers with what is left of these. */
function holds(...list: ReturnType<typeof binRow>[]) {
  const left = [...list];
  table('get', 'bin', () => rows(left));
  const removed = table('delete', 'bin', ({ url }) => {
    const place = left.findIndex(({ item }) => url.searchParams.get('item') === `eq.${item}`);
    return rows(place < 0 ? [] : left.splice(place, 1));
  });
  const restored = answer('post', '/rest/v1/rpc/restore_from_bin', ({ body }) => {
    const place = left.findIndex(({ item }) => (body as { item: string }).item === item);
    return rows(
      left.splice(place, 1).map(({ kind, title }) => ({ kind, title, slug: 'tea', was: 'tea' })),
    );
  });
  return { removed, restored };
}

const files = (status = 200) =>
  answer('delete', '/api/blob-delete', row({ success: status === 200 }, status));

describe('the bin', () => {
  it('says what was deleted when and by whom, and how long it stays', async () => {
    holds(
      binRow({ title: 'Tea', deleted_by: EMAIL }),
      binRow({ title: 'Hours', kind: 'notices' }, 40),
    );
    await open(PATH);
    const list = within(await screen.findByRole('list', { name: 'In the bin' }));
    const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts.find((text) => text?.startsWith('Tea'))).toMatch(
      /Article.*deleted: you · today, .*stays until \d+ \w+ \d{4}/,
    );
    expect(texts.find((text) => text?.startsWith('Hours'))).toMatch(
      /Notice.*deleted: other@embassy.example.*its 30 days are over/,
    );
    expect(screen.getByText('2 items')).toBeVisible();
  });

  it('says that it is empty', async () => {
    await open(PATH);
    expect(await screen.findByText('The bin is empty.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Empty the bin' })).toBeNull();
  });

  it('can be fetched again after a sign-in', async () => {
    acceptsSignIn();
    table(
      'get',
      'bin',
      databaseError(401, 'PGRST303', 'JWT expired'),
      rows([binRow({ title: 'Tea' })]),
    );
    const { user } = await open(PATH);
    expect(await alerted()).toHaveTextContent('An error occurred while fetching the bin');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog', { name: 'Sign in to go on' });
    await signInWith(user, EMAIL, 'a demo password', 'Sign in and go on');
    await waitFor(() => expect(items()).toHaveLength(1));
  });
});

describe('restoring', () => {
  it('is one click, once however fast, and takes the item out of the bin', async () => {
    const tea = binRow({ title: 'Tea' });
    const { restored } = holds(tea, binRow({ title: 'Hours', kind: 'notices' }));
    const { user } = await open(PATH);
    await user.dblClick(await screen.findByRole('button', { name: 'Restore: Tea' }));
    expect(await screen.findByText('The article “Tea” is back as it was.')).toBeVisible();
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(restored.map(({ body }) => body)).toEqual([{ item: tea.item }]);
    expect(screen.getByText('1 item')).toHaveFocus();
  });

  it('that comes too late says so', async () => {
    table('get', 'bin', rows([binRow({ title: 'Tea' })]), rows([]));
    answer('post', '/rest/v1/rpc/restore_from_bin', rows([]));
    const { user } = await open(PATH);
    await user.click(await screen.findByRole('button', { name: 'Restore: Tea' }));
    expect(await alerted()).toHaveTextContent('It no longer exists.');
    expect(await screen.findByText('The bin is empty.')).toBeVisible();
  });
});

describe('deleting for good', () => {
  it('is asked about first', async () => {
    const { removed } = holds(binRow({ title: 'Tea' }));
    const { user } = await open(PATH);
    await user.click(await screen.findByRole('button', { name: 'Delete for good: Tea' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete this for good?' });
    expect(dialog).toHaveTextContent('Tea');
    expect(dialog).toHaveTextContent('cannot be brought back');
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(removed).toHaveLength(0);
  });

  it.each([
    [200, 'News article and all images deleted successfully'],
    [503, 'News article deleted, but some images may need manual cleanup'],
    // Still used by a copy of the article, which is as it ought to be.
    [409, 'News article and all images deleted successfully'],
  ])('says what became of the pictures when the store answers %i', async (status, words) => {
    const tea = binRow({ title: 'Tea', files: [`${STORE}/tea.jpg`, '/scenes/tea-hills.svg'] });
    const { removed } = holds(tea);
    const deleted = files(status);
    const { user } = await open(PATH);
    await user.click(await screen.findByRole('button', { name: 'Delete for good: Tea' }));
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(idsOf(removed)).toEqual([`eq.${tea.item}`]);
    expect(deleted.map(({ url }) => url.searchParams.get('url'))).toEqual([`${STORE}/tea.jpg`]);
  });

  it('takes pictures along that only a version names, if they are still there', async () => {
    const [own, old, gone] = ['own', 'old', 'gone'].map((name) => `${STORE}/${name}.jpg`);
    holds(binRow({ title: 'Tea', files: [own ?? ''] }));
    table('get', 'versions', rows([{ files: [own, old] }, { files: [gone] }]));
    answer('get', '/api/blob-list', ({ url }) => {
      const there = url.searchParams.get('prefix') === 'news/old.jpg';
      const blob = { url: old, pathname: 'news/old.jpg', size: 1, uploadedAt: '2026-01-01T00:00Z' };
      return row({ success: true, blobs: there ? [blob] : [], hasMore: false });
    });
    const deleted = files();
    const { user } = await open(PATH);
    await user.click(await screen.findByRole('button', { name: 'Delete for good: Tea' }));
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    await screen.findByText('News article and all images deleted successfully');
    expect(deleted.map(({ url }) => url.searchParams.get('url'))).toEqual([own, old]);
  });

  it('that fails leaves the item where it is, and says why', async () => {
    holds(binRow({ title: 'Hours', kind: 'notices' }));
    table('delete', 'bin', databaseError(500, 'XX000'));
    const deleted = files();
    const { user } = await open(PATH);
    await user.click(await screen.findByRole('button', { name: 'Delete for good: Hours' }));
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    expect(await alerted()).toHaveTextContent('An error occurred while deleting the notice');
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(deleted).toHaveLength(0);
  });
});

describe('emptying the bin', () => {
  it('deletes everything in it for good, after a question', async () => {
    const [tea, hours] = [
      binRow({ title: 'Tea', files: [`${STORE}/tea.jpg`] }),
      binRow({ title: 'Hours', kind: 'notices' }),
    ];
    const { removed } = holds(tea, hours);
    const deleted = files(503);
    const { user } = await open(PATH);
    await user.click(await screen.findByRole('button', { name: 'Empty the bin' }));
    const dialog = screen.getByRole('dialog', { name: 'Empty the bin?' });
    expect(dialog).toHaveTextContent('2 items disappear with their pictures');
    await user.click(within(dialog).getByRole('button', { name: 'Empty the bin' }));
    expect(await screen.findByText('2 items are deleted for good.')).toBeVisible();
    expect(screen.getByText(/some images may need manual cleanup/)).toBeVisible();
    expect(idsOf(removed)).toEqual([`eq.${tea.item}`, `eq.${hours.item}`]);
    expect(deleted).toHaveLength(1);
    expect(await screen.findByText('The bin is empty.')).toBeVisible();
  });
});
