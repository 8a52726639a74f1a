import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { localKey, readUnsent, storeUnsent } from '../../src/staff/drafts/inBrowser';
import { toValues } from '../../src/staff/kinds/kinds';
import { newsRow, uuid } from '../support/screens/builders';
import { draftServer } from '../support/screens/draftServer';
import { answer, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';
import { interceptStaffArea, restoreSession, valueIn } from './staffPage';

interceptStaffArea();

const { drafts } = draftServer;
const values = { title_en: 'Tea tasting', content_en: 'Text' };
const OFFER = 'You have begun this and not saved it';
const STARTED = /^Started and not saved yet/;
const offer = () => screen.findByRole('region', { name: OFFER });
const list = () => screen.findByRole('region', { name: STARTED });

/** Signs in with what was typed of a new article. */
function startArticle(title = 'Tea tasting') {
  const { user } = restoreSession();
  const item_id = uuid();
  draftServer.put({ item_id, author_id: user.id, title, form_values: values });
  return { item_id };
}

describe('a started item', () => {
  it('is offered by the next form of its kind, which continues it', async () => {
    const { item_id } = startArticle();
    table('get', 'news', rows([]));
    const { user, router } = await renderApp('/admin/news/new');
    await user.click(within(await offer()).getByRole('link', { name: 'Tea tasting' }));
    await screen.findByText(/The form has a text of .* not saved yet/);
    expect(valueIn('Title in English')).toBe('Tea tasting');
    expect(router.state.location.search).toBe(`?id=${item_id}`);
    expect(screen.queryByRole('region', { name: OFFER })).toBeNull();
  });

  it('is not offered by the form of another kind', async () => {
    startArticle();
    await renderApp('/admin/notices/new');
    await screen.findByLabelText('Title in English');
    expect(screen.queryByRole('region', { name: OFFER })).toBeNull();
  });

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

  it('is the whole form of an item that a colleague has moved to the bin', async () => {
    const { user: account } = restoreSession();
    const article = newsRow({ title: 'Tea', youtube_url: 'https://youtu.be/dQw4w9WgXcQ' });
    const form_values = { ...toValues('news', article), title_en: 'Tea at ten' };
    const draft = { item_id: article.id, author_id: account.id, form_values };
    draftServer.put({ ...draft, base_revision: article.revision });
    table('get', 'news', rows([]));
    await renderApp(`/admin/news/new?id=${article.id}`);
    await screen.findByText(/The form has a text of .* not saved yet/);
    expect(valueIn('Title in English')).toBe('Tea at ten');
    expect(valueIn(/^Video/)).toBe(article.youtube_url);
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

  it('does not send again what the server had before the page was left', async () => {
    const { user } = restoreSession();
    table('get', 'news', rows([]));
    const itemId = uuid();
    draftServer.put({ item_id: itemId, author_id: user.id, title: 'Closed', form_values: values });
    const sent = answer('post', '/rest/v1/drafts', rows([]));
    const typed = { kind: 'news' as const, itemId, title: 'Closed', values, taken: null };
    const key = localKey(user.id, itemId);
    storeUnsent(key, { ...typed, at: Date.now() - 120_000, revision: 0, baseRevision: null });
    await renderApp('/admin/dashboard');
    expect(await within(await list()).findByText('Closed')).toBeVisible();
    expect(readUnsent(key)).toBeNull();
    expect(sent).toHaveLength(0);
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
    await user.click(screen.getByRole('button', { name: 'Look at the changes' }));
    await user.click(await screen.findByRole('button', { name: 'Use this text' }));
    expect(valueIn('Title in English')).toBe('Coffee day');
    expect(drafts).toContainEqual(expect.objectContaining(theirs));
  });
});
