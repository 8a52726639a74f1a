import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { historyRow, newsRow } from '../support/screens/builders';
import { rows, table } from '../support/screens/msw';
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
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(save());
    await screen.findByText(/^It was saved elsewhere while you were writing/);
    const notes = screen.getByRole('region', { name: 'Your working copy' });
    expect(scroll.mock.contexts).toContain(notes);
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

  it('leads to the bin, from which an admin restores it', async () => {
    await saveBinnedArticle();
    const link = copyBar().getByRole('link', { name: 'Open the bin' });
    expect(link).toHaveAttribute('href', '/admin/log?show=bin');
  });

  it('can go on with the text as a new article', async () => {
    const { user } = await saveBinnedArticle();
    await user.click(copyBar().getByRole('link', { name: 'Go on as a new draft' }));
    await screen.findByRole('heading', { level: 1, name: 'New article' });
    expect(await screen.findByDisplayValue('Tea on Monday')).toBeVisible();
  });
});
