import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { localKey, readUnsent, storeUnsent } from '../../src/staff/drafts/inBrowser';
import { newsRow, uuid } from '../support/screens/builders';
import { draftServer } from '../support/screens/draftServer';
import { rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';
import { interceptStaffArea, restoreSession, valueIn } from './staffPage';

interceptStaffArea();

const { drafts } = draftServer;
const values = { title_en: 'Tea tasting', content_en: 'Text' };
const STARTED = /^Started and not saved yet/;
const list = () => screen.findByRole('region', { name: STARTED });

/** Signs in with what was typed of a new article. */
function startArticle(title = 'Tea tasting') {
  const { user } = restoreSession();
  const item_id = uuid();
  draftServer.put({ item_id, author_id: user.id, title, form_values: values });
  return { item_id };
}

describe('a started item', () => {
  it('is none where nothing was typed, whatever button was pressed', async () => {
    restoreSession();
    const { user } = await renderApp('/admin/news/new');
    await user.click(await screen.findByRole('button', { name: 'Publish now' }));
    expect((await screen.findAllByText('Enter a title.'))[0]).toBeVisible();
    fireEvent(window, new Event('pagehide'));
    await user.click(screen.getByRole('link', { name: 'News' }));
    await screen.findByRole('heading', { level: 1, name: 'News' });
    expect(drafts).toHaveLength(0);
  });

  it('leads to the form of an item that is saved by now', async () => {
    const { item_id } = startArticle();
    table('get', 'news', rows([newsRow({ id: item_id, title: 'Saved' })]));
    const { router } = await renderApp(`/admin/news/new?id=${item_id}`);
    await screen.findByRole('heading', { level: 1, name: /^Saved/ });
    expect(router.state.location.pathname).toBe(`/admin/news/edit/${item_id}`);
  });
});

describe('the dashboard', () => {
  it('has what this browser has kept without a connection, which is sent first', async () => {
    const { user } = restoreSession();
    table('get', 'news', rows([]));
    const itemId = uuid();
    const typed = { kind: 'news' as const, itemId, title: 'Offline', values, taken: null };
    const at = Date.now() - 120_000;
    storeUnsent(localKey(user.id, itemId), { ...typed, at, revision: 0, baseRevision: null });
    await renderApp('/admin/dashboard');
    expect(await within(await list()).findByText('Offline')).toBeVisible();
    await waitFor(() => expect(drafts).toMatchObject([{ item_id: itemId, title: 'Offline' }]));
  });

  it('forgets what the server had before the page was left', async () => {
    const { user } = restoreSession();
    table('get', 'news', rows([]));
    const itemId = uuid();
    draftServer.put({ item_id: itemId, author_id: user.id, title: 'Closed', form_values: values });
    const typed = { kind: 'news' as const, itemId, title: 'Closed', values, taken: null };
    const key = localKey(user.id, itemId);
    storeUnsent(key, { ...typed, at: Date.now() - 120_000, revision: 0, baseRevision: null });
    await renderApp('/admin/dashboard');
    expect(await within(await list()).findByText('Closed')).toBeVisible();
    expect(readUnsent(key)).toBeNull();
    expect(drafts).toHaveLength(1);
  });

  it('has started items of colleagues too, to open and adopt', async () => {
    startArticle();
    const item_id = uuid();
    const theirs = {
      item_id,
      author_id: uuid(),
      author_name: 'Daniel Mwangi',
      title: 'Coffee day',
    };
    draftServer.put({ ...theirs, form_values: { title_en: 'Coffee day' } });
    table('get', 'news', rows([]));
    const { user } = await renderApp('/admin/dashboard');
    const started = within(await list());
    const lines = started.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      expect.stringMatching(/^Tea tastingArticle · today/),
      expect.stringMatching(/^Coffee dayArticle · Daniel Mwangi · /),
    ]);
    await user.click(started.getByRole('link', { name: 'Coffee day' }));
    await screen.findByText(/^Daniel Mwangi has unpublished changes/);
    expect(valueIn('Title in English')).toBe('');
  });
});
