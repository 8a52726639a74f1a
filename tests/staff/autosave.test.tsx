import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { storageUnavailable } from '../../src/lib/browser/storage';
import { newsRow } from '../support/screens/builders';
import { completeDialogs } from '../support/screens/dialog';
import { draftServer } from '../support/screens/draftServer';
import { rows, table } from '../support/screens/msw';
import { renderApp } from '../support/screens/render';
import { advanceTime, stopIntervals, waitOnStoppedClock } from '../support/screens/stoppedClock';
import { fileServer, STORE } from '../support/store/fileServer';
import { openWithText } from './openWithText';
import {
  acceptsSignIn,
  copyBar,
  enter,
  interceptStaffArea,
  open,
  restoreSession,
  signInWith,
  signOutElsewhere,
  valueIn,
} from './staffPage';

interceptStaffArea();
completeDialogs();
stopIntervals();

const { drafts } = draftServer;
const NEW = '/admin/news/new';
const TITLE = 'Title in English';
const LOOK = { name: 'Look at the changes' };
const USE = { name: 'Use this text' };

/** Waits for what the server has four seconds after a change, the latest time to send a copy. */
async function soon(check: () => void): Promise<void> {
  await advanceTime(4000);
  await waitOnStoppedClock(check);
}

describe('what is typed', () => {
  it('is on the server within seconds, with a line that says since when, also if the browser keeps nothing', async () => {
    const { user } = await open(NEW);
    storageUnavailable.set(true);
    onTestFinished(() => storageUnavailable.set(false));
    await enter(user, screen.getByLabelText(TITLE), 'Half a title');
    await soon(() => expect(drafts[0]?.form_values).toMatchObject({ title_en: 'Half a title' }));
    expect(drafts[0]).toMatchObject({
      kind: 'news',
      title: 'Half a title',
      base_revision: null,
    });
    expect(screen.getByText(/^Kept at \d\d:\d\d$/, { selector: ':not([role])' })).toBeVisible();
  });

  it('cannot be saved by a person whose access an admin has closed, who is told neither of a conflict nor of a sign-in', async () => {
    const { user } = await openWithText('Tea time');
    table('get', 'profiles', rows([{ role: null }]));
    for (const verb of ['get', 'patch'] as const) {
      for (const name of ['news', 'drafts'] as const) table(verb, name, rows([]));
    }
    await enter(user, screen.getByLabelText(TITLE), ' on Friday');
    await soon(() => expect(screen.getByText(/^An admin has closed your access/)).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Publish changes' })).toBeNull();
    expect(screen.queryByText(/typed elsewhere|only on this device so far/)).toBeNull();
    await signOutElsewhere();
    await advanceTime(1000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is sent after the sign-in that its line offers once another device has ended the session', async () => {
    const { user } = await openWithText('Tea time');
    table('get', 'profiles', rows([]));
    const refused = table('patch', 'drafts', rows([]));
    await enter(user, screen.getByLabelText(TITLE), ' on Friday');
    await soon(() => expect(screen.getByText(/only on this device so far/)).toBeVisible());
    expect(refused.length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    acceptsSignIn();
    table('get', 'profiles', rows([{ role: 'admin' }]));
    table('patch', 'drafts', rows([{ saved_at: '2026-11-22T07:31:00Z', revision: 2 }]));
    await signInWith(user, null, 'a demo password', 'Sign in and go on');
    await waitOnStoppedClock(() =>
      expect(screen.getByText(/Changes kept at 10:31/, { selector: ':not([role])' })).toBeVisible(),
    );
  });

  it('opens with the form, and “Discard” can be undone', async () => {
    const { user, article } = await openWithText('Tea and coffee');
    expect(valueIn(TITLE)).toBe('Tea and coffee');
    expect(copyBar().getByText(/You are working on unpublished changes of/)).toBeVisible();
    await user.click(copyBar().getByRole('button', { name: 'Discard the changes' }));
    expect(valueIn(TITLE)).toBe(article.title);
    await soon(() => expect(drafts).toHaveLength(0));
    expect(copyBar().getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.click(copyBar().getByRole('button', { name: 'Undo' }));
    expect(valueIn(TITLE)).toBe('Tea and coffee');
    await soon(() => expect(drafts).toHaveLength(1));
  });

  it('is deleted when the form has the text of the item again', async () => {
    const { user } = await openWithText('Tea!');
    await user.type(screen.getByLabelText(TITLE), '{Backspace}');
    await soon(() => expect(drafts).toHaveLength(0));
  });

  it('disappears where the item has its text, as after a crash between saving and deleting it', async () => {
    await openWithText(' Tea ', 'me', 0);
    expect(screen.queryByRole('region', { name: 'Your working copy' })).toBeNull();
    await soon(() => expect(drafts).toHaveLength(0));
  });

  it('is deleted when the item is saved', async () => {
    const { user, article } = await openWithText('Tea and coffee');
    const patches = table('patch', 'news', rows([{ ...article, title: 'Tea and coffee' }]));
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    await screen.findByRole('heading', { level: 1, name: 'News' });
    expect(patches[0]?.body).toMatchObject({ title: 'Tea and coffee' });
    await waitOnStoppedClock(() => expect(drafts).toHaveLength(0));
  });

  it('opens beside what a colleague has saved since, which a save does not replace', async () => {
    const { user } = await openWithText('Coffee', 'me', 0);
    expect(await copyBar().findByText(/^A colleague saved this on/)).toBeVisible();
    const patches = table('patch', 'news', rows([]));
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    await screen.findByText(/^It was saved elsewhere while you were writing/);
    expect(patches[0]?.url.searchParams.get('revision')).toBe('eq.0');
  });
});

describe('what is typed on another device', () => {
  const conflict = /You have also typed elsewhere/;

  async function typeAfterOtherDevice() {
    const view = await openWithText('Mine');
    const [stored] = drafts;
    if (!stored) throw new Error('no draft');
    draftServer.put({ ...stored, revision: 7, form_values: { title_en: 'Theirs' } });
    await enter(view.user, screen.getByLabelText(TITLE), '!');
    await soon(() => screen.getByText(conflict));
    return view;
  }

  it('is not overwritten; its text can be used, and that undone', async () => {
    const { user } = await typeAfterOtherDevice();
    expect(drafts[0]?.form_values).toEqual({ title_en: 'Theirs' });
    await user.click(copyBar().getByRole('button', LOOK));
    await user.click(screen.getByRole('button', USE));
    expect(valueIn(TITLE)).toBe('Theirs');
    await user.click(copyBar().getByRole('button', { name: 'Undo' }));
    expect(valueIn(TITLE)).toBe('Mine!');
  });

  it('is replaced when the person goes on with the text of this page', async () => {
    const { user } = await typeAfterOtherDevice();
    await user.click(copyBar().getByRole('button', { name: 'Go on with the text shown here' }));
    expect(screen.queryByText(conflict)).toBeNull();
    await soon(() => expect(drafts[0]).toMatchObject({ revision: 8, title: 'Mine!' }));
  });
});

it('the files of a discarded text are deleted when the form is left, because until then it can be undone', async () => {
  const { seen } = fileServer();
  const article = newsRow({ title: 'Tea', content: 'Text' });
  table('get', 'news', rows([article]));
  const { user: account } = restoreSession();
  const texts = { en: { alt: '', caption: '' }, ru: { alt: '', caption: '' } };
  const url = `${STORE}/news/a.jpg`;
  const form_values = { images: { featured: null, additional: [{ url, texts }] } };
  draftServer.put({ item_id: article.id, author_id: account.id, form_values });
  const { user, unmount } = await renderApp(`/admin/news/edit/${article.id}`);
  await user.click(await screen.findByRole('button', { name: 'Discard the changes' }));
  await soon(() => expect(drafts).toEqual([]));
  expect(seen.removed).toEqual([]);
  unmount();
  await soon(() => expect(seen.removed).toEqual([url]));
});

it('the text of a colleague is compared, taken into the form, and that can be undone', async () => {
  const { user } = await openWithText('From Anna', 'colleague');
  expect(copyBar().getByText(/^anna@embassy.example has unpublished changes of/)).toBeVisible();
  await enter(user, screen.getByLabelText(TITLE), ' for two');
  await user.click(copyBar().getByRole('button', LOOK));
  const dialog = within(screen.getByRole('dialog', { name: 'Your form and the other text' }));
  expect(await dialog.findByRole('region', { name: TITLE })).toHaveTextContent('From Anna');
  await user.click(dialog.getByRole('button', USE));
  expect(valueIn(TITLE)).toBe('From Anna');
  await user.click(copyBar().getByRole('button', { name: 'Undo' }));
  expect(valueIn(TITLE)).toBe('Tea for two');
});
