import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { historyRow, newsRow, noticeRow } from '../support/screens/builders';
import { answer, rows, table } from '../support/screens/msw';
import {
  categories,
  copyBar,
  enter,
  interceptStaffArea,
  open,
  type User,
  valueIn,
} from './staffPage';

/** Two staff members edit the same item: the second one decides which version stays. */

interceptStaffArea();

const LATER = '2026-11-20T10:30:00+00:00';
const [culture, trade] = categories;
const save = () => screen.getByRole('button', { name: /^(Save draft|Publish changes)$/ });
/** Compares the form with the newer version, which a failed save has shown. */
async function compare(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Look at the changes' }));
  return within(screen.getByRole('dialog', { name: 'Your form and the other text' }));
}

/** Both versions of a field by the marks of the dialog: deleted is mine, inserted is theirs. */
async function versions(dialog: ReturnType<typeof within>, label: string) {
  const region = dialog.getByRole('region', { name: label });
  await waitFor(() => expect(region.querySelector('ins')).not.toBeNull());
  const without = (mark: string) => {
    const copy = region.cloneNode(true) as HTMLElement;
    for (const one of copy.querySelectorAll(`h3, .visually-hidden, ${mark}`)) one.remove();
    return copy.textContent;
  };
  return { mine: without('ins'), theirs: without('del') };
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
  return { user, article: mine, patches };
}

describe('saving an article that a colleague has saved in the meantime', () => {
  it('shows who saved it, when, and both versions of each field that differs', async () => {
    const { user } = await changedArticle({
      title: 'Tea on Friday',
      category_id: trade?.id,
      news_categories: trade,
    });
    await user.click(save());
    await screen.findByText(/^It was saved elsewhere while you were writing/);
    expect(await copyBar().findByText(/^wanjiru@embassy.example saved this on/)).toHaveTextContent(
      '20 November 2026 at 13:30, Moscow time',
    );
    const dialog = await compare(user);
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
    await user.click((await compare(user)).getByRole('button', { name: 'Use this text' }));
    expect(valueIn('Title in English')).toBe('Tea on Friday');
    expect(screen.queryByText(/saved this on/)).toBeNull();
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

  it('can be saved over the colleague’s version', async () => {
    const { user, patches } = await changedArticle();
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: /^Go on with the text shown/ }));
    expect(screen.queryByText(/saved this on/)).toBeNull();
    await user.click(save());
    await screen.findByText(/is saved/);
    expect(patches[1]?.body).toMatchObject({ title: 'Tea on Monday' });
    expect(patches[1]?.url.searchParams.get('revision')).toBe('eq.2');
  });
});

describe('saving an article that a colleague has moved to the bin in the meantime', () => {
  /** Changes and saves an article that is in the bin by the time it is saved. */
  async function saveBinnedArticle() {
    const { user, ...rest } = await changedArticle();
    table('get', 'news', rows([]));
    await user.click(save());
    await copyBar().findByText(/^Somebody has moved this to the bin/);
    return { user, ...rest };
  }

  it('can restore and save it', async () => {
    const restored = { kind: 'news', title: 'Tea', slug: 'tea', previous_slug: 'tea' };
    answer('post', '/rest/v1/rpc/restore_from_bin', () => Response.json([restored]));
    const { user, article, patches } = await saveBinnedArticle();
    table('get', 'news', rows([article]));
    await user.click(copyBar().getByRole('button', { name: 'Restore it' }));
    await waitFor(() => expect(screen.queryByText(/to the bin/)).toBeNull());
    await user.click(save());
    await screen.findByText(/is saved/);
    expect(patches[1]?.body).toMatchObject({ title: 'Tea on Monday' });
  });

  it('can go on with the text as a new article', async () => {
    const { user } = await saveBinnedArticle();
    await user.click(copyBar().getByRole('link', { name: 'Go on as a new draft' }));
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
    const date = await copyBar().findByText(/^A colleague saved this on 20 November 2026/);
    expect(date).toBeVisible();
    return compare(user);
  }

  it('shows both versions, with files by their names and whole dates', async () => {
    const dialog = await changedNotice();
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
