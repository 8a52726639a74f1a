import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRow, newsRow, noticeRow } from '../../support/screens/builders';
import { completeDialogs } from '../../support/screens/dialog';
import {
  answer,
  interceptNetwork,
  type RecordedRequest,
  row,
  rows,
  table,
} from '../../support/screens/msw';
import { acceptsSignIn, EMAIL, open, signInWith, stubStaffServer, valueIn } from './desk';

interceptNetwork();
completeDialogs();
beforeEach(stubStaffServer);

const STORE = 'https://abc.public.blob.vercel-storage.com';
const history = () => screen.findByRole('region', { name: 'History' });

/** Stubs the versions of an item, newest first, with these columns. */
function stubVersions(item: string, kind: 'news' | 'notices', ...versions: object[]) {
  const entries = versions.map((_, index) =>
    auditRow(
      {
        item_id: item,
        kind,
        action: index === versions.length - 1 ? 'create' : 'change',
        actor_name: EMAIL,
      },
      index * 60,
    ),
  );
  table('get', 'audit', rows(entries));
  const byId = new Map(entries.map(({ id }, index) => [`eq.${id}`, versions[index]]));
  table('get', 'versions', ({ url }: RecordedRequest) => {
    const snapshot = byId.get(url.searchParams.get('id') ?? '');
    return rows(snapshot ? [{ snapshot }] : entries.map(({ id }) => ({ id })));
  });
}

/** Stubs the file list of the store with these URLs. */
const stubFileList = (...urls: string[]) =>
  answer('get', '/api/blob-list', ({ url }) => {
    const name = `${STORE}/${url.searchParams.get('prefix')}`;
    const blobs = urls
      .filter((one) => one === name)
      .map((one) => ({ url: one, pathname: 'x', size: 1, uploadedAt: '2026-01-01T00:00:00Z' }));
    return row({ success: true, blobs, hasMore: false });
  });

type User = Awaited<ReturnType<typeof open>>['user'];

async function openComparison(user: User) {
  const [button] = await within(await history()).findAllByRole('button', { name: /^Compare/ });
  if (!button) throw new Error('no version to compare');
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'An earlier version' });
  await within(dialog).findByRole('button', { name: 'Leave it as it is' });
  return within(dialog);
}

const restoreVersion = async (user: User) => {
  const dialog = await openComparison(user);
  await user.click(await dialog.findByRole('button', { name: 'Restore this version' }));
};

describe('version of an article', () => {
  const [stillStored, deletedFile, currentFile] = ['kept', 'gone', 'now'].map(
    (name) => `${STORE}/news/${name}.jpg`,
  );
  const image = { featured_image_url: currentFile ?? null };
  const current = newsRow({ title: 'Tea', content: 'New text', ...image });
  /** What a restore saves as it was. */
  const restored = {
    title: 'Tea',
    content: 'Old text',
    category: 'Sport',
    category_id: null,
    additional_images: [stillStored],
    image_texts: {},
    youtube_url: null,
    translated_title: 'Чай',
    translated_content: 'Старый текст',
  };
  const notRestored = { featured_image_url: deletedFile, status: 'draft', slug: 'old-address' };

  const openArticle = async () => {
    stubVersions(current.id, 'news', {}, { ...restored, ...notRestored });
    table('get', 'news', rows([current]));
    const patches = table('patch', 'news', ({ body }) => {
      const { updated_at: _, ...stored } = current;
      return rows([{ ...stored, ...(body as object), updated_at: '2026-11-21T10:00:00+00:00' }]);
    });
    return { patches, ...(await open(`/admin/news/edit/${current.id}`)) };
  };

  it('is shown beside the current one where they differ', async () => {
    const { user, patches } = await openArticle();
    const dialog = await openComparison(user);
    expect(dialog.getByText(new RegExp(`Saved on .*: ${EMAIL}`))).toBeVisible();
    const text = within(await dialog.findByRole('region', { name: 'Text in English' }));
    expect(text.getByText('Old text')).toBeVisible();
    expect(text.getByText('New text')).toBeVisible();
    expect(dialog.getByRole('region', { name: 'Pictures' })).toHaveTextContent(
      /gone\.jpg.*kept\.jpg/s,
    );
    expect(dialog.queryByRole('region', { name: 'Title in English' })).toBeNull();
    expect(dialog.getByRole('region', { name: 'Text in Russian' })).toHaveTextContent(
      /This version.*Старый текст.*What is there now.*empty/s,
    );
    expect(
      dialog.getByText(/Address, status and date of the article stay as they are/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Leave it as it is' }));
    expect(patches).toHaveLength(0);
  });

  it('is restored without the images that are no longer stored, which are named', async () => {
    stubFileList(stillStored ?? '');
    const deleted = answer('delete', '/api/blob-delete', row({ success: true }));
    const { user, patches } = await openArticle();
    await restoreVersion(user);
    expect(await screen.findByText(/The version of .* is restored/)).toBeVisible();
    expect(screen.getByText(/1 file of it is no longer in the store.*: gone\.jpg/)).toBeVisible();
    expect(patches[0]?.body).toEqual({
      ...restored,
      status: 'published',
      featured_image_url: null,
      language: 'en',
      translated_image_texts: {},
    });
    // The update is conditional on the compared version.
    expect(patches[0]?.url.searchParams.get('updated_at')).toMatch(/^gte\.2026-11-20/);
    // The image of the replaced version stays stored, so that the restore can be undone.
    expect(deleted).toHaveLength(0);
    await waitFor(() => expect(valueIn('Text in English')).toBe('Old text'));
    expect(valueIn('Title in Russian')).toBe('Чай');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps text typed in the meantime as an autosaved draft when it is restored', async () => {
    stubFileList();
    const { user } = await openArticle();
    await user.type(await screen.findByLabelText('Title in English'), ' and coffee');
    document.dispatchEvent(new Event('visibilitychange'));
    await restoreVersion(user);
    await screen.findByText(/The version of .* is restored/);
    await user.click(await screen.findByRole('button', { name: 'Bring it back' }));
    expect(valueIn('Title in English')).toBe('Tea and coffee');
  });

  it('is not restored when the store cannot confirm its images', async () => {
    answer('get', '/api/blob-list', row({ success: false, code: 'store_unavailable' }, 503));
    const { user, patches } = await openArticle();
    await restoreVersion(user);
    expect(await screen.findByText('An error occurred while listing files')).toBeVisible();
    expect(patches).toHaveLength(0);
  });

  it('is restored after a new sign-in when the session has expired', async () => {
    acceptsSignIn();
    const expired = row({ success: false, code: 'not_signed_in' }, 401);
    const list = row({ success: true, blobs: [], hasMore: false });
    const { user } = await openArticle();
    answer('get', '/api/blob-list', expired, list);
    await restoreVersion(user);
    await screen.findByRole('dialog', { name: 'Sign in to go on' });
    await signInWith(user, EMAIL, 'a demo password', 'Sign in and go on');
    expect(await screen.findByText(/2 files of it are no longer in the store/)).toBeVisible();
  });
});

describe('version of a notice', () => {
  const url = `${STORE}/notices/form.pdf`;
  const document = { type: 'document', link: null, file_url: url };
  const version = { title: 'Form', description: 'Old', ...document };

  it.each([
    ['with its file', [url], document],
    ['with the current link when its file is no longer stored', [], { type: 'link' }],
  ])('is restored %s', async (_, stored, expected) => {
    const current = noticeRow({ title: 'Form', description: 'New' });
    stubVersions(current.id, 'notices', {}, version);
    table('get', 'notices', rows([current]));
    const patches = table('patch', 'notices', ({ body }) =>
      rows([{ ...current, ...(body as object), updated_at: '2026-11-21T10:00:00+00:00' }]),
    );
    stubFileList(...stored);
    const { user } = await open(`/admin/notices/edit/${current.id}`);
    await restoreVersion(user);
    expect(await screen.findByText(/The version of .* is restored/)).toBeVisible();
    expect(patches[0]?.body).toMatchObject({ title: 'Form', description: 'Old', ...expected });
    expect(screen.queryAllByText(/no longer in the store/)).toHaveLength(stored.length ? 0 : 1);
  });
});
