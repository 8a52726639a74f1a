import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsRow } from '../../support/builders';
import {
  databaseError,
  htmlPage,
  interceptNetwork,
  never,
  noNetwork,
  rows,
  table,
} from '../../support/msw';
import {
  acceptsSignIn,
  alerted,
  alerts,
  EMAIL,
  open,
  server,
  signInWith,
  valueIn,
  writeArticle,
} from './desk';
import { afterSeconds } from './time';

interceptNetwork();
beforeEach(server);

const NEW = '/admin/news/new';
const save = () => screen.getByRole('button', { name: 'Save draft' });
const stored = () => rows([newsRow({ title: 'Tea tasting', status: 'draft' })]);
const expired = () => databaseError(401, 'PGRST303', 'JWT expired');
const isSaved = () => screen.findByText(/The draft “Tea tasting” is saved/);

const keepsTheText = () => {
  expect(valueIn('Title')).toBe('Tea tasting');
  expect(valueIn('Text')).toBe('Come and taste.');
};

describe('saving', () => {
  it.each([
    ['the server is down', noNetwork, 'The server cannot be reached.'],
    ['the answer is not JSON', () => htmlPage(200), 'Try again in a few minutes.'],
    ['the server breaks', () => databaseError(500, 'XX000'), 'Try again in a few minutes.'],
    ['the database refuses', () => databaseError(400, '23514'), 'refused one of the values'],
  ])(
    'says what to do when %s, keeps the text and can be tried again',
    async (_, failure, advice) => {
      const seen = table('post', 'news', failure, stored);
      const { user } = await open(NEW);
      await writeArticle(user);
      await user.click(save());
      const alert = await alerted();
      expect(alert).toHaveTextContent('An error occurred while creating the news article');
      expect(alert).toHaveTextContent(advice);
      keepsTheText();
      await user.click(save());
      await isSaved();
      expect(seen).toHaveLength(2);
    },
  );

  it('gives up after 20 seconds without an answer, and keeps the text', async () => {
    table('post', 'news', never, stored);
    const { user } = await open(NEW);
    await writeArticle(user);
    await afterSeconds(20, () => user.click(save()));
    expect(await alerted()).toHaveTextContent('did not answer within 20 seconds');
    keepsTheText();
    await user.click(save());
    await isSaved();
  });

  it('sends one article however often the button is pressed', async () => {
    const seen = table('post', 'news', async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return stored();
    });
    const { user } = await open(NEW);
    await writeArticle(user);
    await user.dblClick(save());
    await isSaved();
    expect(seen).toHaveLength(1);
  });

  it('points at the address when another article has it', async () => {
    table('post', 'news', () => databaseError(409, '23505', 'news_slug_unique'), stored);
    const { user } = await open(NEW);
    await writeArticle(user);
    await user.type(screen.getByLabelText(/^Address of the page/), 'tea');
    await user.click(save());
    const summary = await alerted();
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Another article already has this address.');
    expect(screen.getByLabelText(/^Address of the page/)).toBeInvalid();
    keepsTheText();
    await user.type(screen.getByLabelText(/^Address of the page/), '-tasting');
    expect(alerts()).toEqual([]);
    await user.click(save());
    await isSaved();
  });
});

describe('a session that has expired while writing', () => {
  it('is renewed in a dialog, and the save goes on by itself', async () => {
    acceptsSignIn();
    const seen = table('post', 'news', expired, stored);
    const { user } = await open(NEW);
    await writeArticle(user);
    await user.click(save());
    await screen.findByRole('dialog', { name: 'Sign in to go on' });
    keepsTheText();
    await signInWith(user, EMAIL, 'a demo password', 'Sign in and go on');
    await isSaved();
    expect(seen).toHaveLength(2);
    expect(seen[1]?.body).toMatchObject({ title: 'Tea tasting', content: 'Come and taste.' });
  });

  it('is renewed where the session is gone altogether', async () => {
    acceptsSignIn();
    const seen = table('post', 'news', stored);
    const { user } = await open(NEW);
    await screen.findByText(EMAIL);
    await writeArticle(user);
    window.localStorage.removeItem('embassy-session');
    await user.click(save());
    await screen.findByRole('dialog', { name: 'Sign in to go on' });
    expect(seen).toHaveLength(0);
    await signInWith(user, EMAIL, 'a demo password', 'Sign in and go on');
    await isSaved();
    expect(seen).toHaveLength(1);
  });

  it('leaves everything as it was when the sign-in is cancelled', async () => {
    acceptsSignIn();
    table('post', 'news', expired, expired, stored);
    const { user } = await open(NEW);
    await writeArticle(user);
    await user.click(save());
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await alerted()).toHaveTextContent('Your sign-in has expired.');
    keepsTheText();
    await user.click(save());
    await screen.findByRole('dialog');
    await signInWith(user, EMAIL, 'a demo password', 'Sign in and go on');
    await isSaved();
  });

  it('can be renewed by staff after an account that may not save', async () => {
    acceptsSignIn();
    table('post', 'news', () => databaseError(403, '42501'), stored);
    const { user } = await open(NEW);
    await writeArticle(user);
    await user.click(save());
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('This account may not do this.');
    await signInWith(user, EMAIL, 'a demo password', 'Sign in and go on');
    await isSaved();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
