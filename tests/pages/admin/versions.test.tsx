import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsRow } from '../../support/screens/builders';
import { completeDialogs } from '../../support/screens/dialog';
import { answer, interceptNetwork, row, rows, table } from '../../support/screens/msw';
import { acceptsSignIn, EMAIL, open, signInWith, stubStaffServer, valueIn } from './desk';
import {
  openComparison,
  restoreVersion,
  STORE,
  stubFileList,
  stubVersions,
} from './storedVersions';

interceptNetwork();
completeDialogs();
beforeEach(stubStaffServer);

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
