import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newsRow } from '../../support/builders';
import {
  countResponse,
  databaseError,
  interceptNetwork,
  noNetwork,
  rows,
  table,
} from '../../support/msw';
import { acceptsSignIn, alerted, EMAIL, open, server, signInWith } from './desk';
import { choose, draft, more, news, stored } from './newsLines';

interceptNetwork();
beforeEach(server);

const PATH = '/admin/dashboard';

describe('what can be done with an article', () => {
  it.each([
    ['a draft', draft(), ['Publish', 'Duplicate', 'Delete']],
    ['a published one', newsRow({ title: 'Tea' }), ['Back to draft', 'Duplicate', 'Delete']],
    [
      'a scheduled one',
      newsRow({ title: 'Tea', published_at: '2099-01-01T00:00:00+00:00' }),
      ['Back to draft', 'Duplicate', 'Delete'],
    ],
  ])('is offered by state: %s', async (_state, article, expected) => {
    stored([article]);
    const { user } = await open(PATH);
    const button = await more();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const names = within(list as HTMLElement).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual(
      expected.map((name) => `${name}: Tea`),
    );
    await user.keyboard('{Tab}{Escape}');
    expect(news().queryByRole('button', { name: /^Duplicate/ })).toBeNull();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(news().queryByRole('button', { name: /^Duplicate/ })).toBeNull();
  });
});

describe('publishing from the list', () => {
  it('says so, and fetches list and figures again', async () => {
    const article = draft();
    const now = { ...article, status: 'published', published_at: '2026-11-20T09:00:00+00:00' };
    const lists = stored([article], [now]);
    const counts = table('head', 'news', countResponse(3));
    const seen = table('patch', 'news', rows([now]));
    const { user } = await open(PATH);
    await choose(user, 'Publish');
    expect(await screen.findByText('The article “Tea” is on the site.')).toBeVisible();
    expect(seen[0]?.body).toEqual({ status: 'published' });
    expect(seen[0]?.url.searchParams.get('id')).toBe(`eq.${article.id}`);
    expect(await news().findByText('Published', { selector: 'span' })).toBeVisible();
    const link = within(screen.getByText(/is on the site/).parentElement as HTMLElement);
    expect(link.getByRole('link')).toHaveAttribute('href', `/news/${article.slug}`);
    expect(lists).toHaveLength(2);
    await waitFor(() => expect(counts).toHaveLength(6));
    expect(await more()).toHaveFocus();
  });

  it('leads the focus to the list when the article leaves it', async () => {
    const article = draft();
    stored([article], []);
    table('patch', 'news', rows([{ ...article, status: 'published' }]));
    const { user } = await open(`${PATH}?news-filter=draft`);
    await choose(user, 'Publish');
    expect(await screen.findByText(/No article matches/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'News' })).toHaveFocus());
  });

  it('happens once however fast the clicks, and the button says that it is under way', async () => {
    stored([draft()]);
    let answerNow: (response: Response) => void = () => undefined;
    const seen = table(
      'patch',
      'news',
      () => new Promise<Response>((resolve) => (answerNow = resolve)),
    );
    const { user } = await open(PATH);
    await choose(user, 'Publish');
    const busy = await news().findByRole('button', { name: /^Publishing…/ });
    await user.dblClick(busy);
    expect(news().queryByRole('button', { name: /^Publish: / })).toBeNull();
    await waitFor(() => expect(seen).toHaveLength(1));
    answerNow(databaseError(500, 'XX000'));
    expect(await more()).toBeVisible();
    expect(seen).toHaveLength(1);
  });
});

describe('taking back', () => {
  it('makes a draft of a published article', async () => {
    const article = newsRow({ title: 'Tea' });
    stored([article], [{ ...article, status: 'draft' }]);
    const seen = table('patch', 'news', rows([{ ...article, status: 'draft' }]));
    const { user } = await open(PATH);
    await choose(user, 'Back to draft');
    expect(await screen.findByText(/“Tea” is a draft again. Only staff see it./)).toBeVisible();
    expect(seen[0]?.body).toEqual({ status: 'draft' });
  });
});

describe('duplicating', () => {
  it('makes a draft of the same text and pictures, and leads to it', async () => {
    const url = 'https://abc.public.blob.vercel-storage.com/news/tea.jpg';
    const image_texts = { [url]: { alt: 'Cups of tea' } };
    const article = newsRow({ title: 'Tea', featured_image_url: url, image_texts });
    stored([article]);
    const copy = { ...draft(), title: 'Tea (copy)' };
    const seen = table('post', 'news', rows([copy]));
    const { user } = await open(PATH);
    await choose(user, 'Duplicate');
    expect(await screen.findByText('A copy is saved as a draft: “Tea (copy)”.')).toBeVisible();
    const body = seen[0]?.body as Record<string, unknown>;
    expect(body).toMatchObject({
      title: 'Tea (copy)',
      content: article.content,
      status: 'draft',
      featured_image_url: url,
      additional_images: [],
      image_texts,
    });
    expect(body).not.toHaveProperty('slug');
    expect(body).not.toHaveProperty('published_at');
    expect(body.id).not.toBe(article.id);
    expect(screen.getByRole('link', { name: 'Edit the copy' })).toHaveAttribute(
      'href',
      `/admin/news/edit/${copy.id}`,
    );
  });
});

describe('an action that fails', () => {
  it.each([
    ['Publish', draft(), 'patch', 'An error occurred while updating the news article'],
    ['Back to draft', newsRow({ title: 'Tea' }), 'patch', /while updating the news article/],
    ['Duplicate', draft(), 'post', 'An error occurred while creating the news article'],
  ] as const)(
    '%s: says why, and the article stays as it was',
    async (action, article, method, text) => {
      stored([article]);
      table(method, 'news', noNetwork);
      const { user } = await open(PATH);
      await choose(user, action);
      const alert = await alerted();
      expect(alert).toHaveTextContent(text);
      expect(alert).toHaveTextContent('Tea');
      expect(alert).toHaveTextContent('The server cannot be reached.');
      expect(await more()).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('says that the article is gone, and takes it off the list', async () => {
    stored([draft()], []);
    table('patch', 'news', rows([]));
    const { user } = await open(PATH);
    await choose(user, 'Publish');
    expect(await alerted()).toHaveTextContent('It no longer exists.');
    expect(await screen.findByText(/There are no articles yet/)).toBeVisible();
  });

  it('goes on after a sign-in where the session has expired', async () => {
    acceptsSignIn();
    const article = draft();
    stored([article]);
    const expired = databaseError(401, 'PGRST303', 'JWT expired');
    table('patch', 'news', expired, rows([{ ...article, status: 'published' }]));
    const { user } = await open(PATH);
    await choose(user, 'Publish');
    await screen.findByRole('dialog', { name: 'Sign in to go on' });
    await signInWith(user, EMAIL, 'a demo password', 'Sign in and go on');
    expect(await screen.findByText(/“Tea” is on the site|“Tea” is saved/)).toBeVisible();
  });
});
