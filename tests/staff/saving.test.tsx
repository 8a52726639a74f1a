import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newsRow } from '../support/screens/builders';
import { databaseError, noNetwork, rows, table } from '../support/screens/msw';
import {
  acceptsSignIn,
  enter,
  findAlert,
  interceptStaffArea,
  open,
  signInWith,
  valueIn,
  writeArticle,
} from './staffPage';

interceptStaffArea();

const NEW = '/admin/news/new';
const saveButton = () => screen.getByRole('button', { name: 'Save draft' });
const storedDraft = () => rows([newsRow({ title: 'Tea tasting', status: 'draft' })]);
const expired = () => databaseError(401, 'PGRST303', 'JWT expired');
const savedMessage = () => screen.findByText(/The draft “Tea tasting” is saved/);

const expectInputRetained = () => {
  expect(valueIn('Title in English')).toBe('Tea tasting');
  expect(valueIn('Text in English')).toBe('Come and taste.');
};

describe('saving an article', () => {
  it('shows advice when the server is unreachable, keeps the input and succeeds on a second try', async () => {
    const seen = table('post', 'news', noNetwork, storedDraft);
    const { user } = await open(NEW);
    await writeArticle(user);
    await user.click(saveButton());
    const alert = await findAlert();
    expect(alert).toHaveTextContent('An error occurred while creating the news article');
    expect(alert).toHaveTextContent('The server cannot be reached.');
    expectInputRetained();
    await user.click(saveButton());
    await savedMessage();
    expect(seen).toHaveLength(2);
  });

  it('sends one article on a double click', async () => {
    let respond = () => {};
    const responded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const seen = table('post', 'news', () => responded.then(storedDraft));
    const { user } = await open(NEW);
    await writeArticle(user);
    const button = saveButton();
    await user.dblClick(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    respond();
    await savedMessage();
    expect(seen).toHaveLength(1);
  });

  it('says that another article has the slug, and succeeds with another one', async () => {
    table('post', 'news', () => databaseError(409, '23505', 'news_slug_unique'), storedDraft);
    const { user } = await open(NEW);
    await writeArticle(user);
    await enter(user, screen.getByLabelText(/^Address of the page/), 'tea');
    await user.click(saveButton());
    expect(await findAlert()).toHaveTextContent('Another article already has this address.');
    expectInputRetained();
    await enter(user, screen.getByLabelText(/^Address of the page/), '-tasting');
    await user.click(saveButton());
    await savedMessage();
  });
});

describe('session that expires while an article is written', () => {
  it('is renewed in a dialog, after which the save continues by itself', async () => {
    acceptsSignIn();
    const seen = table('post', 'news', expired, storedDraft);
    const { user } = await open(NEW);
    await writeArticle(user);
    await user.click(saveButton());
    await screen.findByRole('dialog', { name: 'Sign in to go on' });
    expectInputRetained();
    await signInWith(user, null, 'a demo password', 'Sign in and go on');
    await savedMessage();
    expect(seen).toHaveLength(2);
    expect(seen[1]?.body).toMatchObject({ title: 'Tea tasting', content: 'Come and taste.' });
  });

  it('leaves the input as it is when the sign-in is cancelled', async () => {
    acceptsSignIn();
    table('post', 'news', expired, expired, storedDraft);
    const { user } = await open(NEW);
    await writeArticle(user);
    await user.click(saveButton());
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await findAlert()).toHaveTextContent('Your sign-in has expired');
    expectInputRetained();
    await user.click(saveButton());
    await screen.findByRole('dialog');
    await signInWith(user, null, 'a demo password', 'Sign in and go on');
    await savedMessage();
  });
});
