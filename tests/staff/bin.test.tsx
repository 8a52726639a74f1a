import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { binRow } from '../support/screens/builders';
import { completeDialogs } from '../support/screens/dialog';
import { answer, type RecordedRequest, row, rows, table } from '../support/screens/msw';
import { EMAIL, interceptStaffArea, open } from './staffPage';

interceptStaffArea();
completeDialogs();

const PATH = '/admin/log?show=bin';
const PURGE = '/rest/v1/rpc/purge_from_bin';
const STORE = 'https://abc.public.blob.vercel-storage.com/news';
const items = () => screen.queryAllByRole('button', { name: /^Restore: (?:Tea|Hours)/ });
const itemsOf = (seen: RecordedRequest[]) =>
  seen.map(({ body }) => (body as { item_id: string }).item_id);

/**
 * Stubs the bin with these rows; deleting or restoring one removes it from later responses. A
 * restoration is answered once `respond` is called.
 */
function stubBin(...list: ReturnType<typeof binRow>[]) {
  const left = [...list];
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  table('get', 'bin', () => rows(left));
  const removed = answer('post', PURGE, ({ body }) => {
    const index = left.findIndex(
      ({ item_id }) => (body as { item_id: string }).item_id === item_id,
    );
    if (index >= 0) left.splice(index, 1);
    return HttpResponse.json(index >= 0 ? [] : null);
  });
  const restored = answer('post', '/rest/v1/rpc/restore_from_bin', async ({ body }) => {
    await responded;
    const index = left.findIndex(
      ({ item_id }) => (body as { item_id: string }).item_id === item_id,
    );
    return rows(
      left
        .splice(index, 1)
        .map(({ kind, title }) => ({ kind, title, slug: 'tea', previous_slug: 'tea' })),
    );
  });
  return { removed, restored, respond };
}

const stubFileDeletion = (status = 200) =>
  answer(
    'delete',
    '/api/blob-delete',
    row({ success: status === 200, code: status === 409 ? 'in_use' : undefined }, status),
  );

describe('what is in the bin', () => {
  it('is listed with who deleted it and until when it can be restored', async () => {
    stubBin(
      binRow({ title: 'Tea', actor_name: EMAIL }),
      binRow({ title: 'Hours', kind: 'notices' }, 10),
    );
    const { user } = await open('/admin/log');
    await user.click(await screen.findByRole('link', { name: 'In the bin' }));
    const list = within(await screen.findByRole('region', { name: /^Articles, notices/ }));
    const lines = await list.findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^TeaArticle · moved to the bin · you · today, .*stays until \d+\s\w+ \d{4}/,
      ),
      expect.stringMatching(
        /^HoursNotice · moved to the bin · other@embassy.example .*stays until/,
      ),
    ]);
  });
});

it('restoring from the bin restores an item once on a double click and removes it from the list', async () => {
  const tea = binRow({ title: 'Tea' });
  const { restored, respond } = stubBin(tea, binRow({ title: 'Hours', kind: 'notices' }));
  const { user } = await open(PATH);
  await user.dblClick(await screen.findByRole('button', { name: 'Restore: Tea' }));
  respond();
  expect(await screen.findByText('The article “Tea” is back as it was.')).toBeVisible();
  await waitFor(() => expect(items()).toHaveLength(1));
  expect(restored.map(({ body }) => body)).toEqual([{ item_kind: 'news', item_id: tea.item_id }]);
  expect(document.activeElement).not.toBe(document.body);
});

describe('deleting permanently from the bin', () => {
  it.each([
    [200, 'News article and all images deleted successfully'],
    [503, 'News article deleted, but some images may need manual cleanup'],
    // 409: a copy of the article still uses the file, so its deletion is not needed.
    [409, 'News article and all images deleted successfully'],
  ])(
    'reports what happened to the images when the file deletion responds with %i',
    async (status, message) => {
      const tea = binRow({ title: 'Tea' });
      stubBin(tea);
      const files = [`${STORE}/tea.jpg`, '/scenes/tea-hills.svg'];
      const removed = answer('post', PURGE, HttpResponse.json(files));
      const deleted = stubFileDeletion(status);
      const { user } = await open(PATH);
      await user.click(await screen.findByRole('button', { name: 'Delete for good: Tea' }));
      await user.click(screen.getByRole('button', { name: 'Delete for good' }));
      expect(await screen.findByText(message)).toBeVisible();
      expect(itemsOf(removed)).toEqual([tea.item_id]);
      expect(deleted.map(({ url }) => url.searchParams.get('url'))).toEqual([`${STORE}/tea.jpg`]);
    },
  );
});
