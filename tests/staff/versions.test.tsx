import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { historyRow, newsRow } from '../support/screens/builders';
import { completeDialogs } from '../support/screens/dialog';
import { answer, type RecordedRequest, row, rows, table } from '../support/screens/msw';
import { copyBar, EMAIL, enter, interceptStaffArea, open, type User, valueIn } from './staffPage';

interceptStaffArea();
completeDialogs();

const STORE = 'https://abc.public.blob.vercel-storage.com';
const history = () => screen.findByRole('region', { name: 'History' });

/** Stubs the versions of an item, newest first, with these columns. */
function stubVersions(item: string, kind: 'news' | 'notices', ...versions: object[]) {
  const entries = versions.map((_, index) =>
    historyRow(
      {
        item_id: item,
        kind,
        action: index === versions.length - 1 ? 'create' : 'change',
        actor_name: EMAIL,
        has_item: true,
      },
      index * 60,
    ),
  );
  table('get', 'history', rows(entries));
  const byId = new Map(entries.map(({ id }, index) => [`eq.${id}`, versions[index]]));
  table('get', 'version', ({ url }: RecordedRequest) =>
    rows([{ item: byId.get(url.searchParams.get('id') ?? '') }]),
  );
}

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
  const [featured, additional, currentFile] = ['old', 'further', 'now'].map(
    (name) => `${STORE}/news/${name}.jpg`,
  );
  const image = { featured_image_url: currentFile ?? null };
  const current = newsRow({ title: 'Tea', content: 'New text', ...image });
  /** What a restore brings back as it was. */
  const restored = {
    title: 'Tea',
    content: 'Old text',
    category: 'Sport',
    category_id: null,
    featured_image_url: featured,
    additional_images: [additional],
    image_texts: {},
    youtube_url: null,
    translated_title: 'Чай',
    translated_content: 'Старый текст',
  };
  const notRestored = { language: 'en', status: 'draft', slug: 'old-address' };

  const openArticle = async () => {
    stubVersions(current.id, 'news', {}, { ...restored, ...notRestored });
    table('get', 'news', rows([current]));
    const patches = table('patch', 'news', ({ body }) => {
      const { updated_at: _, ...stored } = current;
      return rows([{ ...stored, ...(body as object), updated_at: '2026-11-21T10:00:00+00:00' }]);
    });
    return { patches, ...(await open(`/admin/news/edit/${current.id}`)) };
  };

  it('is compared with the current one word by word where they differ', async () => {
    const { user, patches } = await openArticle();
    const dialog = await openComparison(user);
    expect(dialog.getByText(new RegExp(`Saved on .*: ${EMAIL}`))).toBeVisible();
    const text = within(await dialog.findByRole('region', { name: 'Text in English' }));
    expect(await text.findByText('Old', { selector: 'ins' })).toHaveTextContent(
      '[Only in: This version: Old]',
    );
    expect(text.getByText('New', { selector: 'del' })).toHaveTextContent(
      '[Only in: What is there now: New]',
    );
    const images = dialog.getByRole('region', { name: 'Images' });
    expect(within(images).getByText('now', { selector: 'del' })).toBeVisible();
    expect(within(images).getAllByText(/old|further/, { selector: 'ins' })).not.toHaveLength(0);
    expect(dialog.queryByRole('region', { name: 'Title in English' })).toBeNull();
    expect(dialog.getByRole('region', { name: 'Text in Russian' })).toHaveTextContent(
      /^Text in Russian \[Only in: This version: Старый текст\]$/,
    );
    expect(
      dialog.getByText(/Address, status and date of the article stay as they are/),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Leave it as it is' }));
    expect(patches).toHaveLength(0);
  });

  it('fills the form, and is stored with its images by a save', async () => {
    const deleted = answer('delete', '/api/blob-delete', row({ success: true }));
    const { user, patches } = await openArticle();
    await restoreVersion(user);
    expect(await screen.findByText(/The form has another text now/)).toBeVisible();
    // The text editor is loaded on demand.
    await screen.findByLabelText('Text in English', {}, { timeout: 10_000 });
    await waitFor(() => expect(valueIn('Text in English')).toBe('Old text'));
    expect(valueIn('Title in Russian')).toBe('Чай');
    expect(screen.queryByRole('dialog')).toBeNull();
    // Nothing is stored over before a save.
    expect(patches).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    await waitFor(() => expect(patches).toHaveLength(1));
    expect(patches[0]?.body).toMatchObject({
      ...restored,
      category: 'Sport',
      status: 'published',
      language: 'en',
      translated_image_texts: {},
    });
    expect(patches[0]?.body).not.toMatchObject({ slug: 'old-address' });
    // The update is conditional on the revision that was opened.
    expect(patches[0]?.url.searchParams.get('revision')).toBe('eq.1');
    // The image of the replaced version stays stored, because that version names it.
    expect(deleted).toHaveLength(0);
  });

  it('replaces text typed in the meantime only after saying so, and “Undo” brings it back', async () => {
    const { user, patches } = await openArticle();
    await enter(user, await screen.findByLabelText('Title in English'), ' and coffee');
    const dialog = await openComparison(user);
    expect(await dialog.findByText(/The form has changes that are not saved/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
    await screen.findByText(/The form has another text now/);
    expect(valueIn('Title in English')).toBe('Tea');
    const undo = () => copyBar().getByRole('button', { name: 'Undo' });
    expect(undo()).toHaveFocus();
    await user.click(undo());
    expect(valueIn('Title in English')).toBe('Tea and coffee');
    await user.click(undo());
    expect(valueIn('Title in English')).toBe('Tea');
    expect(patches).toHaveLength(0);
  });
});
