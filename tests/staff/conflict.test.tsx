import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { historyRow, newsRow, noticeRow } from '../support/screens/builders';
import { answer, rows, table } from '../support/screens/msw';
import { categories, enter, interceptStaffArea, open, valueIn } from './staffPage';

/** Two staff members edit the same item: the second one decides which version stays. */

interceptStaffArea();

const LATER = '2026-11-20T10:30:00+00:00';
const [culture, trade] = categories;
const save = () => screen.getByRole('button', { name: /^(Save draft|Publish changes)$/ });
const inDialog = async () =>
  within(await screen.findByRole('dialog', { name: /saved while you were writing/ }));

/** Both versions of a field by the marks of the dialog: deleted is theirs, inserted is mine. */
async function versions(dialog: ReturnType<typeof within>, label: string) {
  const region = dialog.getByRole('region', { name: label });
  await waitFor(() => expect(region.querySelector('ins')).not.toBeNull());
  const without = (mark: string) => {
    const copy = region.cloneNode(true) as HTMLElement;
    for (const one of copy.querySelectorAll(`h3, .visually-hidden, ${mark}`)) one.remove();
    return copy.textContent;
  };
  return { mine: without('del'), theirs: without('ins') };
}

/** Opens an article, changes its title, and stubs a colleague's save in the meantime. */
async function changedArticle(theirs: object = { title: 'Tea on Friday' }) {
  const article = newsRow({ title: 'Tea', status: 'draft', featured_image_url: null });
  const mine = { ...article, category_id: culture?.id ?? null, news_categories: culture };
  const stored = { ...mine, updated_at: LATER, revision: 2, ...theirs };
  table('get', 'news', rows([mine]), rows([stored]));
  table('get', 'history', rows([historyRow({ actor_name: 'wanjiru@embassy.example' })]));
  const patches = table('patch', 'news', rows([]), rows([stored]));
  const { user } = await open(`/admin/news/edit/${article.id}`);
  const title = await screen.findByDisplayValue('Tea');
  await user.clear(title);
  await enter(user, title, 'Tea on Monday');
  return { user, patches, title };
}

describe('saving an article that a colleague has saved in the meantime', () => {
  it('shows who saved it, when, and both versions of each field that differs', async () => {
    const { user } = await changedArticle({
      title: 'Tea on Friday',
      category_id: trade?.id,
      news_categories: trade,
    });
    await user.click(save());
    const dialog = await inDialog();
    expect(await dialog.findByText(/wanjiru@embassy.example saved this on/)).toHaveTextContent(
      '20 November 2026 at 13:30, Moscow time',
    );
    expect(await versions(dialog, 'Title in English')).toEqual({
      mine: 'Tea on Monday',
      theirs: 'Tea on Friday',
    });
    expect(await versions(dialog, 'Category')).toEqual({ mine: 'Culture', theirs: 'Trade' });
    expect(dialog.queryByRole('region', { name: 'Text in English' })).toBeNull();
  });

  it('can load the colleague’s version, which later saves start from', async () => {
    const { user, patches } = await changedArticle();
    await user.click(save());
    await user.click(await (await inDialog()).findByRole('button', { name: /Use the saved/ }));
    expect(await screen.findByDisplayValue('Tea on Friday')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    // One's own text is a press away.
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(valueIn('Title in English')).toBe('Tea on Monday');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await enter(user, screen.getByLabelText('Title in English'), ' at ten');
    await user.click(save());
    await screen.findByText(/is saved/);
    expect(patches[1]?.body).toMatchObject({ title: 'Tea on Friday at ten' });
    expect(patches[1]?.url.searchParams.get('revision')).toBe('eq.2');
  });

  it('can overwrite the colleague’s version', async () => {
    const { user, patches } = await changedArticle();
    await user.click(save());
    await user.click(await (await inDialog()).findByRole('button', { name: 'Save mine over it' }));
    await screen.findByText(/is saved/);
    expect(patches[1]?.body).toMatchObject({ title: 'Tea on Monday' });
  });
});

describe('saving an article that a colleague has moved to the bin in the meantime', () => {
  /** Changes and saves an article that is in the bin by the time it is saved. */
  async function saveBinnedArticle() {
    const { user, ...rest } = await changedArticle();
    table('get', 'news', rows([]));
    await user.click(save());
    return {
      user,
      dialog: within(await screen.findByRole('dialog', { name: /to the bin/ })),
      ...rest,
    };
  }

  it('can restore and save it', async () => {
    const restored = { kind: 'news', title: 'Tea', slug: 'tea', previous_slug: 'tea' };
    answer('post', '/rest/v1/rpc/restore_from_bin', () => Response.json([restored]));
    const { user, dialog, patches } = await saveBinnedArticle();
    expect(dialog.queryByRole('button', { name: 'Save mine over it' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Restore it and save' }));
    await screen.findByText(/is saved/);
    expect(patches[1]?.body).toMatchObject({ title: 'Tea on Monday' });
  });

  it('can go on with the text as a new article', async () => {
    const { user, dialog } = await saveBinnedArticle();
    await user.click(dialog.getByRole('link', { name: 'Go on as a new draft' }));
    await screen.findByRole('heading', { level: 1, name: 'New article' });
    expect(await screen.findByDisplayValue('Tea on Monday')).toBeVisible();
  });
});

describe('saving a notice that a colleague has saved in the meantime', () => {
  const file = (name: string) =>
    `https://localfiles.public.blob.vercel-storage.com/notices/${name}-abcdefghijklmnopqrstuvwxyz1234.pdf`;

  async function changedNotice() {
    const notice = noticeRow({
      title: 'Hours',
      ends_at: '2099-11-22T06:00:00+00:00',
      type: 'document',
      link: null,
      file_url: file('old'),
    });
    const stored = {
      ...notice,
      title: 'New hours',
      file_url: file('order'),
      ends_at: '2099-11-25T20:00:00+00:00',
      updated_at: LATER,
      revision: 2,
    };
    table('get', 'notices', rows([notice]), rows([stored]));
    table('patch', 'notices', rows([]));
    const { user } = await open(`/admin/notices/edit/${notice.id}`);
    await enter(user, await screen.findByDisplayValue('Hours'), ' of the counter');
    await user.click(save());
    return inDialog();
  }

  it('shows both versions, with files by their names and whole dates', async () => {
    const dialog = await changedNotice();
    expect(await dialog.findByText(/A colleague saved this on 20 November 2026/)).toBeVisible();
    expect(await versions(dialog, 'Title in English')).toEqual({
      mine: 'Hours of the counter',
      theirs: 'New hours',
    });
    expect(await versions(dialog, 'Document')).toEqual({ mine: 'old.pdf', theirs: 'order.pdf' });
    for (const date of ['22 November 2099 at 09:00', '25 November 2099 at 23:00']) {
      expect(dialog.getByText(date)).toBeVisible();
    }
  });
});
