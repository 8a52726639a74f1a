import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { newsRow } from '../support/screens/builders';
import { draftServer } from '../support/screens/draftServer';
import { answer, noNetwork, rows, table } from '../support/screens/msw';
import { interceptStaffArea, open, valueIn, writeArticle } from './staffPage';

interceptStaffArea();

const NEW = '/admin/news/new';
const DRAFTS = '/rest/v1/drafts';

/** Makes local storage full from now on. */
const blockStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** Whether closing the tab would prompt for confirmation. */
const asksOnClose = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('leaving a form', () => {
  it('keeps text that neither server nor browser takes as long as the tab is open, and prompts on closing it', async () => {
    answer('post', DRAFTS, noNetwork());
    const { user, router } = await open(NEW);
    blockStorage();
    await writeArticle(user);
    await user.click(screen.getByRole('link', { name: 'News' }));
    await screen.findByRole('heading', { level: 1, name: 'News' });
    expect(asksOnClose()).toBe(true);
    table('get', 'news', rows([]));
    await act(() => router.navigate(-1));
    await screen.findByText(/The form has a text of .* not saved yet/);
    expect(valueIn('Title in English')).toBe('Tea tasting');
  });

  it('asks nothing about text that is kept, which is there on the way back', async () => {
    const { user, router } = await open(NEW);
    await writeArticle(user);
    expect(asksOnClose()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'News' }));
    await screen.findByRole('heading', { level: 1, name: 'News' });
    await waitFor(() => expect(draftServer.drafts).toHaveLength(1));
    table('get', 'news', rows([]));
    await act(() => router.navigate(-1));
    await screen.findByText(/The form has a text of .* not saved yet/);
    expect(valueIn('Title in English')).toBe('Tea tasting');
  });

  it('prompts on closing the tab as long as neither server nor browser has the text', async () => {
    answer('post', DRAFTS, noNetwork());
    table('post', 'news', rows([newsRow({ status: 'draft' })]));
    const { user } = await open(NEW);
    blockStorage();
    await writeArticle(user);
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(asksOnClose()).toBe(true));
    expect(screen.getByText(/is kept only until this page is closed/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText(/is saved/);
    await waitFor(() => expect(asksOnClose()).toBe(false));
  });

  it('starts the next new article with an empty form', async () => {
    const { user } = await open(NEW);
    await writeArticle(user);
    await user.click(screen.getByRole('link', { name: 'News' }));
    await screen.findByRole('heading', { name: 'News' });
    const [menu] = screen.getAllByRole('link', { name: 'New article' });
    if (menu) await user.click(menu);
    await screen.findByRole('heading', { level: 1, name: 'New article' });
    expect(await screen.findByLabelText('Title in English')).toHaveValue('');
  });
});
