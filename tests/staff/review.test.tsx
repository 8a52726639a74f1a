import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsRow, uuid } from '../support/screens/builders';
import { completeDialogs } from '../support/screens/dialog';
import { draftServer } from '../support/screens/draftServer';
import { databaseError, rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';
import {
  copyBar,
  enter,
  interceptStaffArea,
  OWN_ID,
  open,
  restoreSession,
  valueIn,
} from './staffPage';

interceptStaffArea();
completeDialogs();

const { drafts, put } = draftServer;
const TITLE = 'Title in English';
const HAND_OVER = { name: 'Hand over to an admin' };
const DASHBOARD = '/admin/dashboard';

const handedOver = (item_id: string, columns: Partial<Parameters<typeof put>[0]> = {}) =>
  put({
    item_id,
    author_id: OWN_ID,
    author_name: 'daniel@embassy.example',
    state: 'waiting',
    ...columns,
  });

describe('a writer', () => {
  const asWriter = () => table('get', 'profiles', rows([{ role: 'writer' }]));
  beforeEach(() => void asWriter());

  async function openPublished() {
    const article = newsRow({ title: 'Tea', content: 'Text', featured_image_url: null });
    table('get', 'news', rows([article]));
    const saves = table('patch', 'news', rows([article]));
    return { article, saves, ...(await open(`/admin/news/edit/${article.id}`)) };
  }

  it('hands over the changes of a published article once the server has them', async () => {
    const { article, saves, user, router } = await openPublished();
    await enter(user, await screen.findByLabelText(TITLE), ' time');
    await user.click(screen.getByText('Add a note for the admin'));
    await enter(user, screen.getByLabelText(/^Note for the admin/), 'Urgent');
    await user.click(screen.getByRole('button', HAND_OVER));
    await screen.findByText(/^Handed over\./);
    expect(router.state.location.pathname).toBe('/admin/news');
    expect(drafts).toMatchObject([
      {
        item_id: article.id,
        state: 'waiting',
        note: 'Urgent',
        form_values: { title_en: 'Tea time' },
      },
    ]);
    expect(saves).toHaveLength(0);
  });

  it('stays in the form, which says why, where nothing is changed or it cannot be sent', async () => {
    const { user, router } = await openPublished();
    await screen.findByLabelText(TITLE);
    await user.click(screen.getByRole('button', HAND_OVER));
    await screen.findByText(/^You have not changed anything yet/);
    expect(drafts).toHaveLength(0);
    table('patch', 'drafts', databaseError(403, '42501'));
    await enter(user, screen.getByLabelText(TITLE), ' time');
    await user.click(screen.getByRole('button', HAND_OVER));
    await screen.findByText(/^Your account may not do this/);
    expect(router.state.location.pathname).toMatch('/admin/news/edit/');
    expect(drafts).toMatchObject([{ state: 'open', title: 'Tea time' }]);
  });

  it('saves a draft, then hands it over', async () => {
    restoreSession();
    const article = newsRow({ title: 'Tea', status: 'draft', featured_image_url: null });
    table('get', 'news', rows([article]));
    const saves = table('patch', 'news', rows([{ ...article, revision: 2 }]));
    const { user } = await renderApp(`/admin/news/edit/${article.id}`);
    await user.click(await screen.findByRole('button', HAND_OVER));
    await screen.findByText(/^Handed over\./);
    expect(saves[0]?.body).toMatchObject({ status: 'draft' });
    // The row of the item has the text.
    expect(drafts).toMatchObject([{ item_id: article.id, state: 'waiting', form_values: {} }]);
  });

  it('repeats a handover that has failed, from the draft that was saved before', async () => {
    restoreSession();
    const article = newsRow({ title: 'Tea', status: 'draft', featured_image_url: null });
    table('get', 'news', rows([article]));
    const saves = table('patch', 'news', rows([{ ...article, revision: 2 }]));
    table('post', 'drafts', databaseError(403, '42501'));
    const { user } = await renderApp(`/admin/news/edit/${article.id}`);
    for (const revision of [article.revision, 2]) {
      await user.click(await screen.findByRole('button', HAND_OVER));
      await waitFor(() =>
        expect(saves.at(-1)?.url.searchParams.get('revision')).toBe(`eq.${revision}`),
      );
      await screen.findByText(/^Your account may not do this/);
    }
  });

  it('sees what was sent back with the note, on the dashboard and in the form', async () => {
    const article = newsRow({ title: 'Tea', status: 'draft' });
    table('get', 'news', rows([article], 1));
    const answer = {
      state: 'returned' as const,
      note: 'Add the date',
      reviewer_name: 'amina@embassy.example',
    };
    handedOver(article.id, answer);
    const { user } = await open(DASHBOARD);
    const mine = within(
      await screen.findByRole('region', { name: 'What you have handed over (1)' }),
    );
    expect(mine.getByText('“Add the date”')).toBeVisible();
    await user.click(mine.getByRole('link', { name: 'Tea' }));
    await screen.findByLabelText(TITLE);
    expect(copyBar().getByText(/^amina@embassy.example asks for a change/)).toBeVisible();
  });

  it('takes back what waits', async () => {
    const article = newsRow({ title: 'Tea', status: 'draft' });
    table('get', 'news', rows([article], 1));
    handedOver(article.id);
    const { user } = await open(DASHBOARD);
    await user.click(await screen.findByRole('button', { name: /^Take it back/ }));
    await waitFor(() => expect(screen.queryByText(/^What you have handed over/)).toBeNull());
    expect(drafts).toEqual([]);
  });
});

describe('an admin', () => {
  const AUTHOR = uuid();

  async function openReview() {
    restoreSession();
    const article = newsRow({ title: 'Tea', content: 'Text', translated_title: null });
    table('get', 'news', rows([article], 1));
    handedOver(article.id, {
      author_id: AUTHOR,
      form_values: { title_en: 'Tea time' },
      note: 'Urgent',
      base_revision: article.revision,
    });
    const view = await renderApp(DASHBOARD);
    const queue = within(
      await screen.findByRole('region', { name: 'Waiting for your review (1)' }),
    );
    expect(queue.getByText(/daniel@embassy.example/)).toBeVisible();
    expect(queue.getByText('“Urgent”')).toBeVisible();
    await view.user.click(queue.getByRole('link', { name: 'Tea' }));
    const title = 'Your form and the other text';
    return { article, ...view, dialog: within(await screen.findByRole('dialog', { name: title })) };
  }

  it('sees in the list which article waits', async () => {
    const article = newsRow({ title: 'Tea' });
    table('get', 'news', rows([article, newsRow({ title: 'Coffee' })], 2));
    handedOver(article.id);
    await open('/admin/news');
    const [tea, coffee] = await within(
      await screen.findByRole('list', { name: 'News' }),
    ).findAllByRole('listitem');
    await waitFor(() => expect(tea).toHaveTextContent(/^Tea.*Waiting for review/));
    expect(coffee).toHaveTextContent('Coffee');
    expect(coffee).not.toHaveTextContent('Waiting');
  });

  const PUBLISH = { name: 'Publish the changes (daniel@embassy.example)' };

  it.each<[string, (review: Awaited<ReturnType<typeof openReview>>) => Promise<void>]>([
    [
      'with the button of the form',
      async ({ user, dialog }) => {
        await user.click(dialog.getByRole('button', { name: 'Back' }));
        expect(screen.queryByRole('button', { name: 'Publish changes' })).toBeNull();
        await user.click(screen.getByRole('button', PUBLISH));
      },
    ],
    [
      'after taking it into the form',
      async ({ user, dialog }) => {
        await user.click(await dialog.findByRole('button', { name: 'Use this text' }));
        expect(valueIn(TITLE)).toBe('Tea time');
        expect(copyBar().getByText(/^daniel@embassy.example handed over this text/)).toBeVisible();
        expect(copyBar().getByText('Send back…')).toBeVisible();
        await user.click(screen.getByRole('button', PUBLISH));
      },
    ],
  ])('publishes what waits %s, which ends it for the writer', async (_, publish) => {
    const review = await openReview();
    const { article } = review;
    const saves = table('patch', 'news', rows([{ ...article, title: 'Tea time' }]));
    await publish(review);
    await waitFor(() => expect(drafts).toMatchObject([{ state: 'published', form_values: {} }]));
    await screen.findByRole('region', { name: 'To do' });
    expect(screen.queryByText(/^Waiting for your review/)).toBeNull();
    expect(saves[0]?.body).toMatchObject({ title: 'Tea time', status: 'published' });
  });

  it('has the usual button once the admin has typed something else', async () => {
    const { user, dialog } = await openReview();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await enter(user, screen.getByLabelText(TITLE), '!');
    expect(screen.getByRole('button', { name: 'Publish changes' })).toBeVisible();
  });

  it('publishes an item that was handed over as it is, with what the admin has changed', async () => {
    const article = newsRow({ title: 'Tea', status: 'draft', content: 'Text' });
    table('get', 'news', rows([article]));
    const saves = table('patch', 'news', rows([article]));
    handedOver(article.id, { author_id: AUTHOR });
    const { user } = await open(`/admin/news/edit/${article.id}`);
    await enter(user, await screen.findByLabelText(TITLE), ' time');
    expect(screen.queryByRole('button', { name: 'Look at the changes' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await screen.findByText(/“Tea”/);
    expect(saves[0]?.body).toMatchObject({ title: 'Tea time', status: 'published' });
  });

  it('sends it back with a note; the changes stay with the writer', async () => {
    const { user, dialog } = await openReview();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    expect(copyBar().getByText('“Urgent”')).toBeVisible();
    await user.click(copyBar().getByText('Send back…'));
    await enter(user, screen.getByLabelText('Please change …'), 'Add the date');
    await user.click(screen.getByRole('button', { name: 'Send back' }));
    await screen.findByText(/^Your answer is sent/);
    expect(drafts).toMatchObject([
      { state: 'returned', note: 'Add the date', form_values: { title_en: 'Tea time' } },
    ]);
  });

  it('can look at a text that was sent back, but not publish it', async () => {
    const article = newsRow({ title: 'Tea', content: 'Text', translated_title: null });
    table('get', 'news', rows([article]));
    const form_values = { title_en: 'Tea time' };
    handedOver(article.id, { author_id: AUTHOR, state: 'returned', form_values });
    const { user } = await open(`/admin/news/edit/${article.id}`);
    await user.click(await screen.findByRole('button', { name: 'Look at the changes' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('button', { name: 'Use this text' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Publish/ })).toBeNull();
  });

  it('is asked for the note, which stays when the form is left', async () => {
    const { article, user, dialog, router } = await openReview();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    const ask = copyBar().getByText('Send back…');
    await user.click(ask);
    await user.click(screen.getByRole('button', { name: 'Send back' }));
    const note = screen.getByLabelText('Please change …');
    expect(note).toHaveAccessibleDescription(/Write what the author should change/);
    expect(note).toHaveFocus();
    expect(drafts).toMatchObject([{ state: 'waiting' }]);
    await enter(user, note, 'Add the date');
    await act(() => router.navigate(DASHBOARD));
    await act(() => router.navigate(`/admin/news/edit/${article.id}`));
    await user.click(await screen.findByText('Send back…'));
    expect(screen.getByLabelText('Please change …')).toHaveValue('Add the date');
  });
});
