import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsRow } from '../../support/screens/builders';
import { interceptNetwork, rows, table } from '../../support/screens/msw';
import { open, stubStaffServer, valueIn, writeArticle } from './desk';

interceptNetwork();
beforeEach(stubStaffServer);

const NEW = '/admin/news/new';
const homeLink = () => screen.getByRole('link', { name: /^Embassy of the Republic of Kenya/ });

/** Whether closing the tab would prompt for confirmation. */
const asksOnClose = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('leaving a form', () => {
  it('asks for confirmation when text is unsaved, and keeps the text on “Stay”', async () => {
    const { user, router } = await open(NEW);
    await writeArticle(user);
    await user.click(homeLink());
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay on the page' }));
    expect(router.state.location.pathname).toBe(NEW);
    expect(valueIn('Title in English')).toBe('Tea tasting');
  });

  it('navigates to the clicked link once leaving unsaved text is confirmed', async () => {
    const { user, router } = await open(NEW);
    await writeArticle(user);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });

  it('asks nothing when the form has no changes', async () => {
    const { user } = await open(NEW);
    expect(asksOnClose()).toBe(false);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('prompts on closing the tab as long as text is unsaved', async () => {
    table('post', 'news', rows([newsRow({ status: 'draft' })]));
    const { user } = await open(NEW);
    await writeArticle(user);
    expect(asksOnClose()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText(/is saved/);
    await waitFor(() => expect(asksOnClose()).toBe(false));
  });

  it('starts the next new article with an empty form', async () => {
    const { user } = await open(NEW);
    await writeArticle(user);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await screen.findByRole('heading', { name: 'Dashboard' });
    const [menu] = screen.getAllByRole('link', { name: 'New article' });
    if (menu) await user.click(menu);
    await screen.findByRole('heading', { level: 1, name: 'New article' });
    expect(valueIn('Title in English')).toBe('');
  });
});
