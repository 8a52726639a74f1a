import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRow, newsRow, noticeRow } from '../../support/builders';
import { completeDialogs } from '../../support/dialog';
import {
  answer,
  interceptNetwork,
  type RecordedRequest,
  row,
  rows,
  table,
} from '../../support/msw';
import { acceptsSignIn, EMAIL, open, server, signInWith, valueIn } from './desk';

interceptNetwork();
completeDialogs();
beforeEach(server);

const STORE = 'https://abc.public.blob.vercel-storage.com';
const history = () => screen.findByRole('region', { name: 'History' });

/** The saves of an item, newest first; the versions hold these columns. */
function saved(item: string, kind: 'news' | 'notices', ...versions: object[]) {
  const entries = versions.map((_, place) =>
    auditRow(
      { item, kind, action: place === versions.length - 1 ? 'create' : 'change', who: EMAIL },
      place * 60,
    ),
  );
  table('get', 'audit', rows(entries));
  const byId = new Map(entries.map(({ id }, place) => [`eq.${id}`, versions[place]]));
  table('get', 'versions', ({ url }: RecordedRequest) => {
    const stored = byId.get(url.searchParams.get('id') ?? '');
    return rows(stored ? [{ stored }] : entries.map(({ id }) => ({ id })));
  });
}

/** The store lists these of its files. */
const inStore = (...urls: string[]) =>
  answer('get', '/api/blob-list', ({ url }) => {
    const name = `${STORE}/${url.searchParams.get('prefix')}`;
    const blobs = urls
      .filter((one) => one === name)
      .map((one) => ({ url: one, pathname: 'x', size: 1, uploadedAt: '2026-01-01T00:00:00Z' }));
    return row({ success: true, blobs, hasMore: false });
  });

type User = Awaited<ReturnType<typeof open>>['user'];

async function compare(user: User) {
  const [button] = await within(await history()).findAllByRole('button', { name: /^Compare/ });
  if (!button) throw new Error('no version to compare');
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'An earlier version' });
  await within(dialog).findByRole('button', { name: 'Leave it as it is' });
  return within(dialog);
}

const restore = async (user: User) => {
  const dialog = await compare(user);
  await user.click(await dialog.findByRole('button', { name: 'Restore this version' }));
};

describe('a version of an article', () => {
  const [kept, gone, now] = ['kept', 'gone', 'now'].map((name) => `${STORE}/news/${name}.jpg`);
  const current = newsRow({ title: 'Tea', content: 'New text', featured_image_url: now ?? null });
  const then = {
    title: 'Tea',
    content: 'Old text',
    category: 'Sport',
    category_id: null,
    featured_image_url: gone,
    additional_images: [kept],
    image_texts: {},
    youtube_url: null,
    status: 'draft',
    slug: 'old-address',
  };

  const start = async () => {
    saved(current.id, 'news', {}, then);
    table('get', 'news', rows([current]));
    const patches = table('patch', 'news', ({ body }) => {
      const { updated_at: _, ...stored } = current;
      return rows([{ ...stored, ...(body as object), updated_at: '2026-11-21T10:00:00+00:00' }]);
    });
    return { patches, ...(await open(`/admin/news/edit/${current.id}`)) };
  };

  it('is shown beside what is there now, where they differ', async () => {
    const { user, patches } = await start();
    const dialog = await compare(user);
    expect(dialog.getByText(new RegExp(`Saved on .*: ${EMAIL}`))).toBeVisible();
    const text = within(await dialog.findByRole('region', { name: 'Text' }));
    expect(text.getByText('Old text')).toBeVisible();
    expect(text.getByText('New text')).toBeVisible();
    expect(dialog.getByRole('region', { name: 'Pictures' })).toHaveTextContent(
      /gone\.jpg.*kept\.jpg/s,
    );
    expect(dialog.queryByRole('region', { name: 'Title' })).toBeNull();
    expect(
      dialog.getByText(/Address, status and date of the article stay as they are/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Leave it as it is' }));
    expect(patches).toHaveLength(0);
  });

  it('is restored with one click, all but the pictures that are gone, which are named', async () => {
    inStore(kept ?? '');
    const deleted = answer('delete', '/api/blob-delete', row({ success: true }));
    const { user, patches } = await start();
    await restore(user);
    expect(await screen.findByText(/The version of .* is restored/)).toBeVisible();
    expect(screen.getByText(/1 file of it is no longer in the store.*: gone\.jpg/)).toBeVisible();
    expect(patches[0]?.body).toEqual({
      title: 'Tea',
      content: 'Old text',
      status: 'published',
      category_id: null,
      category: 'Sport',
      featured_image_url: null,
      additional_images: [kept],
      image_texts: {},
      youtube_url: null,
    });
    // Over what was compared, not over what somebody saves meanwhile.
    expect(patches[0]?.url.searchParams.get('updated_at')).toMatch(/^gte\.2026-11-20/);
    // The picture of the version before stays, so that the way back is open.
    expect(deleted).toHaveLength(0);
    await waitFor(() => expect(valueIn('Text')).toBe('Old text'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is restored leaves what was typed meanwhile to be brought back', async () => {
    inStore();
    const { user } = await start();
    await user.type(await screen.findByLabelText('Title'), ' and coffee');
    document.dispatchEvent(new Event('visibilitychange'));
    await restore(user);
    await screen.findByText(/The version of .* is restored/);
    await user.click(await screen.findByRole('button', { name: 'Bring it back' }));
    expect(valueIn('Title')).toBe('Tea and coffee');
  });

  it('is not restored when nobody can say whether its pictures are there', async () => {
    answer('get', '/api/blob-list', row({ success: false, code: 'store_unavailable' }, 503));
    const { user, patches } = await start();
    await restore(user);
    expect(await screen.findByText('An error occurred while listing files')).toBeVisible();
    expect(patches).toHaveLength(0);
  });

  it('is restored after a sign-in where the session has expired', async () => {
    acceptsSignIn();
    const expired = row({ success: false, code: 'not_signed_in' }, 401);
    const list = row({ success: true, blobs: [], hasMore: false });
    const { user } = await start();
    answer('get', '/api/blob-list', expired, list);
    await restore(user);
    await screen.findByRole('dialog', { name: 'Sign in to go on' });
    await signInWith(user, EMAIL, 'a demo password', 'Sign in and go on');
    expect(await screen.findByText(/2 files of it are no longer in the store/)).toBeVisible();
  });
});

describe('a version of a notice', () => {
  const url = `${STORE}/notices/form.pdf`;
  const then = { title: 'Form', description: 'Old', type: 'document', link: null, file_url: url };

  it.each([
    ['with its file', [url], { type: 'document', link: null, file_url: url }],
    ['with what it opens now where its file is gone', [], { type: 'link' }],
  ])('is restored %s', async (_, stored, expected) => {
    const current = noticeRow({ title: 'Form', description: 'New' });
    saved(current.id, 'notices', {}, then);
    table('get', 'notices', rows([current]));
    const patches = table('patch', 'notices', ({ body }) =>
      rows([{ ...current, ...(body as object), updated_at: '2026-11-21T10:00:00+00:00' }]),
    );
    inStore(...stored);
    const { user } = await open(`/admin/notices/edit/${current.id}`);
    await restore(user);
    expect(await screen.findByText(/The version of .* is restored/)).toBeVisible();
    expect(patches[0]?.body).toMatchObject({ title: 'Form', description: 'Old', ...expected });
    expect(screen.queryAllByText(/no longer in the store/)).toHaveLength(stored.length ? 0 : 1);
  });
});
